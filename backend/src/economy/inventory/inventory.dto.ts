import type { ItemType } from './item-type.js';

/** Something a member has bought, and how many of it they have. */
export class InventoryItemDto {
  itemType!: ItemType;
  itemId!: string;
  copies!: number;
}
