import type { AlienLook } from '../art-core/alien-look.js';
import type { Hud } from './hud.js';
import type { RoundResult } from './play-session.js';

export interface MountError {
  readonly code: 'renderer_missing' | 'rules_outdated' | 'ticket_malformed' | 'load_failed';
  /** Plain sentence for the player. */
  readonly message: string;
}

export interface HostOptions {
  readonly ticket: { readonly seed: string; readonly rulesVersion: number };
  /** Log of a round played with this ticket, to be watched instead of played. */
  readonly watchedLog?: string;
  /** What the alien wears whose round it is; without it the house's mascot plays. */
  readonly alien?: AlienLook;
  /** Name of the member whose round is watched; without it the round is the viewer's own. */
  readonly player?: string;
  readonly muted: boolean;
  readonly reducedMotion: boolean;
  /** Called with the first values immediately, then whenever a displayed value changes. */
  onHud(hud: Hud): void;
  /** Called once, in the frame in which the round ends. */
  onEnd(result: RoundResult): void;
  /** Called at most once, instead of `onEnd`; the game is then no longer displayed. */
  onError(error: MountError): void;
}
