import type { DirectMessage } from '../../api/types';

type GivenItem = NonNullable<DirectMessage['gift']>;

/** What a gift is called where it is not seen. */
export function giftText({ itemType, name }: GivenItem, isMine: boolean): string {
  const what = itemType === 'sticker' ? `the sticker ${name}` : `a copy of ${name}`;
  return isMine ? `You gave ${what}` : `Gave you ${what}`;
}

/** The address of a thing's picture. */
export function itemPicture({ itemType, itemId, image }: GivenItem): string {
  return image ?? `/items/${itemType}-${itemId}.svg`;
}
