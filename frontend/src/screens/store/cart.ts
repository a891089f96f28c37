import type { CartLine, Purchase, StoreItem } from '../../api/types';

/** What the server takes in one purchase. */
export const MAX_LINES = 50;
export const MAX_QUANTITY = 99;

/** So many of one item. */
export interface Line {
  item: StoreItem;
  quantity: number;
}

/** A checkout whose outcome is not known yet: only this purchase under this key may be sent again. */
export interface Attempt {
  key: string;
  purchase: Purchase;
}

/** What a member has put aside, and the checkout that is on its way. */
export interface Cart {
  lines: readonly Line[];
  attempt: Attempt | null;
}

export const EMPTY_CART: Cart = { lines: [], attempt: null };

/** Adding an item again makes a line, adding it again raises its quantity (§4); a full cart stays as it is. */
export function withItem(cart: Cart, item: StoreItem): Cart {
  const quantity = quantityOf(cart, item.id);
  if (quantity > 0) return withQuantity(cart, item.id, Math.min(quantity + 1, MAX_QUANTITY));
  if (cart.lines.length >= MAX_LINES) return cart;
  return { ...cart, lines: [...cart.lines, { item, quantity: 1 }] };
}

/** Sets how many of an item are wanted; below 1 its line goes (§4). */
export function withQuantity(cart: Cart, itemId: number, quantity: number): Cart {
  const lines = cart.lines
    .map((line) => (line.item.id === itemId ? { ...line, quantity } : line))
    .filter((line) => line.quantity >= 1);
  return { ...cart, lines };
}

/** What is left after a purchase: more than was bought may have been put in meanwhile. */
export function afterPurchase(cart: Cart, bought: Purchase): Cart {
  const left = bought.items.reduce(
    (rest, { id, quantity }) => withQuantity(rest, id, quantityOf(rest, id) - quantity),
    cart,
  );
  return { ...left, attempt: null };
}

/** The cart at the store's present prices, without what it no longer sells. */
export function atPresentPrices(cart: Cart, items: readonly StoreItem[]): Cart {
  const sold = new Map(items.map((item) => [item.id, item]));
  const lines = cart.lines.flatMap(({ item, quantity }) => {
    const present = sold.get(item.id);
    return present === undefined ? [] : [{ item: present, quantity }];
  });
  return { ...cart, lines };
}

export function quantityOf(cart: Cart, itemId: number): number {
  return cart.lines.find(({ item }) => item.id === itemId)?.quantity ?? 0;
}

/** Coins for everything in it. */
export function totalOf({ lines }: Cart): number {
  return lines.reduce((total, { item, quantity }) => total + item.price * quantity, 0);
}

/** How many things are in it, copies counted. */
export function countOf({ lines }: Cart): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

/** The cart as it is sent (§7). */
export function purchaseOf(cart: Cart): Purchase {
  return { items: cart.lines.map(sentLine), totalCost: totalOf(cart) };
}

function sentLine({ item, quantity }: Line): CartLine {
  const { id, name, description, price, type, imageUrl } = item;
  return { id, name, description, price, type, imageUrl, quantity };
}
