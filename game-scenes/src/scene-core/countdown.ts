import type { Hud } from './hud.js';

const STEP_MS = 1000;

/** Countdown of 3, 2, 1 and 0 (start). */
export interface Countdown {
  /** Current count; 0 when it is not running. */
  readonly value: Hud['countdown'];
  start(): void;
  cancel(): void;
}

const NEXT = { 3: 2, 2: 1, 1: 0, 0: 0 } as const;

/** Creates a countdown. `onCount` receives 3 immediately, then 2, 1 and 0, one second apart. */
export function createCountdown(onCount: (value: Hud['countdown']) => void): Countdown {
  let value: Hud['countdown'] = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = (next: Hud['countdown']): void => {
    value = next;
    if (next > 0) timer = setTimeout(() => count(NEXT[next]), STEP_MS);
    onCount(next);
  };
  return {
    get value() {
      return value;
    },
    start() {
      if (value === 0) count(3);
    },
    cancel() {
      clearTimeout(timer);
      value = 0;
    },
  };
}
