import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { alien } from 'game-scenes/art-core/alien';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { AlienAvatar } from './alien-avatar';
import { Art } from './art';
import { Balance } from './balance';
import { Button } from './button';
import { axisFigure, chartScale, dayName, isWeekend, namedDays, scaleLines } from './charts/chart-scale';
import { CoinAmount } from './coin-amount';
import { flyCoins } from './coin-flight';
import { CoinFlightLayer } from './coin-flight-layer';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { PasswordField, TextField } from './field';
import { OPENING_MS, useJustOpened } from './just-opened.hook';
import { Tab, TabList, TabPanel, Tabs } from './tabs';
import { clearToasts, dismissToast, DISPLAY_MS, REMOVAL_DELAY_MS, toast, useToasts } from './toast';
import { SWIPE_THRESHOLD_PX, ToastViewport } from './toast-viewport';
import { Toaster } from './toaster';
import { Tooltip, TOOLTIP_DELAY_MS } from './tooltip';

const MASCOT = alien({ color: 'green', hat: 'crown', face: 'smile', accessory: 'none', pose: 'wave' });

describe('Art', () => {
  it('puts what two pictures refer to into the page once', () => {
    render(
      <>
        <Art drawing={MASCOT} />
        <Art drawing={MASCOT} title="The mascot" />
      </>,
    );
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = document.body.innerHTML.matchAll(/url\(#([^)]+)\)/g);
    const missing = [...references].filter(([, id]) => !ids.includes(id ?? ''));
    expect(missing).toEqual([]);
    expect(ids.length).toBeGreaterThan(3);
  });

  it('is decoration unless it has a title', () => {
    const { container } = render(<Art drawing={MASCOT} />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    render(<Art drawing={MASCOT} title="The mascot" />);
    expect(screen.getByRole('img', { name: 'The mascot' })).toBeInTheDocument();
  });
});

describe('AlienAvatar', () => {
  const wardrobe = { color: 'pink', hat: 'none', face: 'smile', accessory: 'none' };

  it('shows the picture instead of the alien when there is one', () => {
    render(<AlienAvatar wardrobe={wardrobe} picture="/media/7.webp" name="Zorblax" />);
    expect(screen.getByRole('img', { name: 'Zorblax' })).toHaveAttribute('src', '/media/7.webp');
  });
});

describe('Button', () => {
  it('calls its handler when it is pressed', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Play Now</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Play Now' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('says what it waits for, ignores presses and keeps the focus while it is pending', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Buy</Button>);
    screen.getByRole('button').focus();
    rerender(
      <Button onClick={onClick} isPending pendingLabel="Processing...">
        Buy
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Processing...' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit its form a second time while it is pending', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <input aria-label="Alien ID" />
        <Button type="submit" isPending>
          Access Portal
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Alien ID'), 'zorblax{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

const wishReducedMotion = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as MediaQueryList });

const seen = (container: HTMLElement) => container.querySelector('span[aria-hidden]')?.textContent;

describe('CoinAmount', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says the amount and the unit to screen readers', () => {
    const { container } = render(<CoinAmount amount={2480} />);
    expect(seen(container)).toBe('2,480');
    expect(container).toHaveTextContent('2,480 coins');
  });

  it('runs up to a new amount', () => {
    jest.useFakeTimers();
    wishReducedMotion(false);
    const { container, rerender } = render(<CoinAmount amount={100} countsUp />);
    rerender(<CoinAmount amount={200} countsUp />);
    act(() => jest.advanceTimersByTime(200));
    expect(Number(seen(container))).toBeGreaterThan(100);
    expect(Number(seen(container))).toBeLessThan(200);
    act(() => jest.advanceTimersByTime(1000));
    expect(seen(container)).toBe('200');
  });

  it('jumps where reduced motion is wished', () => {
    jest.useFakeTimers();
    wishReducedMotion(true);
    const { container, rerender } = render(<CoinAmount amount={100} countsUp />);
    rerender(<CoinAmount amount={200} countsUp />);
    act(() => jest.advanceTimersByTime(20));
    expect(seen(container)).toBe('200');
  });
});

/** Longer than a whole flight and the count that follows. */
const WHOLE_FLIGHT_MS = 1700;

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
const passFrames = (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 20) act(() => jest.advanceTimersByTime(20));
};

const pay = (amount: number) => act(() => flyCoins(screen.getByRole('region'), amount));

function showBalance(coins: number): RenderResult & { tell: (coins: number) => void } {
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

  it('fly to the balance, which counts up when they have arrived and not before', () => {
    const { tell } = showBalance(120);
    pay(9);
    passFrames(20);
    expect(flyingCoins()).toHaveLength(9);
    tell(129);
    passFrames(800);
    expect(figure()).toBe(120);
    passFrames(240);
    expect(flyingCoins()).toHaveLength(0);
    expect(figure()).toBeGreaterThan(120);
    expect(figure()).toBeLessThan(129);
    passFrames(WHOLE_FLIGHT_MS - 1060);
    expect(figure()).toBe(129);
  });

  it('are at most ten, and leave nothing on the page', () => {
    const { container, tell } = showBalance(120);
    const before = container.innerHTML;
    pay(48);
    passFrames(20);
    expect(flyingCoins()).toHaveLength(10);
    tell(168);
    passFrames(WHOLE_FLIGHT_MS);
    expect(figure()).toBe(168);
    passFrames(5000);
    const updates = 'Your balance: 168 coins';
    expect(container.innerHTML.replace(updates, '')).toBe(before.replaceAll('120', '168'));
  });

  it('make the balance glow once, and are told to a screen reader', () => {
    const { tell } = showBalance(120);
    const balance = document.querySelector('.navigation .coin-amount');
    pay(9);
    tell(129);
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(balance).not.toHaveClass('coin-amount--won');
    passFrames(940);
    expect(balance).toHaveClass('coin-amount--won');
    expect(screen.getByRole('status')).toHaveTextContent('Your balance: 129 coins');
    passFrames(400);
    expect(balance).not.toHaveClass('coin-amount--won');
  });

  it('add up over several payments in a row, and the figure never falls', () => {
    const { tell } = showBalance(120);
    const seen: number[] = [];
    const watch = (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 20) {
        passFrames(20);
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

  it('end at what the server says, also when that comes late or is something else', () => {
    const { tell } = showBalance(120);
    pay(9);
    passFrames(WHOLE_FLIGHT_MS);
    expect(figure()).toBe(120);
    tell(129);
    passFrames(1000);
    expect(figure()).toBe(129);
    tell(70);
    passFrames(1000);
    expect(figure()).toBe(70);
  });

  it('change the figure at once where reduced motion is wished, and are announced', () => {
    wishMotion(true);
    const { tell } = showBalance(120);
    pay(9);
    tell(129);
    passFrames(60);
    expect(flyingCoins()).toHaveLength(0);
    expect(figure()).toBe(129);
    expect(screen.getByRole('status')).toHaveTextContent('Your balance: 129 coins');
  });

  it('find a floating balance that opens for them where no balance is in sight, and leaves again', () => {
    isBalanceInSight = false;
    const { tell } = showBalance(120);
    pay(9);
    expect(floatingBalance()).toHaveAttribute('aria-hidden', 'true');
    passFrames(20);
    expect(flyingCoins()).toHaveLength(9);
    tell(129);
    passFrames(WHOLE_FLIGHT_MS);
    expect(floatingBalance()?.querySelector('span[aria-hidden]')).toHaveTextContent('129');
    passFrames(2000);
    expect(floatingBalance()).toBeNull();
  });
});

function Asking({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Delete User"
        description="This action cannot be undone."
        confirmLabel="Delete User"
        onConfirm={onConfirm}
      />
    </>
  );
}

describe('ConfirmDialog', () => {
  it('starts on Cancel, confirms only on purpose and gives the focus back', async () => {
    const onConfirm = jest.fn();
    render(<Asking onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete User' });
    expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  });
});

describe('Dialog', () => {
  it('closes by its button and keeps the page behind from scrolling meanwhile', async () => {
    const onOpenChange = jest.fn();
    const { rerender } = render(<Dialog isOpen title="Add Member" onOpenChange={onOpenChange} />);
    expect(document.documentElement).toHaveClass('scroll-locked');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    rerender(<Dialog isOpen={false} title="Add Member" onOpenChange={onOpenChange} />);
    expect(document.documentElement).not.toHaveClass('scroll-locked');
  });
});

describe('TextField', () => {
  it('ties the error and the hint to the input', () => {
    render(<TextField label="Alien ID" hint="Seen by everybody" error="Already taken" />);
    const input = screen.getByLabelText('Alien ID');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Already taken Seen by everybody');
  });
});

describe('PasswordField', () => {
  it('shows and hides the password by the eye', async () => {
    render(<PasswordField label="Password" defaultValue="secret" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

function Panel({ moment }: { moment?: string }) {
  return <p className={useJustOpened(moment) || 'settled'}>Panel</p>;
}

const isJustOpened = () => screen.getByText('Panel').classList.contains('just-opened');

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('what has just opened', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('takes no pointer for 600 ms', () => {
    render(<Panel />);
    expect(isJustOpened()).toBe(true);
    pass(OPENING_MS - 1);
    expect(isJustOpened()).toBe(true);
    pass(1);
    expect(isJustOpened()).toBe(false);
    expect(OPENING_MS).toBe(600);
  });

  it('leaves the focus where it is when it is pressed too early, except for a field', () => {
    render(
      <>
        <Panel />
        <input />
      </>,
    );
    expect(fireEvent.mouseDown(screen.getByText('Panel'))).toBe(false);
    expect(fireEvent.mouseDown(screen.getByRole('textbox'))).toBe(true);
    pass(OPENING_MS);
    expect(fireEvent.mouseDown(screen.getByText('Panel'))).toBe(true);
  });
});

const tab = (name: string) => screen.getByRole('tab', { name });

const parts = (
  <>
    <TabList aria-label="Games">
      <Tab value="all">All Games</Tab>
      <Tab value="snake" disabled>
        Alien Snake
      </Tab>
      <Tab value="memory">Memory Match</Tab>
    </TabList>
    <TabPanel value="all">Everything</TabPanel>
    <TabPanel value="memory">Only pairs</TabPanel>
  </>
);

describe('tabs', () => {
  beforeEach(() => {
    render(<Tabs defaultValue="all">{parts}</Tabs>);
  });

  it('shows the panel of the active tab, named by it', async () => {
    expect(screen.getByRole('tabpanel', { name: 'All Games' })).toHaveTextContent('Everything');
    await userEvent.click(tab('Memory Match'));
    expect(screen.getByRole('tabpanel', { name: 'Memory Match' })).toHaveTextContent('Only pairs');
    expect(screen.queryByText('Everything')).toBeNull();
    expect(tab('All Games')).toHaveAttribute('aria-selected', 'false');
  });

  it('is one stop of the keyboard, moved within by arrows, Home and End, past what is disabled', async () => {
    const person = userEvent.setup();
    await person.tab();
    expect(tab('All Games')).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(tab('Memory Match')).toHaveFocus();
    expect(screen.getByText('Only pairs')).toBeVisible();
    await person.keyboard('{ArrowRight}');
    expect(tab('All Games')).toHaveFocus();
    await person.keyboard('{End}{ArrowLeft}{End}');
    expect(tab('Memory Match')).toHaveFocus();
    await person.keyboard('{Home}');
    expect(tab('All Games')).toHaveFocus();
    await person.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('leaves Alt with an arrow to the browser, which goes back by it', async () => {
    await userEvent.tab();
    expect(fireEvent.keyDown(tab('All Games'), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(tab('All Games')).toHaveFocus();
  });
});

// jsdom has no pointer capture, which Radix needs while a toast is swiped.
Object.assign(HTMLElement.prototype, { hasPointerCapture: () => false, setPointerCapture: () => undefined });

const passAndSettle = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Shows a toast and loads the viewport. */
async function showToast(title: string): Promise<number> {
  let id = 0;
  await act(async () => {
    id = toast({ title });
    await import('./toast-viewport');
  });
  await passAndSettle(0);
  return id;
}

function swipeRight(element: HTMLElement, distancePx: number): void {
  const pointer = (type: string, clientX: number) => {
    // jsdom has no PointerEvent; Radix reads only these fields of it.
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX });
    fireEvent(element, Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
  };
  pointer('pointerdown', 0);
  pointer('pointermove', distancePx / 2);
  pointer('pointermove', distancePx);
  pointer('pointerup', distancePx);
}

const toastCard = (title: string): HTMLElement => {
  const card = screen.getByText(title).closest('li');
  if (!card) throw new Error(`No toast says ${title}.`);
  return card;
};

const withFakeClock = (): void => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    act(clearToasts);
    jest.useRealTimers();
  });
};

describe('toasts on the screen', () => {
  withFakeClock();

  it('shows one toast at a time, the newest [S9.03]', async () => {
    render(<Toaster />);
    await showToast('Item added to cart');
    await showToast('Not enough coins');
    expect(screen.queryByText('Item added to cart')).not.toBeInTheDocument();
    expect(screen.getByText('Not enough coins')).toBeInTheDocument();
  });

  it('shows a toast for 5000 ms [S9.04]', async () => {
    render(<Toaster />);
    await showToast('Logged out');
    await passAndSettle(DISPLAY_MS - 100);
    expect(screen.getByText('Logged out')).toBeInTheDocument();
    await passAndSettle(200);
    expect(screen.queryByText('Logged out')).not.toBeInTheDocument();
    expect(DISPLAY_MS).toBe(5000);
  });

  it('closes by its button and runs its action', async () => {
    const onClick = jest.fn();
    render(<Toaster />);
    await showToast('First');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    act(() => void toast({ title: 'New content available', action: { label: 'Update', onClick } }));
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('brings the keyboard to the toasts by F8 [S9.05]', async () => {
    render(<Toaster />);
    await showToast('Feature Coming Soon');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region').querySelector('ol')).toHaveFocus();
  });

  it('closes when it is swiped right by more than 50 px, and not before [S9.05]', async () => {
    render(<Toaster />);
    await showToast('Swipe me');
    swipeRight(toastCard('Swipe me'), SWIPE_THRESHOLD_PX);
    expect(toastCard('Swipe me')).toHaveAttribute('data-swipe', 'cancel');
    swipeRight(toastCard('Swipe me'), SWIPE_THRESHOLD_PX + 1);
    expect(screen.queryByText('Swipe me')).not.toBeInTheDocument();
    expect(SWIPE_THRESHOLD_PX).toBe(50);
  });
});

describe('the toast store', () => {
  withFakeClock();

  it('keeps a dismissed toast, closed, and drops it after 1,000,000 ms [S9.06]', () => {
    const { result } = renderHook(useToasts);
    let id = 0;
    act(() => {
      id = toast({ title: 'Logged out' });
    });
    act(() => dismissToast(id));
    expect(result.current).toMatchObject([{ title: 'Logged out', isOpen: false }]);
    act(() => jest.advanceTimersByTime(REMOVAL_DELAY_MS - 1));
    expect(result.current).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toHaveLength(0);
    expect(REMOVAL_DELAY_MS).toBe(1_000_000);
  });

  it('announces failures at once and the rest politely', () => {
    const record = { id: 1, title: 'Purchase failed', durationMs: DISPLAY_MS, isOpen: true } as const;
    const { rerender } = render(<ToastViewport records={[{ ...record, variant: 'destructive' }]} />);
    expect(toastCard('Purchase failed')).toHaveClass('toast--destructive');
    act(() => jest.advanceTimersByTime(50));
    expect(document.querySelector('[aria-live=assertive]')).toBeInTheDocument();
    rerender(<ToastViewport records={[{ ...record, id: 2, variant: 'success' }]} />);
    act(() => jest.advanceTimersByTime(50));
    expect(document.querySelector('[aria-live=polite]')).toBeInTheDocument();
  });
});

// jsdom measures nothing; Radix only needs the observer to exist.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
});

describe('Tooltip', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows when the pointer has rested for 700 ms [S9.07]', () => {
    render(
      <Tooltip label="It counts once a day">
        <button type="button">Daily bonus</button>
      </Tooltip>,
    );
    fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' });
    act(() => jest.advanceTimersByTime(TOOLTIP_DELAY_MS - 1));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip')).toHaveTextContent('It counts once a day');
    expect(TOOLTIP_DELAY_MS).toBe(700);
  });
});

describe('the scale of a chart', () => {
  it.each([
    [0, 0, [1, 0]],
    [3, 0, [3, 2, 1, 0]],
    [221, 0, [300, 200, 100, 0]],
    [2193, 1892, [4000, 2000, 0, -2000]],
    [420, 7, [600, 400, 200, 0]],
    [1_000_000, 0, [1_000_000, 750_000, 500_000, 250_000, 0]],
  ])('for %d above and %d below has lines at round values', (above, below, lines) => {
    expect(scaleLines(chartScale(above, below))).toEqual(lines);
  });

  it('holds every value', () => {
    for (const value of [1, 7, 19, 99, 101, 4999, 123_456]) {
      const { above, below } = chartScale(value, value / 3);
      expect(above).toBeGreaterThanOrEqual(value);
      expect(below).toBeGreaterThanOrEqual(value / 3);
    }
  });
});

describe('the days below a chart', () => {
  it('are named evenly, always with the last', () => {
    expect(namedDays(30, 7)).toEqual([0, 5, 10, 15, 19, 24, 29]);
    expect(namedDays(30, 3)).toEqual([0, 15, 29]);
    expect(namedDays(1, 5)).toEqual([0]);
    expect(namedDays(0, 5)).toEqual([]);
  });

  it('are the calendar days of UTC', () => {
    expect(dayName('2026-11-05')).toBe('Nov 05');
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a figure of an axis', () => {
  it('is short, and without the sign that its side says', () => {
    expect([0, -2000, 9999, 12_000, -1_250_000].map(axisFigure)).toEqual([
      '0',
      '2,000',
      '9,999',
      '12K',
      '1.3M',
    ]);
  });
});
