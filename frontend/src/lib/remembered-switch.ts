import { useState } from 'react';
import { storedText, storeText } from './stored-text';

/**
 * Stores a switch, such as the sound, in this browser. Without storage it lasts for the visit.
 *
 * @returns whether it is on, and a function that sets it
 */
export function useRememberedSwitch(name: string, isOnAtFirst: boolean): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => (storedText(name) ?? (isOnAtFirst ? 'on' : 'off')) === 'on');
  const set = (next: boolean): void => {
    setIsOn(next);
    storeText(name, next ? 'on' : 'off');
  };
  return [isOn, set];
}
