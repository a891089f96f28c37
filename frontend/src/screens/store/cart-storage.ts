import { EMPTY_CART, MAX_LINES, MAX_QUANTITY } from './cart';
import type { Attempt, Cart, Line } from './cart';

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
