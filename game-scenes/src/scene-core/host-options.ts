import type { Hud } from './hud.js';
import type { RoundResult } from './play-session.js';

export interface MountError {
  readonly code: 'renderer_missing' | 'rules_outdated' | 'ticket_malformed' | 'load_failed';
  /** A plain sentence for the player. */
  readonly message: string;
}

export interface HostOptions {
  readonly ticket: { readonly seed: string; readonly rulesVersion: number };
  /** The log of a round that was played under this ticket, to be watched again instead of being played. */
  readonly watchedLog?: string;
  readonly muted: boolean;
  readonly reducedMotion: boolean;
  /** Called with the first figures at once, then whenever one that is shown changes. */
  onHud(hud: Hud): void;
  /** Called once, in the frame in which the round ends. */
  onEnd(result: RoundResult): void;
  /** Called at most once, instead of `onEnd`; nothing is shown then. */
  onError(error: MountError): void;
}
