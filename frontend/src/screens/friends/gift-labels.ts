import type { DirectMessage } from '../../api/types';

type GivenItem = NonNullable<DirectMessage['gift']>;

/** Returns the text alternative of a gift. */
export function giftText({ itemType, name }: GivenItem, isMine: boolean): string {
  const what = itemType === 'sticker' ? `the sticker ${name}` : `a copy of ${name}`;
  return isMine ? `You gave ${what}` : `Gave you ${what}`;
}

/** Returns the URL of an item's picture. */
export function itemPicture({ itemType, itemId, image }: GivenItem): string {
  return image ?? `/items/${itemType}-${itemId}.svg`;
}
