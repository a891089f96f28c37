import type { Hud } from './hud.js';

const STEP_MS = 1000;

/** Countdown of 3, 2, 1 and 0 (start). */
export interface Countdown {
  /** Current count; 0 when it is not running. */
  readonly value: Hud['countdown'];
  /** Does nothing while it runs. */
  start(from: Hud['countdown']): void;
  cancel(): void;
}

const NEXT = { 3: 2, 2: 1, 1: 0, 0: 0 } as const;

/** Creates a countdown. `onCount` receives the first count immediately and each further one a second later. */
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
    start(from) {
      if (value === 0) count(from);
    },
    cancel() {
      clearTimeout(timer);
      value = 0;
    },
  };
}
