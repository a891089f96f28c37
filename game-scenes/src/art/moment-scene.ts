import { drawing, markup, moved, round, type Drawing, type Piece } from '../art-core/drawing.js';
import { alien, type AlienParts } from '../art-core/alien.js';

/** Width and height of the stage of a moment, in its own px. */
export const MOMENT_STAGE = { width: 252, height: 168 } as const;

/** A layer at a share of the moment's time; what a step leaves out is as in the step before. */
interface StepChanges {
  /** Share of the moment, 0–1. */
  readonly at: number;
  /** Where the layer's origin is on the stage. */
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Width relative to the scale; a layer that turns around is narrow for a moment. */
  readonly wide?: number;
  /** Degrees. */
  readonly turn?: number;
  readonly opacity?: number;
}

export type MomentStep = Required<StepChanges>;

/** A line of text, centred on the layer's origin; its size is in px of the stage. */
export interface MomentText {
  readonly text: string;
  readonly size: number;
  readonly color: string;
}

/** A picture by its address, centred on the layer's origin; its size is in px of the stage. */
export interface MomentPicture {
  readonly address: string;
  readonly size: number;
}

/** A part of a moment and its way over the stage. */
export interface MomentLayer {
  /** A drawing has the view box of the stage, and its origin in the corner. */
  readonly content: Drawing | MomentText | MomentPicture;
  readonly steps: readonly MomentStep[];
}

/** A moment as layers, back to front; the last step of each is the picture that stays. */
export interface MomentScene {
  readonly background: string;
  readonly layers: readonly MomentLayer[];
}

const START: MomentStep = { at: 0, x: 0, y: 0, scale: 1, wide: 1, turn: 0, opacity: 1 };

/** Makes a layer of a piece, a text or a picture. A layer whose first step is late is not seen before it. */
export function layer(
  content: Piece | MomentText | MomentPicture,
  ...changes: readonly StepChanges[]
): MomentLayer {
  const steps: MomentStep[] = [];
  for (const change of changes) steps.push({ ...(steps.at(-1) ?? START), ...change });
  const [first] = steps;
  if (first !== undefined && first.at > 0) steps.unshift({ ...first, at: 0, opacity: 0 });
  const { width, height } = MOMENT_STAGE;
  return { content: 'body' in content ? drawing([0, 0, width, height], content) : content, steps };
}

/** Draws a member's alien with the origin between its boots. */
export function standing(parts: AlienParts): Piece {
  return moved('translate(-120 -294)', alien(parts));
}

/** Draws rays around the origin, thick and thin by turns. */
export function rays(radius: number, color: string, count: number, opacity: number): Piece {
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return markup`<path d="M${round(x * 0.66)} ${round(y * 0.66)}L${round(x)} ${round(y)}" stroke-width="${index % 2 ? 3 : 5}"/>`;
  });
  return markup`<g stroke="${color}" stroke-linecap="round" opacity="${opacity}">${lines}</g>`;
}

/** Draws sparks at places on the stage, each with its colour and scale. */
export function sparks(
  list: readonly (readonly [x: number, y: number, color: string, scale: number])[],
): Piece {
  const drawn = list.map(
    ([x, y, color, scale]) =>
      markup`<path transform="translate(${x} ${y}) scale(${scale})" d="M0-9l6 9-6 9-6-9z" fill="${color}"/>`,
  );
  return markup`${drawn}`;
}
