import { randomBytes } from 'node:crypto';
import type { AvatarReceiptDto, PurchaseReceiptDto, StoreItemDto } from '../economy/store/store.dto.js';
import type { TestApp, TestMember } from './app.js';
import type { Answer } from './client.js';

/** A cart as `POST /api/store/purchase` takes it. */
export interface Cart {
  readonly items: readonly (Omit<StoreItemDto, 'itemType' | 'itemId'> & { readonly quantity: number })[];
  readonly totalCost: number;
}

/** Something owned, as `GET /api/user/inventory` answers it. */
export interface Owned {
  readonly itemType: string;
  readonly itemId: string;
  readonly copies: number;
}

/** A key that no other request has. */
export const freshKey = (): string => randomBytes(12).toString('hex');

const items = new WeakMap<TestApp, Promise<readonly StoreItemDto[]>>();

/** What the store sells, asked once for each app. */
export function storeItems(app: TestApp): Promise<readonly StoreItemDto[]> {
  const known = items.get(app) ?? readItems(app);
  items.set(app, known);
  return known;
}

async function readItems(app: TestApp): Promise<readonly StoreItemDto[]> {
  return (await app.aVisitor().get<StoreItemDto[]>('/api/store/items')).body;
}

/** A cart with so many of each item, by the items' ids, at the store's prices. */
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

/** Has a member send a cart; whatever comes back. */
export function buy(
  member: TestMember,
  cart: unknown,
  key = freshKey(),
): Promise<Answer<PurchaseReceiptDto>> {
  return member.client.post('/api/store/purchase', cart, { headers: { 'Idempotency-Key': key } });
}

/** Has a member buy something in the customizer; whatever comes back. */
export function buyForAvatar(
  member: TestMember,
  input: unknown,
  key = freshKey(),
): Promise<Answer<AvatarReceiptDto>> {
  return member.client.post('/api/store/purchase-avatar-item', input, {
    headers: { 'Idempotency-Key': key },
  });
}

/** What the member has bought. */
export async function inventoryOf(member: TestMember): Promise<readonly Owned[]> {
  return (await member.client.get<Owned[]>('/api/user/inventory')).body;
}

/** How many copies of a thing the member has. */
export async function copiesOf(member: TestMember, itemId: string): Promise<number> {
  return (await inventoryOf(member)).find((owned) => owned.itemId === itemId)?.copies ?? 0;
}
