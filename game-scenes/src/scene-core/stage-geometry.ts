import { FIELDS, type FieldName } from '../rules-core/define-game.js';

/** More pixels than this per CSS px cost time and cannot be seen at arm's length. */
const MAX_PIXEL_RATIO = 2;

/** A canvas beyond about 2900×1630 is scaled up instead: each frame would cost more than a software renderer has. */
const MAX_CANVAS_PIXELS = 4_700_000;

/** How the logical field lies on the canvas: wholly visible, in the middle; what is left around it shows the backdrop. */
export interface StageGeometry {
  /** CSS px of the stage. */
  readonly cssWidth: number;
  readonly cssHeight: number;
  /** Canvas pixels per CSS px, at most 2. */
  readonly pixelRatio: number;
  readonly canvasWidth: number;
  readonly canvasHeight: number;
  /** Canvas pixels per logical px. */
  readonly scale: number;
  /** The visible part of the logical plane, in logical px; it contains the field. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The field for a stage of this shape: `tall` when it is higher than wide. */
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
  // A stage that is not laid out yet has no size; a canvas needs one.
  const canvasWidth = Math.max(Math.round(cssWidth * pixelRatio), 1);
  const canvasHeight = Math.max(Math.round(cssHeight * pixelRatio), 1);
  const size = FIELDS[field];
  const scale = Math.min(canvasWidth / size.width, canvasHeight / size.height);
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

/** The logical point under a point of the stage, given as a share (0–1) of its width and height. */
export function toLogical(geometry: StageGeometry, shareX: number, shareY: number): { x: number; y: number } {
  return { x: geometry.left + shareX * geometry.width, y: geometry.top + shareY * geometry.height };
}
