import type { ItemType } from './item-type.js';

/** An item a member has bought, and how many copies they have. */
export class InventoryItemDto {
  itemType!: ItemType;
  itemId!: string;
  copies!: number;
}
