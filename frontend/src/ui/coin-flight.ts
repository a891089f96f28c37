import { coinsText } from '../lib/coins-text';
import { sharedValue } from '../lib/shared-value';
import { coinsFrom, flightMs } from './coin-flight-path';
import type { FlyingCoin } from './coin-flight-path';
import { useCountUp } from './count-up.hook';
import { prefersReducedMotion } from './reduced-motion';

/** How long the balance glows after the coins have landed. */
const GLOW_MS = 300;

/** The floating balance stays open for a moment, so that the new balance can be read. */
const FLOATING_BALANCE_STAYS_MS = 1600;
const FLOATING_BALANCE_LEAVES_MS = 200;

/** A rise of the balance up to this long before the coins start is taken as their payment. */
const RISE_IS_RECENT_MS = 1000;

/** State of the coins flying to the balance. */
export interface CoinFlight {
  /** The balance before the coins, shown until they have landed; null when none fly. */
  held: number | null;
  coins: readonly FlyingCoin[];
  /** True just after the coins have landed. */
  hasJustLanded: boolean;
  /** Opened if no other balance is visible. */
  floatingBalance: 'none' | 'open' | 'leaving';
  /** Announcement for screen readers. */
  announcement: string;
}

const NOTHING: CoinFlight = {
  held: null,
  coins: [],
  hasJustLanded: false,
  floatingBalance: 'none',
  announcement: '',
};

const flight = sharedValue(NOTHING);
/** Balance from the server; null without a member. */
let known: number | null = null;
let latestRise = { from: 0, at: -Infinity };
/** Payments in the air, and the balance after all of them. */
let flying = 0;
let promised = 0;
const landings = new Set<Element>();
const timers = new Set<ReturnType<typeof setTimeout>>();

/** Returns the state of the coins flying to the balance. */
export const useCoinFlight = flight.useValue;

/** Returns the number a balance shows: it waits for coins in the air, then counts up to the server's `balance`. */
export function useShownBalance(balance: number): number {
  const { held } = useCoinFlight();
  return useCountUp(held ?? balance, held === null);
}

/**
 * Animates the coins paid for a round: they fly from the coin in its panel to the balance, which then counts up.
 * If no balance is visible, a floating one opens. With reduced motion the balance changes at once. Does nothing
 * without a balance (a visitor) or without coins.
 */
export function flyCoins(from: Element, amount: number): void {
  if (known === null || amount <= 0) return;
  const hasJustRisen =
    performance.now() - latestRise.at < RISE_IS_RECENT_MS && known - amount >= latestRise.from;
  const held = flight.get().held ?? (hasJustRisen ? latestRise.from : known);
  promised = (flying === 0 ? held : promised) + amount;
  flying += 1;
  const needsBalance = flight.get().floatingBalance !== 'none' || landingInSight() === undefined;
  publish({ held, hasJustLanded: false, floatingBalance: needsBalance ? 'open' : 'none' });
  const start = coinIn(from);
  // By then the floating balance has been rendered.
  later(0, () => {
    const landing = landingInSight();
    const coins = landing && !prefersReducedMotion() ? coinsFrom(start, landing, amount) : [];
    publish({ coins: [...flight.get().coins, ...coins] });
    later(flightMs(coins.length), () => land(coins));
  });
}

/** Cancels a running flight: removes the coins and shows the full balance. */
export function cancelCoinFlight(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  flying = 0;
  publish({ ...NOTHING, announcement: flight.get().announcement });
}

/** Sets the balance from the server. */
export function publishBalance(balance: number): void {
  if (known !== null && balance > known) latestRise = { from: known, at: performance.now() };
  known = balance;
}

/** Resets everything when the navigation unmounts, i.e. when the member is gone. */
export function forgetBalance(): void {
  cancelCoinFlight();
  known = null;
  latestRise = { from: 0, at: -Infinity };
  publish(NOTHING);
}

/** Ref callback of a balance that coins may fly to. */
export function coinLanding(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined;
  landings.add(element);
  return () => void landings.delete(element);
}

/** Removes landed coins; the last ones in the air let the balance count up. */
function land(coins: readonly FlyingCoin[]): void {
  flying -= 1;
  publish({ coins: flight.get().coins.filter((coin) => !coins.includes(coin)) });
  if (flying > 0) return;
  latestRise = { from: 0, at: -Infinity };
  publish({ held: null, hasJustLanded: true, announcement: `Your balance: ${coinsText(promised)}` });
  later(GLOW_MS, () => publish({ hasJustLanded: false }));
  if (flight.get().floatingBalance === 'none') return;
  later(FLOATING_BALANCE_STAYS_MS, () => {
    if (flying > 0) return;
    publish({ floatingBalance: 'leaving' });
    later(FLOATING_BALANCE_LEAVES_MS, () => {
      if (flying === 0) publish({ floatingBalance: 'none' });
    });
  });
}

/** Returns the box of the coin drawn in an element, or of the element itself. */
function coinIn(element: Element): DOMRect {
  return (element.querySelector('svg') ?? element).getBoundingClientRect();
}

/** Returns the box of the coin of the first visible balance. */
function landingInSight(): DOMRect | undefined {
  const boxes = [...landings].map(coinIn);
  return boxes.find(
    ({ width, left, right, top, bottom }) =>
      width > 0 && left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight,
  );
}

function publish(changes: Partial<CoinFlight>): void {
  flight.set({ ...flight.get(), ...changes });
}

function later(milliseconds: number, task: () => void): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    task();
  }, milliseconds);
  timers.add(timer);
}
