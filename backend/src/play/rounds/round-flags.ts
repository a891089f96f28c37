import { REPLAY_FLAGS } from 'game-scenes/rules';

/** Signs that a proven round should be checked; its score and coins do not change. The list is closed. */
export const ROUND_FLAGS = [...REPLAY_FLAGS, 'seed_shopping', 'claim_differs'] as const;

export type RoundFlag = (typeof ROUND_FLAGS)[number];
