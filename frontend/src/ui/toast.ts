import { sharedValue } from '../lib/shared-value';

/** How long a dismissed toast stays in the store (§9). */
export const REMOVAL_DELAY_MS = 1_000_000;
/** Default duration of a toast (§9). */
export const DISPLAY_MS = 5000;

/** The last three belong to the service worker and the round outbox: ember, plasma and ion edges. */
export type ToastVariant = 'default' | 'success' | 'destructive' | 'info' | 'offline' | 'waiting' | 'update';

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastOptions {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
  action?: ToastAction | undefined;
  /** Milliseconds; `Infinity` stays until it is dismissed. */
  durationMs?: number | undefined;
}

export interface ToastRecord extends ToastOptions {
  id: number;
  variant: ToastVariant;
  durationMs: number;
  isOpen: boolean;
}

/** At most one (§9). */
const records = sharedValue<readonly ToastRecord[]>([]);
let newestId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Returns the toasts in the store, newest first. */
export const useToasts = records.useValue;

/** Shows a toast, from anywhere, in place of an earlier one (§9). Returns its id for `dismissToast`. */
export function toast(options: ToastOptions): number {
  newestId += 1;
  const { variant = 'default', durationMs = DISPLAY_MS } = options;
  clearTimeout(removal);
  records.set([{ ...options, variant, durationMs, id: newestId, isOpen: true }]);
  return newestId;
}

/** Shows what failed, and why. */
export function toastFailure(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}

/** Closes a toast. It leaves the store after a long delay (§9), when it can no longer be visible. */
export function dismissToast(id: number): void {
  if (!records.get().some((record) => record.id === id && record.isOpen)) return;
  removal = setTimeout(() => records.set([]), REMOVAL_DELAY_MS);
  records.set(records.get().map((record) => ({ ...record, isOpen: false })));
}

/** Closes the toasts whose variant matches `isMeant`, for example those that the next step makes obsolete. */
export function dismissToasts(isMeant: (variant: ToastVariant) => boolean): void {
  for (const { id, variant } of records.get()) {
    if (isMeant(variant)) dismissToast(id);
  }
}

/** Returns true if a toast is open; with `isMeant`, one of a matching variant. */
export function isToastOpen(isMeant: (variant: ToastVariant) => boolean = () => true): boolean {
  return records.get().some(({ isOpen, variant }) => isOpen && isMeant(variant));
}

/** Runs a task once no toast is open, so that it does not replace one. Returns a cancel function. */
export function afterToasts(task: () => void): () => void {
  if (!isToastOpen()) {
    task();
    return () => undefined;
  }
  const stop = records.subscribe(() => {
    if (isToastOpen()) return;
    stop();
    task();
  });
  return stop;
}

/** Closes error toasts when the next attempt begins. */
export function dismissFailures(): void {
  dismissToasts((variant) => variant === 'destructive');
}

/** Empties the store at once, between tests. */
export function clearToasts(): void {
  clearTimeout(removal);
  records.set([]);
}
