import { useSyncExternalStore } from 'react';
import { storedText, storeText } from './stored-text';

/** Values set in this page: without storage they last for the visit. */
const setHere = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** Returns whether a switch is on; in a browser that has not stored it, as at first. */
export function isSwitchOn(name: string, isOnAtFirst: boolean): boolean {
  const stored = storedText(name);
  return stored === null ? (setHere.get(name) ?? isOnAtFirst) : stored === 'on';
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // Another tab has changed it.
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/**
 * Stores a switch, such as the sound, in this browser; all pages and tabs share it. Without storage it lasts
 * for the visit.
 *
 * @returns whether it is on, and a function that sets it
 */
export function useRememberedSwitch(name: string, isOnAtFirst: boolean): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => isSwitchOn(name, isOnAtFirst));
  const set = (next: boolean): void => {
    if (!storeText(name, next ? 'on' : 'off')) setHere.set(name, next);
    for (const listener of listeners) listener();
  };
  return [isOn, set];
}

/** Name of the one switch for all sounds: games and moments. */
export const SOUND_SWITCH = 'sound';
