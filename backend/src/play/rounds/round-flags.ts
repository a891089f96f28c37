import { REPLAY_FLAGS } from 'game-scenes/rules';

/** What makes a proven round worth a look, without changing its score or coins: the closed list. */
export const ROUND_FLAGS = [...REPLAY_FLAGS, 'seed_shopping', 'claim_differs'] as const;

export type RoundFlag = (typeof ROUND_FLAGS)[number];
