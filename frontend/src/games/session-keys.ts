import type { Control } from './game-module';

/** The keys of every game. */
export const SESSION_KEYS: readonly Control[] = [
  { sign: 'P', text: 'Pause' },
  { sign: 'R', text: 'Restart' },
];
