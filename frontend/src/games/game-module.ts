import type { AlienLook } from 'game-scenes/art-core/alien-look';
import type { Drawing } from 'game-scenes/art-core/drawing';
import type { PlaceShape } from 'game-scenes/art-core/place';
import type { Mood, ResultArt } from 'game-scenes/art-core/result-art';
import type Mouse from 'lucide-react/icons/mouse';
import type { ComponentType } from 'react';
import type { User } from '../api/types';
import type { OwnFigures } from './own-figures';

/** A key or gesture and what it does. `arrows` stands for all four arrow keys, `sides` for left and right. */
export interface Control {
  sign: typeof Mouse | string;
  text: string;
}

/** What the start panel tells of a game. */
export interface Guide {
  lead: string;
  /** Controls with a mouse and a keyboard. */
  keys: readonly Control[];
  /** Controls with fingers. */
  touch: readonly Control[];
  /** Length, what counts and what it pays. */
  rules: string;
}

/** The figures under the field. */
export interface ShownFigures {
  score: number;
  /** How far the round is ahead of the member's best, negative if behind; null without one. */
  gap: { value: number; unit: 'points' | 'seconds' } | null;
  /** Null once the round is over, whose own time its panel shows. */
  secondsLeft: number | null;
  /** Duration of a full round, in seconds. */
  roundSeconds: number;
  coins: number;
  /** The game's own figures. */
  own: OwnFigures;
}

export interface HudProps {
  figures: ShownFigures;
  /** True while a round is watched, which leaves nothing to control. */
  isWatched: boolean;
  /** Sends a button's command to the game; null while the game takes none. */
  onCommand: ((name: string) => void) | null;
}

/** A round that was played to its end. */
export interface Played {
  readonly round: { readonly score: number };
  /** Sixtieths of a second. */
  readonly ticks: number;
  /** The game's own figures at the end. */
  readonly figures: OwnFigures;
}

/** A figure beside the score and the best. */
export type SummaryFigure = readonly [term: string, value: string];

export interface Summary {
  title: string;
  /** What became of the round, in large letters; null where that is the score. */
  headline: string | null;
  figures: readonly SummaryFigure[];
}

/** Draws the place where a game is played, with the member's alien. */
export type Place = (
  shape: PlaceShape,
  alien: AlienLook,
) => {
  still: Drawing;
  /** What is seen around a running demo or through it. */
  around?: Drawing;
  /** What stands in front of a running demo. */
  front?: Drawing;
};

export interface RecapProps<Recap> {
  recap: Recap;
  played: Played;
  /** After a poor round a recap gives a hint. */
  isPoor: boolean;
}

/** Pictures and recap of a game's results, loaded during the round. `Recap` is what a round was like. */
export interface GameResult<Recap = unknown> {
  /** Draws the game's place after the round, with the member's alien. */
  backdrop(shape: PlaceShape, look: AlienLook, mood: Mood, played: Played, recap: Recap | null): ResultArt;
  /** True where an upright tablet shows the place as a desktop does, not as a phone. */
  isWideOnTablets?: boolean;
  /** Tells a round by playing its log again; undefined when the log cannot be read. */
  recap(seed: string, log: string): Recap | undefined;
  /** What the round was like, in the game's own way. */
  Recap: ComponentType<RecapProps<Recap>>;
  /** Returns the figures that the recap leaves to show, and those that it adds. */
  figuresBeside?(recap: Recap, figures: readonly SummaryFigure[]): readonly SummaryFigure[];
  /** Who came where, for a game whose rounds have rivals; in place of the board's ladder. */
  Order?: ComponentType<{ recap: Recap; user: User; ticks: number }>;
}

/** Parts of a result that stand in the head, in the middle or at the side. */
export interface ResultLayout {
  /** Where score and figures stand. */
  score: 'head' | 'side';
  recap: 'head' | 'middle' | 'side';
}

/** What the play screen shows of a game besides what follows from its rules. Only a guide is needed. */
export interface GameModule {
  guide: Guide;
  /** Background of the cards while no round is on. Without one they stand on the night sky. */
  field?: Drawing;
  /** The bar under the field; score, time and coins by default (§2). */
  Hud?: ComponentType<HudProps>;
  /** What the countdown before a round shows; a dial by default. */
  StartCount?: ComponentType<{ count: number; figures: OwnFigures }>;
  /** Toast at the start of a round. */
  startToast?: { title: string; description: string };
  /** What the start panel tells beside the best score. */
  StartNote?: ComponentType;
  /** What a result says beside the score; by default 'Game Over', no headline and no figures. */
  summary?(played: Played): Partial<Summary>;
  /** Returns whether a round is staged as won; by default it is one of the usual score. */
  hasWon?(played: Played, usualScore: number): boolean;
  /** Returns what to aim for where neither a record nor a place is near. */
  nextStep?(played: Played): string | null;
  /** The score at the side, the recap in the middle by default. */
  layout?: ResultLayout;
  /** Loads the drawings of the start panel's place; without them it stands in the dark. */
  loadPlace?(): Promise<Place>;
  /** Loads pictures and recap of results; without them a result shows its figures only. */
  loadResult?(): Promise<GameResult>;
}

/** Keeps the type of a game's recap inside its result. */
export function defineResult<Recap>(result: GameResult<Recap>): GameResult {
  return result as GameResult;
}
