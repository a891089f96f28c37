import type { Temper } from './state.js';

const NAMES: Readonly<Record<Temper, string>> = {
  frontRunner: 'front runner',
  lateCharger: 'late charger',
  blocker: 'blocker',
  slipstreamer: 'slipstreamer',
  wobbler: 'wobbler',
  steady: 'steady',
};

/** Returns what a rival of this temper is called. */
export const temperName = (temper: Temper): string => NAMES[temper];
