import CircleAlert from 'lucide-react/icons/circle-alert';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { Wardrobe } from '../ui/alien-parts';
import { Button } from '../ui/button';
import { Skeleton, SkeletonGroup } from '../ui/skeleton';
import { TryOnPreview } from './try-on-preview';

const PLACES = Array.from({ length: 6 }, (_, place) => place);

/** Returns a name made of the id, such as 'Space helmet', until the catalogue has loaded. */
const wordsOf = (_kind: string, itemId: string): string => {
  const words = itemId.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Loading state: the current avatar beside placeholder cards. */
export function CustomizerSkeleton({ wardrobe }: { wardrobe: Wardrobe }) {
  return (
    <>
      <TryOnPreview shown={wardrobe} trying={null} nameOf={wordsOf} />
      <div className="customizer__side customizer__side--waiting">
        <SkeletonGroup>
          <div className="customizer__options">
            {PLACES.map((place) => (
              <Skeleton key={place} width="100%" height="min(244px, 38vw)" />
            ))}
          </div>
        </SkeletonGroup>
      </div>
    </>
  );
}

interface CustomizerErrorProps {
  wardrobe: Wardrobe;
  isRetrying: boolean;
  onRetry: () => void;
}

export function CustomizerError({ wardrobe, isRetrying, onRetry }: CustomizerErrorProps) {
  return (
    <>
      <TryOnPreview shown={wardrobe} trying={null} nameOf={wordsOf} />
      <div className="customizer__side customizer__side--waiting customizer__error">
        <p role="alert">
          <CircleAlert size={20} aria-hidden="true" />
          The wardrobe could not be loaded.
        </p>
        <Button isPending={isRetrying} pendingLabel="Loading..." onClick={onRetry}>
          <RefreshCw size={18} aria-hidden="true" />
          Try again
        </Button>
      </div>
    </>
  );
}
