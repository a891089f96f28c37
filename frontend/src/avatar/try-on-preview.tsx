import { ALIEN_POSES, type AlienPose } from 'game-scenes/art-core/alien-catalogue';
import Hand from 'lucide-react/icons/hand';
import PartyPopper from 'lucide-react/icons/party-popper';
import PersonStanding from 'lucide-react/icons/person-standing';
import { useState } from 'react';
import type { AvatarItem } from '../api/types';
import type { Wardrobe } from '../ui/alien-parts';
import { FittingStage } from './fitting-stage';
import { PriceTag } from './price-tag';
import { isSame } from './try-on.hook';
import { KINDS, isWornKind } from './wardrobe';
import './try-on-preview.css';

const POSES: Record<AlienPose, { label: string; Icon: typeof Hand }> = {
  idle: { label: 'Stand', Icon: PersonStanding },
  wave: { label: 'Wave', Icon: Hand },
  cheer: { label: 'Cheer', Icon: PartyPopper },
};

interface TryOnPreviewProps {
  shown: Wardrobe;
  trying: AvatarItem | null;
  /** Undefined until the catalogue has loaded. */
  items?: readonly AvatarItem[];
}

/** Large preview of the alien with all chosen and tried-on parts, in a pose of the member's choice. */
export function TryOnPreview({ shown, trying, items }: TryOnPreviewProps) {
  const [pose, setPose] = useState<AlienPose>('wave');
  const parts = KINDS.flatMap(({ kind }) => {
    if (!isWornKind(kind)) return [];
    const itemId = shown[kind];
    const item = items?.find((each) => isSame(each, { itemType: kind, itemId }));
    return [item?.name ?? (items ? itemId : wordsOf(itemId))];
  });
  return (
    <div className="customizer__stage">
      <FittingStage
        wardrobe={shown}
        title={`Your alien: ${parts.join(', ')}`}
        pose={pose}
        heldUp={trying?.itemType === 'sticker' ? trying.image : null}
      />
      <p className="center customizer__tried" role="status">
        {trying !== null && (
          <PriceTag kind="tried">{isWornKind(trying.itemType) ? 'Trying on' : 'Looking at'}</PriceTag>
        )}
      </p>
      <div className="customizer__poses" role="group" aria-label="Pose">
        {ALIEN_POSES.map((each) => {
          const { label, Icon } = POSES[each];
          return (
            <button
              key={each}
              type="button"
              className="cut-picture"
              aria-pressed={pose === each}
              onClick={() => setPose(each)}
            >
              <Icon className="wide-only" size={18} aria-hidden="true" />
              <span>{label}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Returns a name made of the id, such as 'Space helmet'. */
function wordsOf(itemId: string): string {
  const words = itemId.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
