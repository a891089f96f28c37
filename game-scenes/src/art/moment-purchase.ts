import type { AlienParts } from '../art-core/alien.js';
import { hatPiece } from '../art-core/alien-hats.js';
import { NEON_HAT_HUES } from '../art-core/alien-neon.js';
import { markup, moved } from '../art-core/drawing.js';
import { layer, rays, sparks, standing, type MomentLayer, type MomentScene } from './moment-scene.js';

type Look = Omit<AlienParts, 'pose'>;

/** Draws the new hat that falls out of the box, in the place where the alien will wear it. */
function fallingHats(before: Look, { hat, neon }: Look): readonly MomentLayer[] {
  if (hat === before.hat) return [];
  const hue = neon?.hat && hat !== 'none' ? NEON_HAT_HUES[hat] : undefined;
  const fall = layer(
    moved('translate(-120 -294)', hatPiece(hat, hue)),
    { at: 0.1, x: 190, y: 150, scale: 0.3, turn: 0, opacity: 0 },
    { at: 0.2, x: 196, y: 112, scale: 0.36, turn: -14, opacity: 1 },
    { at: 0.34, x: 150, y: 96, scale: 0.44, turn: 0 },
    { at: 0.45, x: 126, y: 121 },
    { at: 0.59, y: 160 },
    { at: 0.6, opacity: 0 },
  );
  return [fall];
}

/** Shows the picture of anything else that falls out of the box; a thing that is not worn is held up at the end. */
function fallingPicture(address: string, isWorn: boolean): MomentLayer {
  return layer(
    { address, size: 54 },
    { at: 0.1, x: 190, y: 104, scale: 0.4, opacity: 0 },
    { at: 0.2, x: 196, y: 40, scale: 0.9, turn: -14, opacity: 1 },
    { at: 0.34, x: 150, y: 16, scale: 1, turn: 0 },
    { at: 0.45, x: 126, y: 22 },
    { at: 0.59, y: 76 },
    ...(isWorn
      ? [{ at: 0.62, scale: 0.6, opacity: 0 }]
      : [
          { at: 0.7, y: 70 },
          { at: 0.84, x: 190, y: 60 },
          { at: 1, x: 194, y: 52, turn: 8 },
        ]),
  );
}

/** What is bought: how the alien looked before it and looks with it, and the picture of what is not a hat. */
export interface BoughtLook {
  readonly before: Look;
  readonly after: Look;
  /** Address of the item's picture; null for a hat, which is drawn, and for an item without one. */
  readonly picture: string | null;
  /** False for a sticker. */
  readonly isWorn: boolean;
}

const lightLayers = (): readonly MomentLayer[] => [
  layer(
    rays(96, '#ffb066', 18, 0.35),
    { at: 0.8, x: 126, y: 82, scale: 0.6, opacity: 0 },
    { at: 1, scale: 1, opacity: 1 },
  ),
  layer(
    rays(44, '#ffd75e', 10, 0.4),
    { at: 0.1, x: 190, y: 92, scale: 0.4, opacity: 0 },
    { at: 0.2, scale: 1, opacity: 1 },
    { at: 0.36, scale: 1.3, opacity: 0 },
  ),
];

const alienLayers = (before: Look, after: Look): readonly MomentLayer[] => [
  layer(
    standing({ ...before, pose: 'idle' }),
    { at: 0, x: 126, y: 160, scale: 0.44 },
    { at: 0.1 },
    { at: 0.13, x: 112, opacity: 0 },
  ),
  layer(
    standing({ ...before, face: 'surprised', pose: 'idle' }),
    { at: 0.1, x: 118, y: 160, scale: 0.44, opacity: 0 },
    { at: 0.13, x: 106, opacity: 1 },
    { at: 0.2, x: 84 },
    { at: 0.3 },
    { at: 0.45, x: 126 },
    { at: 0.59 },
    { at: 0.6, opacity: 0 },
  ),
  layer(
    standing({ ...after, face: 'surprised', pose: 'idle' }),
    { at: 0.59, x: 126, y: 160, scale: 0.44, opacity: 0 },
    { at: 0.6, opacity: 1 },
    { at: 0.7, scale: 0.361, wide: 1.39 },
    { at: 0.82, scale: 0.47, wide: 0.95 },
    { at: 0.84, opacity: 0 },
  ),
  layer(
    standing({ ...after, pose: 'wave' }),
    { at: 0.82, x: 126, y: 160, scale: 0.46, opacity: 0 },
    { at: 0.84, opacity: 1 },
    { at: 1, y: 164, scale: 0.5 },
  ),
];

const boxLayers = (): readonly MomentLayer[] => [
  layer(
    markup`<path d="M-34-22H34V30H-34Z" fill="#8a5130"/><path d="M-6-22H6V30H-6Z" fill="#ffd75e"/>`,
    { at: 0, x: 196, y: 112 },
    { at: 0.1, x: 194, y: 113 },
    { at: 0.2, x: 190, y: 116 },
    { at: 0.3 },
    { at: 0.42, x: 250, opacity: 0 },
  ),
  layer(
    markup`<path d="M-40-9H40V9H-40Z" fill="#b4703a"/><path d="M-6-9H6V9H-6Z" fill="#ffd75e"/>`,
    { at: 0, x: 196, y: 85 },
    { at: 0.1 },
    { at: 0.2, y: 62, turn: 24 },
    { at: 0.36, x: 232, y: 20, turn: 80, opacity: 0 },
  ),
];

/** The lines of the fall and of the landing, and the sparks of the end. */
const lineLayers = (): readonly MomentLayer[] => [
  layer(
    markup`<path d="M100 0v14M126-8v8M152 0v14" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6"/>`,
    { at: 0.36, y: -14, opacity: 0 },
    { at: 0.45, y: 0, opacity: 1 },
    { at: 0.56, y: 20, opacity: 0 },
  ),
  layer(
    markup`<path d="M64 96l-16-8M62 112h-18M188 96l16-8M190 112h18" stroke="#ffd75e" stroke-width="4" stroke-linecap="round"/>`,
    { at: 0.6, opacity: 0 },
    { at: 0.64, opacity: 1 },
    { at: 0.72 },
    { at: 0.82, opacity: 0 },
  ),
  layer(
    sparks([
      [44, 60, '#ffd75e', 1],
      [212, 48, '#22d3ee', 0.8],
      [204, 120, '#9dff3c', 0.7],
    ]),
    { at: 0.84, opacity: 0 },
    { at: 1, opacity: 1 },
  ),
];

/** Draws the first purchase: a box springs open, and the alien puts on what falls out. */
export function purchaseMoment({ before, after, picture, isWorn }: BoughtLook): MomentScene {
  const thing = picture === null ? fallingHats(before, after) : [fallingPicture(picture, isWorn)];
  return {
    background: '#1d130c',
    layers: [...lightLayers(), ...alienLayers(before, after), ...boxLayers(), ...thing, ...lineLayers()],
  };
}
