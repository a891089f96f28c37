import type { CartLine, Purchase, StoreItem } from '../../api/types';

/** Limits of the server for one purchase. */
export const MAX_LINES = 50;
export const MAX_QUANTITY = 99;

/** An item and its quantity. */
export interface Line {
  item: StoreItem;
  quantity: number;
}

/** A checkout with an unknown outcome: only this purchase may be sent again, with this key. */
export interface Attempt {
  key: string;
  purchase: Purchase;
}

/** A member's cart, and the checkout in progress. */
export interface Cart {
  lines: readonly Line[];
  attempt: Attempt | null;
}

export const EMPTY_CART: Cart = { lines: [], attempt: null };

/** Adds an item, or raises its quantity if it is already there (§4). A full cart stays as it is. */
export function withItem(cart: Cart, item: StoreItem): Cart {
  const quantity = quantityOf(cart, item.id);
  if (quantity > 0) return withQuantity(cart, item.id, Math.min(quantity + 1, MAX_QUANTITY));
  if (cart.lines.length >= MAX_LINES) return cart;
  return { ...cart, lines: [...cart.lines, { item, quantity: 1 }] };
}

/** Sets the quantity of an item; a quantity below 1 removes the line (§4). */
export function withQuantity(cart: Cart, itemId: number, quantity: number): Cart {
  const lines = cart.lines
    .map((line) => (line.item.id === itemId ? { ...line, quantity } : line))
    .filter((line) => line.quantity >= 1);
  return { ...cart, lines };
}

/** Subtracts the bought quantities, as more may have been added during the purchase. */
export function afterPurchase(cart: Cart, bought: Purchase): Cart {
  const left = bought.items.reduce(
    (rest, { id, quantity }) => withQuantity(rest, id, quantityOf(rest, id) - quantity),
    cart,
  );
  return { ...left, attempt: null };
}

/** Returns the cart at current prices, without items no longer on sale. */
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

/** Returns the price of everything in the cart. */
export function totalOf({ lines }: Cart): number {
  return lines.reduce((total, { item, quantity }) => total + item.price * quantity, 0);
}

/** Returns the number of things in the cart, including copies. */
export function countOf({ lines }: Cart): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

/** Returns the cart as it is sent (§7). */
export function purchaseOf(cart: Cart): Purchase {
  return { items: cart.lines.map(sentLine), totalCost: totalOf(cart) };
}

function sentLine({ item, quantity }: Line): CartLine {
  const { id, name, description, price, type, imageUrl } = item;
  return { id, name, description, price, type, imageUrl, quantity };
}
