import type { AvatarItem, StoreItem } from '../api/types';

/** An item of the store with default values. */
export function aStoreItem(changes: Partial<StoreItem> = {}): StoreItem {
  return {
    id: 5,
    name: 'Royal Crown',
    description: 'A crown that glows.',
    price: 1000,
    type: 'cosmetic',
    imageUrl: '/items/hat-crown-neon.svg',
    itemType: 'hat',
    itemId: 'crown-neon',
    ...changes,
  };
}

/** An avatar item with default values. */
export function anAvatarItem(changes: Partial<AvatarItem> = {}): AvatarItem {
  const { itemType = 'hat', itemId = 'crown' } = changes;
  return {
    itemType,
    itemId,
    name: itemId,
    price: 0,
    image: itemId === 'none' ? null : `/items/${itemType}-${itemId}.svg`,
    isFree: false,
    isOnSale: true,
    storeItemId: null,
    ...changes,
  };
}
