import { useState } from 'react';
import type { AvatarItemType } from '../api/store';
import type { AvatarItem } from '../api/types';
import type { Wardrobe } from '../ui/alien-parts';
import { isWornKind } from './wardrobe';

/** What somebody tries on in the customizer. */
export interface TryOn {
  /** Owned parts, which can be saved. */
  chosen: Wardrobe;
  /** The one item that is tried on and not owned. */
  trying: AvatarItem | null;
  /** What the big alien wears. */
  shown: Wardrobe;
  /** Puts an owned part on. */
  wear: (kind: AvatarItemType, itemId: string) => void;
  /** Tries an item on that is not owned; once more takes it off. */
  tryOn: (item: AvatarItem) => void;
}

/** Holds what is tried on, beginning with what the member wears; it ends with the window. */
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
