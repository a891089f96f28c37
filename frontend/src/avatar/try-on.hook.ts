import { useState } from 'react';
import type { AvatarItemType } from '../api/store';
import type { AvatarItem } from '../api/types';
import type { Wardrobe } from '../ui/alien-parts';
import { isWornKind } from './wardrobe';

/** State of the customizer. */
export interface TryOn {
  /** The chosen owned parts, which can be saved. */
  chosen: Wardrobe;
  /** The item that is tried on without being owned. */
  trying: AvatarItem | null;
  /** The parts shown in the preview. */
  shown: Wardrobe;
  /** Puts an owned part on. */
  wear: (kind: AvatarItemType, itemId: string) => void;
  /** Tries on an item that is not owned; a second call takes it off. */
  tryOn: (item: AvatarItem) => void;
}

/** Holds the state of the customizer, starting with the member's current avatar. */
export function useTryOn(worn: Wardrobe): TryOn {
  const [chosen, setChosen] = useState(worn);
  const [trying, setTrying] = useState<AvatarItem | null>(null);
  const shown =
    trying !== null && isWornKind(trying.itemType) ? { ...chosen, [trying.itemType]: trying.itemId } : chosen;
  return {
    chosen,
    trying,
    shown,
    wear: (kind, itemId) => {
      if (isWornKind(kind)) setChosen((before) => ({ ...before, [kind]: itemId }));
      setTrying((before) => (before?.itemType === kind ? null : before));
    },
    tryOn: (item) => setTrying((before) => (before !== null && isSame(before, item) ? null : item)),
  };
}

export function isSame(
  one: Pick<AvatarItem, 'itemType' | 'itemId'>,
  other: Pick<AvatarItem, 'itemType' | 'itemId'>,
): boolean {
  return one.itemType === other.itemType && one.itemId === other.itemId;
}
