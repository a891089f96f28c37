import { randomBytes } from 'node:crypto';
import type {
  AvatarReceiptDto,
  PurchaseReceiptDto,
  StoreItemDto,
} from '../../src/economy/store/store.dto.js';
import type { TestApp, TestMember } from './app.js';
import type { Answer } from './client.js';

/** A cart as `POST /api/store/purchase` takes it. */
export interface Cart {
  readonly items: readonly (Omit<StoreItemDto, 'itemType' | 'itemId'> & { readonly quantity: number })[];
  readonly totalCost: number;
}

/** An owned item, as `GET /api/user/inventory` answers it. */
export interface Owned {
  readonly itemType: string;
  readonly itemId: string;
  readonly copies: number;
}

/** Returns a unique key for a request. */
export const freshKey = (): string => randomBytes(12).toString('hex');

const items = new WeakMap<TestApp, Promise<readonly StoreItemDto[]>>();

/** Returns the store's items, requested once for each app. */
export function storeItems(app: TestApp): Promise<readonly StoreItemDto[]> {
  const known = items.get(app) ?? readItems(app);
  items.set(app, known);
  return known;
}

async function readItems(app: TestApp): Promise<readonly StoreItemDto[]> {
  return (await app.aVisitor().get<StoreItemDto[]>('/api/store/items')).body;
}

/** Builds a cart from quantities by item id, at the store's prices. */
export async function cartOf(app: TestApp, quantities: Readonly<Record<number, number>>): Promise<Cart> {
  const sold = await storeItems(app);
  const lines = Object.entries(quantities).map(([id, quantity]) => {
    const item = sold.find((each) => each.id === Number(id));
    if (!item) throw new Error(`The store does not sell ${id}.`);
    const { itemType: _type, itemId: _id, ...line } = item;
    return { ...line, quantity };
  });
  return {
    items: lines,
    totalCost: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  };
}

/** Purchases a cart and returns the answer, whatever its status. */
export function buy(
  member: TestMember,
  cart: unknown,
  key = freshKey(),
): Promise<Answer<PurchaseReceiptDto>> {
  return member.client.post('/api/store/purchase', cart, { headers: { 'Idempotency-Key': key } });
}

/** Sends an avatar purchase and returns the answer, whatever its status. */
export function buyForAvatar(
  member: TestMember,
  input: unknown,
  key = freshKey(),
): Promise<Answer<AvatarReceiptDto>> {
  return member.client.post('/api/store/purchase-avatar-item', input, {
    headers: { 'Idempotency-Key': key },
  });
}

/** Returns the member's inventory. */
export async function inventoryOf(member: TestMember): Promise<readonly Owned[]> {
  return (await member.client.get<Owned[]>('/api/user/inventory')).body;
}

/** Returns how many copies of an item the member has. */
export async function copiesOf(member: TestMember, itemId: string): Promise<number> {
  return (await inventoryOf(member)).find((owned) => owned.itemId === itemId)?.copies ?? 0;
}
