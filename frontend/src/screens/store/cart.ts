import type { Purchase, StoreItem } from '../../api/types';

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

const EMPTY_CART: Cart = { lines: [], attempt: null };

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
  const items = cart.lines.map(({ item, quantity }) => {
    const { id, name, description, price, type, imageUrl } = item;
    return { id, name, description, price, type, imageUrl, quantity };
  });
  return { items, totalCost: totalOf(cart) };
}

/** Cache of the last cart, by its stored text: React needs the same object while nothing changes. */
let latest: { userId: number; text: string | null; cart: Cart } | null = null;
/** Fallback without working storage: the cart lasts as long as the page and replaces the stored one. */
const memory = new Map<number, string>();
const listeners = new Set<() => void>();

const nameOf = (userId: number): string => `cart:${userId}`;

/** Returns a member's current cart, including changes by other tabs. */
export function readCart(userId: number): Cart {
  const text = storedText(userId);
  if (latest?.userId !== userId || latest.text !== text) latest = { userId, text, cart: parsed(text) };
  return latest.cart;
}

/** Changes a member's cart in all tabs and returns it. */
export function changeCart(userId: number, change: (cart: Cart) => Cart): Cart {
  const cart = change(readCart(userId));
  const text = JSON.stringify(cart);
  try {
    localStorage.setItem(nameOf(userId), text);
    memory.delete(userId);
  } catch {
    memory.set(userId, text);
  }
  for (const listener of listeners) listener();
  return cart;
}

/** Calls back whenever a cart changes, here or in another tab. Returns a stop function. */
export function subscribeToCarts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function storedText(userId: number): string | null {
  const unwritten = memory.get(userId);
  if (unwritten !== undefined) return unwritten;
  try {
    return localStorage.getItem(nameOf(userId));
  } catch {
    return null;
  }
}

/** Stored carts are validated; invalid lines are dropped. */
function parsed(text: string | null): Cart {
  try {
    const { lines, attempt } = JSON.parse(text ?? 'null') as Partial<Cart>;
    return {
      lines: Array.isArray(lines) ? lines.filter(isLine).slice(0, MAX_LINES) : [],
      attempt: isAttempt(attempt) ? attempt : null,
    };
  } catch {
    return EMPTY_CART;
  }
}

function isLine(line: Partial<Line> | null): line is Line {
  const { item, quantity = 0 } = line ?? {};
  return (
    Number.isInteger(item?.id) &&
    typeof item?.price === 'number' &&
    typeof item.name === 'string' &&
    typeof item.imageUrl === 'string' &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_QUANTITY
  );
}

function isAttempt(attempt: Partial<Attempt> | null | undefined): attempt is Attempt {
  return typeof attempt?.key === 'string' && Array.isArray(attempt.purchase?.items);
}
