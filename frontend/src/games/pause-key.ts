import type { Control } from './game-module';

/** The key that pauses every game. */
export const PAUSE: Control = { sign: 'P', text: 'Pause' };
