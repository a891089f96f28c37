/** However much a round pays, no more coins than these fly. */
const MAX_COINS = 10;

/** The coins leave one after another. */
const STAGGER_MS = 35;

/** A coin pops out of the panel, then flies; `coin-flight.css` says the same. */
const POP_MS = 150;
const ARC_MS = 450;

/** Width of a flying coin. */
const COIN_PX = 34;

/** How far around the middle of the panel the coins pop out. */
const MAX_SPREAD_PX = 90;

/** One coin of a payment, on its way to the balance. */
export interface FlyingCoin {
  id: number;
  /** CSS `offset-path`, in px of the window. */
  path: string;
  /** From the payment to its appearance. */
  delayMs: number;
  /** From the payment to its arrival. */
  arrivesAfterMs: number;
  /** How much smaller the coin is that it becomes part of. */
  landingScale: number;
  /** Coins of the balance that have arrived with it, those before it included. */
  landed: number;
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
    const delayMs = index * STAGGER_MS;
    newestId += 1;
    return {
      id: newestId,
      path: arc(popPoint(start, index, count), centreOf(landing), index),
      delayMs,
      arrivesAfterMs: delayMs + POP_MS + ARC_MS,
      landingScale: landing.width / COIN_PX,
      landed: Math.round((amount * (index + 1)) / count),
    };
  });
}

function centreOf({ x, y, width, height }: DOMRect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a coin pops out: the coins stand in a loose heap, each somewhere else. */
function popPoint(start: DOMRect, index: number, count: number): Point {
  const { x, y } = centreOf(start);
  const spread = Math.min(start.width, MAX_SPREAD_PX);
  // Steps of three tenths visit the whole width before they repeat.
  const place = count === 1 ? 0 : ((index * 3) % 10) / 10 - 0.45;
  return { x: x + place * spread, y: y + ((index % 3) - 1) * 9 };
}

/** An arc that rises over the straight way by a quarter of it, a little different for each coin. */
function arc(from: Point, to: Point, index: number): string {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const rise = Math.min(240, Math.max(48, distance * 0.25)) * (0.8 + (index % 4) * 0.15);
  const top = { x: (from.x + to.x) / 2, y: Math.max(8, Math.min(from.y, to.y) - rise) };
  return `path('M${point(from)}Q${point(top)} ${point(to)}')`;
}

function point({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
