import type Phaser from 'phaser';
import type { CanvasPainter } from '../../../scene-core/textures.js';
import { createFigureLine } from './figure-line.js';
import { sans } from './letters.js';
import { addPanel, wear, type PanelFrame } from './panel-frame.js';
import { showSharp } from './sharp-image.js';

/** Sizes of the chip in CSS px; the gap's figures end at `figures`. */
export const SPLIT = { height: 42, figures: 78, words: 84 } as const;

const LASTS_MS = 2600;
const FADE_MS = 300;

export const SPLIT_AHEAD = 'split-ahead';
export const SPLIT_BEHIND = 'split-behind';

const LOOKS = {
  [SPLIT_AHEAD]: { color: '#9dff3c', words: 's ahead', tip: -1 },
  [SPLIT_BEHIND]: { color: '#ff8097', words: 's behind', tip: 1 },
} as const;

/** Paints a chip without its figures: an arrow up for ahead of one's own best, down for behind it. */
export const paintSplit =
  (key: keyof typeof LOOKS, width: number): CanvasPainter =>
  (context) => {
    const { color, words, tip } = LOOKS[key];
    const middle = SPLIT.height / 2;
    context.fillStyle = 'rgb(11 13 24 / .92)';
    context.fillRect(0, 0, width, SPLIT.height);
    context.fillStyle = color;
    context.fillRect(0, 0, 4, SPLIT.height);
    context.beginPath();
    context.moveTo(13, middle - 5 * tip);
    context.lineTo(27, middle - 5 * tip);
    context.lineTo(20, middle + 6 * tip);
    context.fill();
    context.font = sans(450, 15);
    context.textBaseline = 'middle';
    context.fillText(words, SPLIT.words, middle + 1);
  };

/**
 * The gap to one's own best at a third of a lap, for a moment: below the laps, on small fields below the map, since the
 * words over the horizon are as broad as such a field.
 */
export interface SplitChip {
  /** Shows a gap in seconds, positive for ahead. */
  say(gap: number): void;
  draw(nowMs: number): void;
  place(frame: PanelFrame): void;
}

/** Writes a gap without its sign: '0.42'. */
export const gapFigures = (gap: number): string => (Math.floor(Math.abs(gap) * 100 + 1e-6) / 100).toFixed(2);

export function createSplitChip(scene: Phaser.Scene, first: PanelFrame): SplitChip {
  const image = addPanel(scene, SPLIT_AHEAD).setVisible(false);
  const figures = createFigureLine(scene, 5, first.fonts.lap);
  let asked: number | undefined;
  let startMs: number | undefined;
  return {
    say(gap) {
      asked = gap;
    },
    draw(nowMs) {
      if (asked !== undefined) {
        wear(image.setVisible(true), asked > 0 ? SPLIT_AHEAD : SPLIT_BEHIND);
        figures.write(gapFigures(asked));
        [startMs, asked] = [nowMs, undefined];
      }
      if (startMs === undefined) return;
      const left = LASTS_MS - (nowMs - startMs);
      const strength = Math.max(0, Math.min(left / FADE_MS, 1));
      image.setAlpha(strength);
      figures.fade(strength);
      if (left > 0) return;
      image.setVisible(false);
      figures.write('');
      startMs = undefined;
    },
    place(frame) {
      const { unit, sizes, grid, fonts } = frame;
      const isBelowMap = sizes.map.listTop === undefined;
      const above = isBelowMap ? sizes.map.height : sizes.place.height + sizes.gap + sizes.lap.height;
      const top = frame.top + (above + sizes.gap) * unit;
      const left = isBelowMap ? frame.right - sizes.lap.width * unit : frame.left;
      showSharp(image, left, top, grid);
      figures.place(left + SPLIT.figures * unit, top + (SPLIT.height / 2) * unit, fonts.lap, frame);
    },
  };
}
