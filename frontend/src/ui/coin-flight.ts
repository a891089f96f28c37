import { coinsText } from '../lib/coins-text';
import { coinsFrom } from './coin-flight-path';
import type { FlyingCoin } from './coin-flight-path';
import { prefersReducedMotion } from './reduced-motion';

/** How long the balance glows after the last coin has landed. */
const GLOW_MS = 300;

/** The floating balance stays open for a moment, so that the new balance can be read. */
const FLOATING_BALANCE_STAYS_MS = 1600;
const FLOATING_BALANCE_LEAVES_MS = 200;

/** A rise of the balance up to this long before the coins start is taken as their payment. */
const RISE_IS_RECENT_MS = 1000;

/** How long a balance not yet confirmed by the server is shown. */
const CONFIRMATION_MS = 3000;

/** State of the coins flying to the balance. */
export interface CoinFlight {
  /** Number on the balance; null before the server has sent one. */
  figure: number | null;
  /** True while the number follows the coins instead of animating by itself. */
  isCounting: boolean;
  coins: readonly FlyingCoin[];
  /** True just after the last coin has landed. */
  hasJustLanded: boolean;
  /** Opened if no other balance is visible. */
  floatingBalance: 'none' | 'open' | 'leaving';
  /** Announcement for screen readers. */
  announcement: string;
}

/** A payment whose coins have not all landed. */
interface Payment {
  /** Balance shown before the payment. */
  before: number;
  amount: number;
  landed: number;
}

const nothing: CoinFlight = {
  figure: null,
  isCounting: false,
  coins: [],
  hasJustLanded: false,
  floatingBalance: 'none',
  announcement: '',
};

let flight = nothing;
let payment: Payment | null = null;
/** Balance from the server. */
let known: number | null = null;
let latestRise = { from: 0, at: -Infinity };
const landings = new Set<Element>();
const listeners = new Set<() => void>();
const timers = new Set<ReturnType<typeof setTimeout>>();

export const currentFlight = (): CoinFlight => flight;

export function subscribeToFlight(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Animates the coins paid for a round: they fly from the coin in its panel to the balance, which counts up as
 * they arrive. If no balance is visible, a floating one opens. With reduced motion the balance changes at
 * once. Does nothing without a balance (a visitor) or without coins.
 */
export function flyCoins(from: Element, amount: number): void {
  if (known === null || amount <= 0) return;
  hold(known, amount);
  const start = coinIn(from);
  if (flight.floatingBalance !== 'none' || landingInSight() === undefined)
    publish({ floatingBalance: 'open' });
  // By then the floating balance has been rendered.
  later(0, () => setOff(start, amount));
}

/** Cancels a running flight: removes the coins and shows the full balance. */
export function cancelCoinFlight(): void {
  clearTimers();
  publish({ coins: [], hasJustLanded: false, floatingBalance: 'none' });
  if (payment !== null) end(payment);
}

/** Sets the balance from the server. Coins in flight are still added only when they arrive. */
export function publishBalance(balance: number): void {
  if (known !== null && balance > known) latestRise = { from: known, at: performance.now() };
  known = balance;
  release();
}

/** Resets everything when the navigation unmounts, i.e. when the member is gone. */
export function forgetBalance(): void {
  clearTimers();
  payment = null;
  known = null;
  latestRise = { from: 0, at: -Infinity };
  publish(nothing);
}

/** Ref callback of a balance that coins may fly to. */
export function coinLanding(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined;
  landings.add(element);
  return () => {
    landings.delete(element);
  };
}

/** Freezes the number until the coins arrive, also if the new balance arrived just before. */
function hold(balance: number, amount: number): void {
  const hasJustRisen =
    performance.now() - latestRise.at < RISE_IS_RECENT_MS && balance - amount >= latestRise.from;
  payment ??= { before: hasJustRisen ? latestRise.from : balance, amount: 0, landed: 0 };
  payment.amount += amount;
  latestRise = { from: 0, at: -Infinity };
  publish({ hasJustLanded: false });
}

function setOff(start: DOMRect, amount: number): void {
  const landing = landingInSight();
  if (landing === undefined || prefersReducedMotion()) return land(amount);
  const coins = coinsFrom(start, landing, amount);
  publish({ coins: [...flight.coins, ...coins] });
  coins.forEach((coin, index) => {
    const share = coin.landed - (coins[index - 1]?.landed ?? 0);
    later(coin.arrivesAfterMs, () => {
      publish({ coins: flight.coins.filter(({ id }) => id !== coin.id) });
      land(share);
    });
  });
}

/** Adds a share of landed coins; the last one ends the flight. */
function land(share: number): void {
  if (payment === null) return;
  payment.landed += share;
  publish({});
  if (payment.landed < payment.amount) return;
  publish({ hasJustLanded: true });
  later(GLOW_MS, () => publish({ hasJustLanded: false }));
  closeFloatingBalance();
  end(payment);
}

/** Shows the whole payment until the server's balance includes it. */
function end(paid: Payment): void {
  paid.landed = paid.amount;
  const balance = paid.before + paid.amount;
  publish({ announcement: `Your balance: ${coinsText(balance)}` });
  later(CONFIRMATION_MS, () => {
    if (paid.landed === paid.amount) letGo();
  });
  release();
}

function closeFloatingBalance(): void {
  if (flight.floatingBalance === 'none') return;
  later(FLOATING_BALANCE_STAYS_MS, () => {
    if (flight.coins.length > 0) return;
    publish({ floatingBalance: 'leaving' });
    later(FLOATING_BALANCE_LEAVES_MS, () => {
      if (flight.floatingBalance === 'leaving') publish({ floatingBalance: 'none' });
    });
  });
}

/** Returns to the server's balance once all coins have landed and it includes them, or if it has fallen. */
function release(): void {
  if (payment !== null && known !== null) {
    const { before, amount, landed } = payment;
    const isConfirmed = known < before || known >= before + amount;
    if (landed === amount && isConfirmed) return letGo();
  }
  publish({});
}

function letGo(): void {
  payment = null;
  publish({});
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
  const figure = payment === null ? known : payment.before + payment.landed;
  const next = { ...flight, ...changes };
  flight = { ...next, figure, isCounting: payment !== null || next.hasJustLanded };
  for (const listener of listeners) listener();
}

function later(milliseconds: number, task: () => void): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    task();
  }, milliseconds);
  timers.add(timer);
}

function clearTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}
