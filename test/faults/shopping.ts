import assert from 'node:assert/strict';
import type { Answer, Client } from './client.js';
import type { MemberTask } from './member-task.js';
import type { Random } from './random.js';
import { SiteLost } from './site.js';

interface StoreItem {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly type: string;
  readonly imageUrl: string;
  readonly itemType: string;
  readonly itemId: string;
}

interface AvatarItem {
  readonly itemType: string;
  readonly itemId: string;
  readonly price: number;
}

interface Owned {
  readonly itemType: string;
  readonly itemId: string;
  readonly copies: number;
}

/** A purchase request of a member, and its answer. */
interface Purchase {
  readonly path: string;
  readonly body: object;
  readonly key: string;
  /** Price in coins. */
  readonly total: number;
  /** What the purchase adds to the inventory; a used coupon counts −1. */
  readonly things: readonly Owned[];
  outcome: 'unanswered' | 'refused' | 'made';
  /** The receipt. */
  answer?: object;
}

const COUPON = { itemType: 'coupon', itemId: 'avatar-20' };

/** Buys in the store and in the customizer. */
export class Shopping implements MemberTask {
  private readonly purchases: Purchase[] = [];
  private storeItems: readonly StoreItem[] = [];
  private avatarItems: readonly AvatarItem[] = [];

  constructor(
    private readonly name: string,
    private readonly client: Client,
    private readonly random: Random,
  ) {}

  get unanswered(): number {
    return this.purchases.filter(({ outcome }) => outcome === 'unanswered').length;
  }

  get spent(): readonly number[] {
    return this.made.map(({ total }) => -total);
  }

  async turn(): Promise<void> {
    await this.readCatalogues();
    const purchase = this.random.chance(0.6) ? this.aCart() : this.anAvatarItem();
    this.purchases.push(purchase);
    await this.send(purchase, this.random.pick([1, 1, 2, 3]));
    await this.sendUnanswered();
  }

  async sendUnanswered(): Promise<void> {
    for (const purchase of this.purchases)
      if (purchase.outcome === 'unanswered') await this.send(purchase, 1);
  }

  async assertStands(): Promise<void> {
    for (const purchase of this.made) {
      const { status, body } = await this.post(purchase);
      assert.deepEqual([status, body], [201, purchase.answer]);
    }
    const { body: inventory } = await this.client.get<Owned[]>('/api/user/inventory');
    assert.deepEqual(sums(inventory), sums(this.made.flatMap(({ things }) => things)), this.name);
  }

  private get made(): readonly Purchase[] {
    return this.purchases.filter(({ outcome }) => outcome === 'made');
  }

  private async readCatalogues(): Promise<void> {
    if (this.avatarItems.length > 0) return;
    this.storeItems = (await this.client.get<StoreItem[]>('/api/store/items')).body;
    const { body: items } =
      await this.client.get<(AvatarItem & { isFree: boolean; storeItemId: unknown })[]>(
        '/api/store/avatar-items',
      );
    this.avatarItems = items.filter(({ isFree, storeItemId }) => !isFree && storeItemId === null);
  }

  /** Returns a cart of one to three different items, including coupons and stickers. */
  private aCart(): Purchase {
    const chosen = new Set(
      Array.from({ length: this.random.whole(1, 3) }, () => this.oneOf(this.storeItems)),
    );
    const lines = [...chosen].map((item) => ({ item, quantity: this.random.whole(1, 3) }));
    const totalCost = lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);
    const items = lines.map(({ item: { itemType: _type, itemId: _id, ...line }, quantity }) => ({
      ...line,
      quantity,
    }));
    const things = lines.map(({ item: { itemType, itemId }, quantity }) => ({
      itemType,
      itemId,
      copies: quantity,
    }));
    return this.request('/api/store/purchase', { items, totalCost }, totalCost, things);
  }

  /** Returns an avatar purchase. The item may already be owned, and the coupon may be missing. */
  private anAvatarItem(): Purchase {
    const { itemType, itemId, price: full } = this.oneOf(this.avatarItems);
    const coupon = this.random.chance(0.5);
    const price = coupon ? Math.ceil((full * 4) / 5) : full;
    const things = [{ itemType, itemId, copies: 1 }, ...(coupon ? [{ ...COUPON, copies: -1 }] : [])];
    return this.request(
      '/api/store/purchase-avatar-item',
      { itemType, itemId, price, coupon },
      price,
      things,
    );
  }

  private request(path: string, body: object, total: number, things: readonly Owned[]): Purchase {
    const key = `request-${this.purchases.length + 1}`.padEnd(12, '-');
    return { path, body, key, total, things, outcome: 'unanswered' };
  }

  private oneOf<T>(choices: readonly T[]): T {
    const [first, ...others] = choices;
    assert.ok(first !== undefined, 'A catalogue is empty.');
    return this.random.pick<T>([first, ...others]);
  }

  /** Sends a purchase `times` times in parallel. Without any answer it stays unanswered. */
  private async send(purchase: Purchase, times: number): Promise<void> {
    const results = await Promise.allSettled(Array.from({ length: times }, () => this.post(purchase)));
    for (const result of results) {
      if (result.status === 'fulfilled') this.remember(purchase, result.value);
      else if (!(result.reason instanceof SiteLost)) throw result.reason;
    }
    if (results.some(({ status }) => status === 'rejected')) throw new SiteLost();
    if (purchase.outcome === 'unanswered') purchase.outcome = 'refused';
  }

  /** A refusal is ignored here, because a parallel request for the same purchase may have been accepted. */
  private remember(purchase: Purchase, { status, body }: Answer<object>): void {
    if (status === 409) return;
    assert.equal(status, 201, JSON.stringify(body));
    if (purchase.answer) assert.deepEqual(body, purchase.answer);
    purchase.answer = body;
    purchase.outcome = 'made';
  }

  private post({ path, body, key }: Purchase): Promise<Answer<object>> {
    return this.client.post<object>('purchase', path, body, { 'Idempotency-Key': key });
  }
}

/** Sums the copies of each item and omits those with a sum of 0. */
function sums(things: readonly Owned[]): Record<string, number> {
  const copies = new Map<string, number>();
  for (const { itemType, itemId, copies: more } of things) {
    const thing = `${itemType} ${itemId}`;
    copies.set(thing, (copies.get(thing) ?? 0) + more);
  }
  return Object.fromEntries(
    [...copies].filter(([, count]) => count !== 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
