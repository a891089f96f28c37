import { useSyncExternalStore } from 'react';

/** Creates a value that functions and components share; a prerendered page shows the first one. */
export function sharedValue<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const get = (): Value => value;
  /** Calls `listener` at every change; returns a stop function. */
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (next: Value): void => {
      if (next === value) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe,
    /** Returns the value and updates with it. */
    useValue: (): Value => useSyncExternalStore(subscribe, get, () => first),
  };
}
