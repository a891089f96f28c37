/**
 * Model of one member's economy: a few numbers that the API has to agree with, whatever the order of the
 * steps. It has no database, and only those items of the catalogue that its steps use.
 */

/** Items of the store, by id, with their prices. */
export const STORE = {
  7: { thing: 'face/cool-neon', price: 150 },
  15: { thing: 'coupon/avatar-20', price: 100 },
  22: { thing: 'sticker/alien-love', price: 75 },
} as const;
export type StoreId = keyof typeof STORE;
export const STORE_IDS = [7, 15, 22] as const satisfies readonly StoreId[];

/** Number of each item in a cart. */
export type Quantities = Partial<Record<StoreId, number>>;

/** Items of the customizer with their prices. */
export const AVATAR_ITEMS = {
  'color/blue': 100,
  'color/black': 250,
  'hat/crown': 500,
  'face/surprised': 150,
  'sticker/alien-love': 75,
} as const;
export type AvatarThing = keyof typeof AVATAR_ITEMS;

/** Expected answer to a step: fields of the result, or the code of the problem. */
export type Outcome = { readonly refused: string } | { readonly done: object };

const COUPON = 'coupon/avatar-20';
const DAILY_BONUS = 10;

/** Expected state of the member. */
export class EconomyModel {
  readonly copies = new Map<string, number>();
  /** Coins of the verified rounds that were not voided, newest last. */
  readonly rounds: number[] = [];
  private lastBonusDay = '';

  constructor(public coins: number) {}

  buy(quantities: Quantities): Outcome {
    const total = totalOf(quantities);
    if (total > this.coins) return { refused: 'coins.not_enough' };
    this.coins -= total;
    for (const id of STORE_IDS) this.add(STORE[id].thing, quantities[id] ?? 0);
    return { done: { totalCost: total, coins: this.coins } };
  }

  buyForAvatar(thing: AvatarThing, coupon: boolean): Outcome {
    const price = avatarPriceOf(thing, coupon);
    if (this.copiesOf(thing) > 0) return { refused: 'store.already_owned' };
    if (coupon && this.copiesOf(COUPON) === 0) return { refused: 'store.no_coupon' };
    if (price > this.coins) return { refused: 'coins.not_enough' };
    this.coins -= price;
    if (coupon) this.add(COUPON, -1);
    this.add(thing, 1);
    return { done: { coins: this.coins, coupons: this.copiesOf(COUPON) } };
  }

  claimBonus(day: string): Outcome {
    const granted = this.lastBonusDay !== day;
    const amount = granted ? DAILY_BONUS : 0;
    this.lastBonusDay = day;
    this.coins += amount;
    return { done: { granted, amount, day, coins: this.coins } };
  }

  earn(coins: number): void {
    this.rounds.push(coins);
    this.coins += coins;
  }

  voidRound(): void {
    this.coins -= Math.min(this.coins, this.rounds.pop() ?? 0);
  }

  private copiesOf(thing: string): number {
    return this.copies.get(thing) ?? 0;
  }

  private add(thing: string, copies: number): void {
    this.copies.set(thing, this.copiesOf(thing) + copies);
  }
}

function totalOf(quantities: Quantities): number {
  return STORE_IDS.reduce((sum, id) => sum + STORE[id].price * (quantities[id] ?? 0), 0);
}

/** Returns the price of an item in the customizer. */
export function avatarPriceOf(thing: AvatarThing, coupon: boolean): number {
  const full = AVATAR_ITEMS[thing];
  return coupon ? full - Math.floor(full / 5) : full;
}
