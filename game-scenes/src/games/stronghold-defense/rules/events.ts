import type { PlaceProblem, WaveResult } from './state.js';

/** Reasons why no tower was built: eight stand already, too little money, or the place. */
export type NotBuilt = 'tooMany' | 'money' | NonNullable<PlaceProblem>;

/** Events of a step, in order. Towers, enemies and waves are told by their numbers within the round. */
export type StrongholdEvent =
  | { readonly kind: 'built'; readonly tower: number; readonly x: number; readonly y: number }
  | { readonly kind: 'notBuilt'; readonly x: number; readonly y: number; readonly why: NotBuilt }
  | {
      readonly kind: 'sold';
      readonly tower: number;
      readonly x: number;
      readonly y: number;
      readonly money: number;
    }
  /** There is no such tower: it was sold before, or never stood. */
  | { readonly kind: 'notSold'; readonly tower: number }
  /** Not all of the newest wave have set out yet. */
  | { readonly kind: 'notCalled'; readonly wave: number }
  /** Wave 1 begins without an event. `money` is that of the call, 0 for a wave that begins by itself. */
  | {
      readonly kind: 'waveBegan';
      readonly wave: number;
      readonly isCalled: boolean;
      readonly money: number;
    }
  /** An enemy comes into sight at its gate. */
  | { readonly kind: 'spawned'; readonly enemy: number }
  | {
      readonly kind: 'shot';
      readonly tower: number;
      readonly enemy: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'killed';
      readonly enemy: number;
      readonly x: number;
      readonly y: number;
      readonly look: number;
    }
  | {
      readonly kind: 'leaked';
      readonly enemy: number;
      readonly wave: number;
      readonly x: number;
      readonly y: number;
    }
  /** The last of a wave's own enemies is gone. `points` are those of a call, `money` what is left of the 50. */
  | {
      readonly kind: 'waveJudged';
      readonly wave: number;
      readonly result: WaveResult;
      readonly isCalled: boolean;
      readonly kills: number;
      readonly leaks: number;
      readonly points: number;
      readonly money: number;
    };
