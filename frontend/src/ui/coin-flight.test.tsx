import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { Balance } from './balance';
import { flyCoins } from './coin-flight';
import { CoinFlightLayer } from './coin-flight-layer';

/** Longer than a whole flight. */
const WHOLE_FLIGHT_MS = 1200;

/** Layout of all visible elements; jsdom computes none. */
const inSight = new DOMRect(40, 40, 26, 26);
const outOfSight = new DOMRect(0, 0, 0, 0);

/** Whether the balance in the navigation is visible. The floating balance has a layout of its own. */
let isBalanceInSight = true;

function boxOf(this: Element): DOMRect {
  const isInFloatingBalance = this.closest('.floating-balance') !== null;
  return isInFloatingBalance || isBalanceInSight || this.closest('.navigation') === null
    ? inSight
    : outOfSight;
}

function Page({ coins }: { coins: number }) {
  return (
    <MemoryRouter initialEntries={['/games/alien-clicker']}>
      <div className="navigation">
        <Balance coins={coins} />
      </div>
      <CoinFlightLayer balance={coins} />
      <section aria-label="Game over" />
      <Link to="/games">Back to Games</Link>
    </MemoryRouter>
  );
}

const wishMotion = (isReduced: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches: isReduced }) as MediaQueryList });
const figure = () => Number(document.querySelector('.navigation span[aria-hidden]')?.textContent);
const floatingBalance = () => document.querySelector('.floating-balance');
const flyingCoins = () => document.querySelectorAll('.coin-flight__coin');
/** In steps of one frame, so that React renders in between. */
const pass = (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 20) act(() => jest.advanceTimersByTime(20));
};
const pay = (amount: number) => act(() => flyCoins(screen.getByRole('region'), amount));

function show(coins: number): RenderResult & { tell: (coins: number) => void } {
  const page = render(<Page coins={coins} />);
  return { ...page, tell: (changed) => page.rerender(<Page coins={changed} />) };
}

describe('coins that a round has paid', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
    isBalanceInSight = true;
    wishMotion(false);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('fly to the balance, which takes each as it arrives and not before', () => {
    const { tell } = show(120);
    pay(9);
    pass(20);
    expect(flyingCoins()).toHaveLength(9);
    tell(129);
    pass(500);
    expect(figure()).toBe(120);
    pass(200);
    expect(figure()).toBeGreaterThan(120);
    expect(figure()).toBeLessThan(129);
    expect(figure() - 120).toBe(9 - flyingCoins().length);
    pass(WHOLE_FLIGHT_MS - 720);
    expect(figure()).toBe(129);
  });

  it('are at most ten, and leave nothing on the page', () => {
    const { container, tell } = show(120);
    const before = container.innerHTML;
    pay(48);
    pass(20);
    expect(flyingCoins()).toHaveLength(10);
    tell(168);
    pass(WHOLE_FLIGHT_MS);
    expect(figure()).toBe(168);
    pass(5000);
    const updates = 'Your balance: 168 coins';
    expect(container.innerHTML.replace(updates, '')).toBe(before.replaceAll('120', '168'));
  });

  it('are for the eye only: hidden from screen readers, and nothing to focus', () => {
    show(120);
    pay(9);
    pass(20);
    const layer = document.querySelector('.coin-flight');
    expect(layer).toHaveAttribute('aria-hidden', 'true');
    expect(layer?.querySelector('a, button, [tabindex]')).toBeNull();
  });

  it('make the balance glow once, and are told to a screen reader', () => {
    const { tell } = show(120);
    const balance = document.querySelector('.navigation .coin-amount');
    pay(9);
    tell(129);
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(balance).not.toHaveClass('coin-amount--won');
    pass(900);
    expect(balance).toHaveClass('coin-amount--won');
    expect(screen.getByRole('status')).toHaveTextContent('Your balance: 129 coins');
    pass(400);
    expect(balance).not.toHaveClass('coin-amount--won');
  });

  it('count from the balance before them, also when it was told just before they set off', () => {
    const { tell } = show(120);
    tell(129);
    pass(30);
    pay(9);
    pass(400);
    expect(figure()).toBe(120);
    pass(WHOLE_FLIGHT_MS);
    expect(figure()).toBe(129);
  });

  it('add up over several payments in a row, and the figure never falls', () => {
    const { tell } = show(120);
    const seen: number[] = [];
    const watch = (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 20) {
        pass(20);
        seen.push(figure());
      }
    };
    pay(9);
    watch(300);
    tell(129);
    pay(12);
    watch(700);
    pay(1);
    watch(300);
    tell(142);
    watch(2000);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBe(142);
    expect(flyingCoins()).toHaveLength(0);
  });

  it('vanish with a change of screen, and the balance shows what it has', () => {
    const { tell } = show(120);
    pay(9);
    pass(300);
    tell(129);
    act(() => screen.getByRole('link').click());
    expect(flyingCoins()).toHaveLength(0);
    pass(700);
    expect(figure()).toBe(129);
  });

  it('end at what the server says, also when that is something else or never comes', () => {
    const { tell } = show(120);
    pay(9);
    pass(WHOLE_FLIGHT_MS);
    expect(figure()).toBe(129);
    tell(70);
    pass(1000);
    expect(figure()).toBe(70);
    pay(9);
    pass(WHOLE_FLIGHT_MS);
    expect(figure()).toBe(79);
    pass(5000);
    expect(figure()).toBe(70);
  });

  it('change the figure at once where reduced motion is wished, and are announced', () => {
    wishMotion(true);
    const { tell } = show(120);
    pay(9);
    tell(129);
    pass(60);
    expect(flyingCoins()).toHaveLength(0);
    expect(figure()).toBe(129);
    expect(screen.getByRole('status')).toHaveTextContent('Your balance: 129 coins');
  });

  it('find a floating balance that opens for them where no balance is in sight, and leaves again', () => {
    isBalanceInSight = false;
    show(120);
    pay(9);
    expect(floatingBalance()).toHaveAttribute('aria-hidden', 'true');
    pass(20);
    expect(flyingCoins()).toHaveLength(9);
    pass(WHOLE_FLIGHT_MS);
    expect(floatingBalance()?.querySelector('span[aria-hidden]')).toHaveTextContent('129');
    pass(2000);
    expect(floatingBalance()).toBeNull();
  });

  it('do not fly when there are none', () => {
    show(120);
    pay(0);
    pass(20);
    expect(flyingCoins()).toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});
