import { useState } from 'react';

/**
 * Stores a switch, such as the sound, in this browser. Without storage it lasts for the visit.
 *
 * @returns whether it is on, and a function that sets it
 */
export function useRememberedSwitch(name: string, isOnAtFirst: boolean): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => remembered(name) ?? isOnAtFirst);
  const set = (next: boolean): void => {
    setIsOn(next);
    try {
      localStorage.setItem(name, next ? 'on' : 'off');
    } catch {
      // Storage is unavailable.
    }
  };
  return [isOn, set];
}

function remembered(name: string): boolean | undefined {
  try {
    const value = localStorage.getItem(name);
    return value === null ? undefined : value === 'on';
  } catch {
    return undefined;
  }
}
