import { accessoryFront, glasses, jetpack } from '../art-core/alien-accessories.js';
import type { AlienAccessory, AlienHat } from '../art-core/alien-catalogue.js';
import { hatPiece } from '../art-core/alien-hats.js';
import { NEON_ACCESSORY_HUES, NEON_HAT_HUES, lit } from '../art-core/alien-neon.js';
import { drawing, markup, type Drawing, type Piece, type ViewBox } from '../art-core/drawing.js';

export type Edition = 'plain' | 'neon';

/** View box of each item in the alien's space. */
const HAT_BOXES: Readonly<Record<Exclude<AlienHat, 'none'>, ViewBox>> = {
  'alien-helmet': [0, 24, 240, 142],
  'space-helmet': [0, 0, 240, 240],
  'cowboy-hat': [6, -10, 228, 124],
  crown: [40, -12, 160, 108],
  halo: [50, -16, 144, 84],
};
const ACCESSORY_BOXES: Readonly<Record<Exclude<AlienAccessory, 'none'>, ViewBox>> = {
  glasses: [20, 98, 200, 86],
  'laser-gun': [162, 160, 106, 106],
  jetpack: [62, 178, 116, 126],
  ufo: [-22, 32, 96, 112],
};

/** Distance that a neon edition's glow reaches beyond the item, px. */
const GLOW_REACH = 14;

const roomFor = (edition: Edition, [x, y, width, height]: ViewBox): ViewBox =>
  edition === 'plain'
    ? [x, y, width, height]
    : [x - GLOW_REACH, y - GLOW_REACH, width + 2 * GLOW_REACH, height + 2 * GLOW_REACH];

/** Draws the jetpack alone: the tanks side by side, held by two straps. */
const jetpackAlone = (hue: string | undefined): Piece => {
  const straps = markup`<path d="M98 204H142V216H98ZM98 238H142V248H98Z" fill="${hue === undefined ? '#2a305a' : '#120f2b'}" stroke="${hue ?? '#454e84'}" stroke-width="3"/>`;
  return lit(hue, markup`${straps}${jetpack(hue, true, [90, 150])}`);
};

export function hatItem(hat: Exclude<AlienHat, 'none'>, edition: Edition = 'plain'): Drawing {
  const hue = edition === 'neon' ? NEON_HAT_HUES[hat] : undefined;
  return drawing(roomFor(edition, HAT_BOXES[hat]), hatPiece(hat, hue));
}

const accessoryAlone = (accessory: Exclude<AlienAccessory, 'none'>, hue: string | undefined): Piece => {
  if (accessory === 'jetpack') return jetpackAlone(hue);
  // The usual dark frame suits a bright face, but would be invisible on a dark panel.
  if (accessory === 'glasses' && hue === undefined) return glasses('#5a649c');
  return accessoryFront(accessory, hue);
};

export function accessoryItem(
  accessory: Exclude<AlienAccessory, 'none'>,
  edition: Edition = 'plain',
): Drawing {
  const hue = edition === 'neon' ? NEON_ACCESSORY_HUES[accessory] : undefined;
  return drawing(roomFor(edition, ACCESSORY_BOXES[accessory]), accessoryAlone(accessory, hue));
}
