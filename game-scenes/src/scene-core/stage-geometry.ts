import { FIELDS, type FieldName } from '../rules-core/define-game.js';

/** Maximum pixels per CSS px. More cost time and are invisible at arm's length. */
const MAX_PIXEL_RATIO = 2;

/** Maximum pixels of a canvas (about 2900×1630), the limit of a software renderer; then scaled up. */
const MAX_CANVAS_PIXELS = 4_700_000;

/** Position of the logical field on the canvas, centred; a played one is fully visible, with the backdrop around it. */
export interface StageGeometry {
  /** Size of the stage in CSS px. */
  readonly cssWidth: number;
  readonly cssHeight: number;
  /** Canvas pixels per CSS px, at most 2. */
  readonly pixelRatio: number;
  readonly canvasWidth: number;
  readonly canvasHeight: number;
  /** Canvas pixels per logical px. */
  readonly scale: number;
  /** The visible part of the logical plane, in logical px; unless cropped, it contains the field. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the field for a stage of this shape: `tall` if it is higher than wide. */
export function fieldFor(cssWidth: number, cssHeight: number): FieldName {
  return cssHeight > cssWidth ? 'tall' : 'wide';
}

export function stageGeometry(
  field: FieldName,
  cssWidth: number,
  cssHeight: number,
  devicePixelRatio: number,
): StageGeometry {
  const affordableRatio = Math.sqrt(MAX_CANVAS_PIXELS / Math.max(cssWidth * cssHeight, 1));
  const pixelRatio = Math.min(Math.max(devicePixelRatio, 1), MAX_PIXEL_RATIO, affordableRatio);
  return fitted(field, cssWidth, cssHeight, pixelRatio, Math.min);
}

/** Returns the geometry of a stage that the field fills, cropped at two sides. */
export function croppedGeometry(
  field: FieldName,
  cssWidth: number,
  cssHeight: number,
  pixelRatio: number,
): StageGeometry {
  return fitted(field, cssWidth, cssHeight, pixelRatio, Math.max);
}

/** `choose` picks the scale from those at which the field fits the stage's width and height. */
function fitted(
  field: FieldName,
  cssWidth: number,
  cssHeight: number,
  pixelRatio: number,
  choose: (across: number, down: number) => number,
): StageGeometry {
  // A stage without layout has size 0, but a canvas needs at least one pixel.
  const canvasWidth = Math.max(Math.round(cssWidth * pixelRatio), 1);
  const canvasHeight = Math.max(Math.round(cssHeight * pixelRatio), 1);
  const size = FIELDS[field];
  const scale = choose(canvasWidth / size.width, canvasHeight / size.height);
  const [width, height] = [canvasWidth / scale, canvasHeight / scale];
  return {
    cssWidth,
    cssHeight,
    pixelRatio,
    canvasWidth,
    canvasHeight,
    scale,
    left: (size.width - width) / 2,
    top: (size.height - height) / 2,
    width,
    height,
  };
}

/** Converts a point of the stage, given as shares (0–1) of its width and height, to a logical point. */
export function toLogical(geometry: StageGeometry, shareX: number, shareY: number): { x: number; y: number } {
  return { x: geometry.left + shareX * geometry.width, y: geometry.top + shareY * geometry.height };
}
