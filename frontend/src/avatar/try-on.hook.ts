import { useState } from 'react';
import type { AvatarItemType } from '../api/store';
import type { AvatarItem } from '../api/types';
import type { Wardrobe } from '../ui/alien-parts';
import { isWornKind } from './wardrobe';

/** Holds the state of the customizer, starting with the member's current avatar. */
export function useTryOn(worn: Wardrobe) {
  const [chosen, setChosen] = useState(worn);
  const [trying, setTrying] = useState<AvatarItem | null>(null);
  const shown =
    trying !== null && isWornKind(trying.itemType) ? { ...chosen, [trying.itemType]: trying.itemId } : chosen;
  return {
    /** The chosen owned parts, which can be saved. */
    chosen,
    /** The item that is tried on without being owned. */
    trying,
    /** The parts shown in the preview. */
    shown,
    /** Puts an owned part on. */
    wear: (kind: AvatarItemType, itemId: string) => {
      if (isWornKind(kind)) setChosen((before) => ({ ...before, [kind]: itemId }));
      setTrying((before) => (before?.itemType === kind ? null : before));
    },
    /** Tries on an item that is not owned; a second call takes it off. */
    tryOn: (item: AvatarItem) =>
      setTrying((before) => (before !== null && isSame(before, item) ? null : item)),
  };
}

type ItemId = Pick<AvatarItem, 'itemType' | 'itemId'>;

export function isSame(one: ItemId, other: ItemId): boolean {
  return one.itemType === other.itemType && one.itemId === other.itemId;
}
