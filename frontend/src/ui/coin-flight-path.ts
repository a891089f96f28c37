/** Maximum number of flying coins, whatever the payment. */
const MAX_COINS = 10;

/** Delay between two coins. */
const STAGGER_MS = 35;

/** A coin pops out of the panel, then flies; keep in sync with `coin-flight.css`. */
const POP_MS = 150;
const ARC_MS = 450;

/** Width of a flying coin. */
const COIN_PX = 34;

/** Maximum distance from the middle of the panel at which coins appear. */
const MAX_SPREAD_PX = 90;

/** One coin of a payment, flying to the balance. */
export interface FlyingCoin {
  id: number;
  /** CSS `offset-path`, in px of the window. */
  path: string;
  /** From the payment to its appearance. */
  delayMs: number;
  /** Size of the coin at the balance, relative to the flying one. */
  landingScale: number;
}

interface Point {
  x: number;
  y: number;
}

let newestId = 0;

/** Returns the coins that carry `amount` from one box of the window to the coin of a balance. */
export function coinsFrom(start: DOMRect, landing: DOMRect, amount: number): FlyingCoin[] {
  const count = Math.min(amount, MAX_COINS);
  return Array.from({ length: count }, (_, index) => {
    newestId += 1;
    return {
      id: newestId,
      path: arc(popPoint(start, index, count), centreOf(landing), index),
      delayMs: index * STAGGER_MS,
      landingScale: landing.width / COIN_PX,
    };
  });
}

/** Returns the time from the payment until its last coin has landed. */
export function flightMs(count: number): number {
  return count === 0 ? 0 : (count - 1) * STAGGER_MS + POP_MS + ARC_MS;
}

function centreOf({ x, y, width, height }: DOMRect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns the start of a coin: the coins form a loose heap, each at another place. */
function popPoint(start: DOMRect, index: number, count: number): Point {
  const { x, y } = centreOf(start);
  const spread = Math.min(start.width, MAX_SPREAD_PX);
  // Steps of three tenths cover the whole width before they repeat.
  const place = count === 1 ? 0 : ((index * 3) % 10) / 10 - 0.45;
  return { x: x + place * spread, y: y + ((index % 3) - 1) * 9 };
}

/** Returns an arc that rises by a quarter of its length, slightly different for each coin. */
function arc(from: Point, to: Point, index: number): string {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.min(240, Math.max(48, distance * 0.25)) * (0.8 + (index % 4) * 0.15);
  const top = { x: (from.x + to.x) / 2, y: Math.max(8, Math.min(from.y, to.y) - rise) };
  return `path('M${point(from)}Q${point(top)} ${point(to)}')`;
}

function point({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
