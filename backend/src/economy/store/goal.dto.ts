import { IsIn } from 'class-validator';
import { IsItemId, ITEM_TYPES, type ItemType } from '../inventory/item-type.js';

/** The item to save for, by its type and id in the catalogues. */
export class GoalChoiceDto {
  @IsIn(ITEM_TYPES, { message: 'There is no such kind of item.' })
  itemType!: ItemType;

  @IsItemId()
  itemId!: string;
}

/** An item that a member saves for. */
export class GoalDto {
  itemType!: ItemType;
  itemId!: string;
  name!: string;
  /** Coins, in the store or else in the customizer. */
  price!: number;
  /** Address of its picture. */
  imageUrl!: string;
  /** Id of the store's item for it; null if only the customizer sells it. */
  storeItemId!: number | null;
}

/** What a member saves for, and how fast they earn. */
export class GoalAnswerDto {
  /** Null without a goal, and while its item is not sold. */
  goal!: GoalDto | null;
  /** Name of the goal's item while it is not sold; otherwise null. */
  leftStore!: string | null;
  /** Mean coins of the member's last ten paid rounds, with fractions; 15 before the first. */
  coinsPerRound!: number;
}
