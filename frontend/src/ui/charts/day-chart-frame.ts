import { axisFigure, chartScale, scaleLines } from './chart-scale';
import type { ChartScale } from './chart-scale';
import './charts.css';

/** Colours of the design that charts use. */
export const CHART_COLOURS = {
  slime: '#86dd38',
  ember: '#e2711d',
  ion: 'var(--color-ion)',
  gold: 'var(--color-gold)',
  plasma: 'var(--color-plasma)',
  alarm: '#ff6b85',
  silver: '#8d97d0',
};

export type ChartColour = keyof typeof CHART_COLOURS;

/** Returns the colour of a line: it is thin, so its green is brighter. */
export function lineColour(colour: ChartColour): string {
  return colour === 'slime' ? 'var(--color-slime)' : CHART_COLOURS[colour];
}

/** One value per day. */
export interface DaySeries {
  name: string;
  colour: ChartColour;
  /** Never negative. */
  values: readonly number[];
  /** Grows downwards from the middle line. */
  isDown?: boolean;
}

/** Layout of a chart, in px. */
export interface ChartFrame {
  widthPx: number;
  heightPx: number;
  left: number;
  top: number;
  bottom: number;
  /** Width of one day. */
  stepPx: number;
  days: number;
  scale: ChartScale;
  /** Returns the position of a value; values that go down are negative. */
  y: (value: number) => number;
  /** Returns the middle of a day. */
  x: (index: number) => number;
}

const TOP_PX = 16;
const BOTTOM_PX = 34;
const RIGHT_PX = 8;
const GAP_PX = 12;

/** Approximate width of one digit of an axis label. */
const FIGURE_PX = 8.6;

interface ChartFrameOptions {
  days: readonly string[];
  series: readonly DaySeries[];
  widthPx: number;
  heightPx: number;
}

/** Computes the layout of a chart. */
export function chartFrame({ days, series, widthPx, heightPx }: ChartFrameOptions): ChartFrame {
  const largest = (isDown: boolean): number =>
    Math.max(0, ...series.filter((one) => (one.isDown ?? false) === isDown).flatMap(({ values }) => values));
  const scale = chartScale(largest(false), largest(true));
  const longest = Math.max(...scaleLines(scale).map((value) => axisFigure(value).length));
  const left = Math.ceil(longest * FIGURE_PX) + GAP_PX;
  const bottom = heightPx - BOTTOM_PX;
  const stepPx = Math.max(1, widthPx - left - RIGHT_PX) / Math.max(1, days.length);
  const span = scale.above + scale.below;
  return {
    ...{ widthPx, heightPx, left, bottom, stepPx, scale },
    top: TOP_PX,
    days: days.length,
    y: (value) => TOP_PX + ((scale.above - value) / span) * (bottom - TOP_PX),
    x: (index) => left + stepPx * (index + 0.5),
  };
}
