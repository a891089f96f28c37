import { coinsText } from '../lib/coins-text';
import { coinsFrom } from './coin-flight-path';
import type { FlyingCoin } from './coin-flight-path';
import { prefersReducedMotion } from './reduced-motion';

/** How long the balance glows when the last coin is in. */
const GLOW_MS = 300;

/** The floating balance stays a moment, so that the new balance can be read; then it leaves. */
const FLOATING_BALANCE_STAYS_MS = 1600;
const FLOATING_BALANCE_LEAVES_MS = 200;

/** A balance that rose this short before its coins set off is the one that they bring. */
const RISE_IS_RECENT_MS = 1000;

/** How long a balance is believed that the server has not confirmed. */
const CONFIRMATION_MS = 3000;

/** What is seen of coins on their way to the balance. */
export interface CoinFlight {
  /** What the balance shows; null while nobody has told one. */
  figure: number | null;
  /** The figure goes with the coins, and has no pace of its own. */
  isCounting: boolean;
  coins: readonly FlyingCoin[];
  /** All coins have just arrived. */
  hasJustLanded: boolean;
  /** A floating balance comes where no balance is in sight. */
  floatingBalance: 'none' | 'open' | 'leaving';
  /** What a screen reader is told. */
  updates: string;
}

/** Coins that the balance shows later than it has them. */
interface Payment {
  /** What the balance showed before. */
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
  updates: '',
};

let flight = nothing;
let payment: Payment | null = null;
/** The balance as the server tells it. */
let known: number | null = null;
let latestRise = { from: 0, at: -Infinity };
const landings = new Set<Element>();
const listeners = new Set<() => void>();
const timers = new Set<ReturnType<typeof setTimeout>>();

/** Returns what is seen now. */
export const currentFlight = (): CoinFlight => flight;

export function subscribeToFlight(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lets the coins that a round has paid fly from the coin in its panel to the balance, which counts up as they arrive;
 * where none is in sight a floating balance opens for them. With reduced motion the balance changes at once. Nothing happens
 * without a balance (a visitor), or without coins.
 */
export function flyCoins(from: Element, amount: number): void {
  if (known === null || amount <= 0) return;
  hold(known, amount);
  const start = coinIn(from);
  if (flight.floatingBalance !== 'none' || landingInSight() === undefined)
    publish({ floatingBalance: 'open' });
  // By then the floating balance is on the page.
  later(0, () => setOff(start, amount));
}

/** Ends what is under way: the coins are gone, and the balance shows what it has. */
export function cancelCoinFlight(): void {
  clearTimers();
  publish({ coins: [], hasJustLanded: false, floatingBalance: 'none' });
  if (payment !== null) end(payment);
}

/** Tells what the server says that the member has; coins on their way are shown when they arrive. */
export function publishBalance(balance: number): void {
  if (known !== null && balance > known) latestRise = { from: known, at: performance.now() };
  known = balance;
  release();
}

/** The navigation is gone, and with it the member. */
export function forgetBalance(): void {
  clearTimers();
  payment = null;
  known = null;
  latestRise = { from: 0, at: -Infinity };
  publish(nothing);
}

/** A ref for a balance that coins may fly to. */
export function coinLanding(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined;
  landings.add(element);
  return () => {
    landings.delete(element);
  };
}

/** Keeps the figure as it is until the coins arrive, also when the balance has just been told. */
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

/** Coins are in; the last ones end the flight. */
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

/** Shows the whole payment, and the balance as it is told once the server counts the payment too. */
function end(paid: Payment): void {
  paid.landed = paid.amount;
  const balance = paid.before + paid.amount;
  publish({ updates: `Your balance: ${coinsText(balance)}` });
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

/** Follows the balance that is told as soon as all coins are in and it has them, or it has fallen meanwhile. */
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

/** The box of the coin that is drawn in an element, or of the element itself. */
function coinIn(element: Element): DOMRect {
  return (element.querySelector('svg') ?? element).getBoundingClientRect();
}

/** The coin of the first balance that can be seen. */
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
