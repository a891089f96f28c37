import type { AlienLook } from '../art-core/alien-look.js';
import type { Outcome } from '../rules-core/define-game.js';
import type { PlayedRound } from '../rules-core/pace.js';
import type { Figures } from './game-scene.js';
import type { Hud } from './hud.js';

/** Result of a finished round. The server uses only the log. */
export interface RoundResult {
  readonly log: string;
  readonly outcome: Outcome;
  /** Final values of the game. */
  readonly figures: Figures;
}

/** Reason why a round cannot be shown. */
export type StageFailure = 'renderer_missing' | 'rules_outdated' | 'ticket_malformed' | 'load_failed';

/**
 * What the game on the stage reports: the first values of the HUD immediately, then whenever a displayed value
 * changes; a key that asks for a restart, which the page decides; the end once, in its frame, or instead of it at
 * most one failure, with a plain sentence for the player. After a failure the game is no longer displayed.
 */
export type StageEvent =
  | { readonly kind: 'hud'; readonly hud: Hud }
  | { readonly kind: 'restart' }
  | { readonly kind: 'ended'; readonly result: RoundResult }
  | { readonly kind: 'failed'; readonly code: StageFailure; readonly sentence: string };

export interface HostOptions {
  readonly ticket: { readonly seed: string; readonly rulesVersion: number };
  /** Log of a round played with this ticket, to be watched instead of played. */
  readonly watchedLog?: string;
  /** The player's own best round, with which the played one is compared. */
  readonly best?: PlayedRound;
  /** True for a round that follows one that was left for it: it is counted in by one second instead of three. */
  readonly isRestart?: boolean;
  /** What the alien wears whose round it is; without it the house's mascot plays. */
  readonly alien?: AlienLook;
  /** Name of the member whose round is watched; without it the round is the viewer's own. */
  readonly player?: string;
  readonly muted: boolean;
  readonly reducedMotion: boolean;
  onEvent(event: StageEvent): void;
}
