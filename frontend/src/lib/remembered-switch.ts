import { useState } from 'react';

/**
 * A switch that this browser remembers, such as the sound. Where storage is switched off it holds for the visit.
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
      // Nothing to remember with.
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
