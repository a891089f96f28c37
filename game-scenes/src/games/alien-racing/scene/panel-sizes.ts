import type { StageGeometry } from '../../../scene-core/stage-geometry.js';

/** Sizes of the panels in CSS px, so that they are equally legible on phones and desktops. */
export interface PanelSizes {
  /** Distance from the edges of the visible part, and between two panels. */
  readonly edgeX: number;
  readonly edgeY: number;
  readonly gap: number;
  readonly place: { readonly width: number; readonly height: number; readonly figurePx: number };
  readonly lap: {
    readonly width: number;
    readonly height: number;
    readonly padding: number;
    readonly rowHeight: number;
  };
  readonly map: {
    readonly width: number;
    readonly height: number;
    readonly drawing: {
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
    };
    /** Top of the list of drivers; undefined if there is no room for it. */
    readonly listTop: number | undefined;
  };
  readonly speed: {
    readonly width: number;
    readonly height: number;
    readonly padding: number;
    readonly figurePx: number;
    /** Middle of the figure's line, distance from there to the unit's baseline, and room for the unit. */
    readonly middle: number;
    readonly unitDown: number;
    readonly unitWidth: number;
    readonly barTop: number;
    readonly barWidth: number;
    readonly barHeight: number;
    readonly barStride: number;
  };
}

/** Number of bars of the speed. */
export const SPEED_BARS = 10;

const ROOMY: PanelSizes = {
  edgeX: 24,
  edgeY: 22,
  gap: 14,
  place: { width: 146, height: 86, figurePx: 60 },
  lap: { width: 178, height: 110, padding: 22, rowHeight: 28 },
  map: {
    width: 196,
    height: 306,
    drawing: { left: 28, top: 26, width: 140, height: 104 },
    listTop: 148,
  },
  speed: {
    width: 220,
    height: 94,
    padding: 24,
    figurePx: 46,
    middle: 37,
    unitDown: 14,
    unitWidth: 42,
    barTop: 66,
    barWidth: 15,
    barHeight: 14,
    barStride: 17,
  },
};

const COMPACT: PanelSizes = {
  edgeX: 12,
  edgeY: 12,
  gap: 12,
  place: { width: 116, height: 60, figurePx: 42 },
  lap: { width: 154, height: 94, padding: 14, rowHeight: 26 },
  map: {
    width: 124,
    height: 108,
    drawing: { left: 18, top: 18, width: 88, height: 72 },
    listTop: undefined,
  },
  speed: {
    width: 150,
    height: 68,
    padding: 14,
    figurePx: 30,
    middle: 26,
    unitDown: 9,
    unitWidth: 42,
    barTop: 46,
    barWidth: 10,
    barHeight: 12,
    barStride: 12,
  },
};

const ROOMY_FROM = { width: 720, height: 480 } as const;

/** Stage size in CSS px below which the compact panels shrink, to keep off the road and each other. */
const COMPACT_FROM = { width: 330, height: 330 } as const;

export interface PanelScale {
  readonly sizes: PanelSizes;
  /** Logical px per CSS px of the sizes. */
  readonly unit: number;
}

export function panelScale({ cssWidth, cssHeight, pixelRatio, scale }: StageGeometry): PanelScale {
  const isRoomy = cssWidth >= ROOMY_FROM.width && cssHeight >= ROOMY_FROM.height;
  const shrink = Math.min(1, cssWidth / COMPACT_FROM.width, cssHeight / COMPACT_FROM.height);
  return { sizes: isRoomy ? ROOMY : COMPACT, unit: (shrink * pixelRatio) / scale };
}
