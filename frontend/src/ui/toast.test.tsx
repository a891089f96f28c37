import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { clearToasts, dismissToast, DISPLAY_MS, REMOVAL_DELAY_MS, toast, useToasts } from './toast';
import { Toaster } from './toaster';
import { SWIPE_THRESHOLD_PX, ToastViewport } from './toast-viewport';

// jsdom has no pointer capture, which Radix needs while a toast is swiped.
Object.assign(HTMLElement.prototype, { hasPointerCapture: () => false, setPointerCapture: () => undefined });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Shows a toast and loads the viewport. */
async function show(title: string): Promise<number> {
  let id = 0;
  await act(async () => {
    id = toast({ title });
    await import('./toast-viewport');
  });
  await pass(0);
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

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(clearToasts);
  jest.useRealTimers();
});

describe('toasts on the screen', () => {
  it('draws nothing before the first toast and then shows its words', async () => {
    render(<Toaster />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await show('Purchase successful!');
    expect(screen.getByText('Purchase successful!')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
  });

  it('shows one toast at a time, the newest [S9.03]', async () => {
    render(<Toaster />);
    await show('Item added to cart');
    await show('Not enough coins');
    expect(screen.queryByText('Item added to cart')).not.toBeInTheDocument();
    expect(screen.getByText('Not enough coins')).toBeInTheDocument();
  });

  it('shows a toast for 5000 ms [S9.04]', async () => {
    render(<Toaster />);
    await show('Logged out');
    await pass(DISPLAY_MS - 100);
    expect(screen.getByText('Logged out')).toBeInTheDocument();
    await pass(200);
    expect(screen.queryByText('Logged out')).not.toBeInTheDocument();
    expect(DISPLAY_MS).toBe(5000);
  });

  it('closes by its button and runs its action', async () => {
    const onClick = jest.fn();
    render(<Toaster />);
    await show('First');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    act(() => void toast({ title: 'New content available', action: { label: 'Update', onClick } }));
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('brings the keyboard to the toasts by F8 [S9.05]', async () => {
    render(<Toaster />);
    await show('Feature Coming Soon');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region').querySelector('ol')).toHaveFocus();
  });

  it('closes when it is swiped right by more than 50 px, and not before [S9.05]', async () => {
    render(<Toaster />);
    await show('Swipe me');
    swipeRight(toastCard('Swipe me'), SWIPE_THRESHOLD_PX);
    expect(toastCard('Swipe me')).toHaveAttribute('data-swipe', 'cancel');
    swipeRight(toastCard('Swipe me'), SWIPE_THRESHOLD_PX + 1);
    expect(screen.queryByText('Swipe me')).not.toBeInTheDocument();
    expect(SWIPE_THRESHOLD_PX).toBe(50);
  });
});

describe('the toast store', () => {
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

  it('keeps only the newest toast', () => {
    const { result } = renderHook(useToasts);
    act(() => void toast({ title: 'Old' }));
    act(() => void toast({ title: 'New', variant: 'destructive' }));
    expect(result.current).toMatchObject([{ title: 'New', variant: 'destructive', durationMs: DISPLAY_MS }]);
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
