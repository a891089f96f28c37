import type { FieldName } from './define-game.js';

/** A recorded round that a browser replays to show a game. */
export interface ShownRound {
  readonly rulesVersion: number;
  readonly seed: string;
  readonly field: FieldName;
  /** What the rules compute from seed and log. */
  readonly score: number;
  readonly log: string;
}
