/**
 * Model of one member's economy: a few numbers that the API has to agree with, whatever the order of the
 * steps. It has no database, and only those items of the catalogue that its steps use.
 */

/** Items of the store, by id, with their initial prices. */
export const STORE = {
  5: { thing: 'hat/crown-neon', price: 1000 },
  7: { thing: 'face/cool-neon', price: 150 },
  15: { thing: 'coupon/avatar-20', price: 100 },
  20: { thing: 'sticker/alien-peace', price: 50 },
  22: { thing: 'sticker/alien-love', price: 75 },
} as const;
export type StoreId = keyof typeof STORE;

/** Items of the customizer with their price, or the store item that sets it. */
export const AVATAR_ITEMS = {
  'color/green': 0,
  'color/blue': 100,
  'color/black': 250,
  'hat/none': 0,
  'hat/space-helmet': 150,
  'hat/crown': 500,
  'hat/crown-neon': { storeId: 5 },
  'face/smile': 0,
  'face/surprised': 150,
  'face/cool-neon': { storeId: 7 },
  'accessory/none': 0,
  'accessory/glasses': 100,
  'sticker/alien-peace': 0,
  'sticker/alien-love': { storeId: 22 },
} as const satisfies Record<string, number | { storeId: StoreId }>;
export type AvatarThing = keyof typeof AVATAR_ITEMS;

/** One step of a test run. */
export type Step =
  | { readonly kind: 'buy'; readonly quantities: Partial<Record<StoreId, number>>; readonly wrongBy: number }
  | {
      readonly kind: 'buyForAvatar';
      readonly thing: AvatarThing;
      readonly coupon: boolean;
      readonly wrongBy: number;
    }
  | { readonly kind: 'sendAgain'; readonly which: number }
  | { readonly kind: 'reuseKey'; readonly which: number }
  | { readonly kind: 'wear'; readonly thing: AvatarThing }
  | { readonly kind: 'claimBonus' }
  | { readonly kind: 'play'; readonly hits: number }
  | { readonly kind: 'voidRound' }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'setBonus'; readonly amount: number }
  | { readonly kind: 'setPrice'; readonly id: StoreId; readonly price: number };

/** Expected answer to a step: fields of the result, or the code of the problem. */
export type Outcome = { readonly refused: string } | { readonly done: object };

const COUPON = 'coupon/avatar-20';

/** Expected state of the member. */
export class EconomyModel {
  readonly copies = new Map<string, number>();
  readonly worn: Record<string, string> = { color: 'green', hat: 'none', face: 'smile', accessory: 'none' };
  readonly prices = new Map<StoreId, number>();
  /** Coins of the verified rounds that were not voided, newest last. */
  readonly rounds: number[] = [];
  private dailyBonus = 10;
  private lastBonusDay = '';

  constructor(public coins: number) {
    for (const id of [5, 7, 15, 20, 22] as const) this.prices.set(id, STORE[id].price);
  }

  totalOf(quantities: Partial<Record<StoreId, number>>): number {
    return linesOf(quantities).reduce((sum, [id, quantity]) => sum + this.priceOf(id) * quantity, 0);
  }

  priceOf(id: StoreId): number {
    return this.prices.get(id) ?? 0;
  }

  /** Returns the price of an item in the customizer. */
  avatarPriceOf(thing: AvatarThing, coupon: boolean): number {
    const item: number | { readonly storeId: StoreId } = AVATAR_ITEMS[thing];
    const full = typeof item === 'number' ? item : this.priceOf(item.storeId);
    return coupon ? full - Math.floor(full / 5) : full;
  }

  buy(quantities: Partial<Record<StoreId, number>>, wrongBy: number): Outcome {
    if (wrongBy !== 0) return { refused: 'store.price_changed' };
    const total = this.totalOf(quantities);
    if (total > this.coins) return { refused: 'coins.not_enough' };
    this.coins -= total;
    for (const [id, quantity] of linesOf(quantities)) this.add(STORE[id].thing, quantity);
    return { done: { totalCost: total, coins: this.coins } };
  }

  buyForAvatar(thing: AvatarThing, coupon: boolean, wrongBy: number): Outcome {
    const price = this.avatarPriceOf(thing, coupon);
    if (price === 0) return { refused: 'store.is_free' };
    if (thing.endsWith('-neon')) return { refused: 'store.sold_in_store' };
    if (this.copiesOf(thing) > 0) return { refused: 'store.already_owned' };
    if (wrongBy !== 0) return { refused: 'store.price_changed' };
    if (coupon && this.copiesOf(COUPON) === 0) return { refused: 'store.no_coupon' };
    if (price > this.coins) return { refused: 'coins.not_enough' };
    this.coins -= price;
    if (coupon) this.add(COUPON, -1);
    this.add(thing, 1);
    if (!thing.startsWith('sticker/')) this.putOn(thing);
    return { done: { coins: this.coins, coupons: this.copiesOf(COUPON) } };
  }

  wear(thing: AvatarThing): Outcome {
    if (AVATAR_ITEMS[thing] !== 0 && this.copiesOf(thing) === 0) return { refused: 'avatar.not_owned' };
    this.putOn(thing);
    return { done: {} };
  }

  claimBonus(day: string): Outcome {
    const granted = this.dailyBonus > 0 && this.lastBonusDay !== day;
    const amount = granted ? this.dailyBonus : 0;
    if (granted) this.lastBonusDay = day;
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

  setBonus(amount: number): void {
    this.dailyBonus = amount;
  }

  copiesOf(thing: string): number {
    return this.copies.get(thing) ?? 0;
  }

  private add(thing: string, copies: number): void {
    this.copies.set(thing, this.copiesOf(thing) + copies);
  }

  private putOn(thing: AvatarThing): void {
    const [part = '', id = ''] = thing.split('/');
    this.worn[part] = id;
  }
}

/** Returns the lines of a cart as pairs of id and quantity. */
export function linesOf(quantities: Partial<Record<StoreId, number>>): [id: StoreId, quantity: number][] {
  return ([5, 7, 15, 20, 22] as const).flatMap((id): [StoreId, number][] => {
    const quantity = quantities[id];
    return quantity === undefined ? [] : [[id, quantity]];
  });
}
