import { SKINS, type AlienColor } from './alien-catalogue.js';
import { skinPaint } from './alien-head.js';
import { ACROSS, definition, linearGradient } from './defs.js';
import { drawing, markup, type Drawing, type Piece } from './drawing.js';

const SQUASHED_PATH =
  'M150 66C224 66 276 92 276 130C276 172 226 192 150 192C74 192 24 172 24 130C24 92 74 66 150 66Z';
const ANTENNAE_PATH = 'M104 78C92 54 62 44 36 54M196 78C206 50 238 40 262 56C272 64 272 76 268 86';
const ANTENNA_TIPS = [
  [30, 57],
  [267, 92],
] as const;

const RIM_LIGHT = /* @__PURE__ */ linearGradient('rim', ACROSS, [
  [0.72, '#22d3ee', 0],
  [1, '#a8f4ff'],
]);
const SQUASHED_CLIP = /* @__PURE__ */ definition('squashed', 'clipPath', `<path d="${SQUASHED_PATH}"/>`);

/** Size of the picture in its own px, and centre and width of the head in it. */
export const SQUASHED_HEAD = { width: 300, height: 220, centreX: 150, centreY: 129, headWidth: 252 } as const;

const antennae = (color: AlienColor): Piece => {
  const { base, deep } = SKINS[color];
  const tips = ANTENNA_TIPS.map(
    ([x, y]) =>
      markup`<circle cx="${x}" cy="${y}" r="12.5" fill="${skinPaint(color)}"/><circle cx="${x - 4}" cy="${y - 5}" r="3.6" fill="#fff" opacity=".85"/>`,
  );
  return markup`<g fill="none" stroke-linecap="round"><path d="${ANTENNAE_PATH}" stroke="${deep}" stroke-width="10"/><path d="${ANTENNAE_PATH}" stroke="${base}" stroke-width="5"/></g>${tips}`;
};

/** Draws the head at the moment of the hit: flat, eyes shut, laughing. */
export function squashedHead(color: AlienColor): Drawing {
  const { deep, ink } = SKINS[color];
  return drawing(
    [0, 0, SQUASHED_HEAD.width, SQUASHED_HEAD.height],
    markup`${antennae(color)}<path d="${SQUASHED_PATH}" fill="${skinPaint(color)}"/><path d="${SQUASHED_PATH}" fill="none" stroke="${RIM_LIGHT}" stroke-width="12" clip-path="${SQUASHED_CLIP}" opacity=".85"/><path d="M62 94C82 80 108 74 136 73" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".6"/><g fill="${deep}" opacity=".55"><ellipse cx="146" cy="84" rx="6" ry="3.4"/><ellipse cx="164" cy="81" rx="7" ry="4"/><ellipse cx="180" cy="86" rx="5" ry="3"/></g><path d="M72 106L120 128L74 148M228 106L180 128L226 148" stroke="${ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" fill="none"/><g fill="#ff5f8d" opacity=".5"><ellipse cx="56" cy="160" rx="17" ry="8"/><ellipse cx="244" cy="160" rx="17" ry="8"/></g><path d="M122 158Q136 150 150 158Q164 166 178 158Q184 180 150 181Q116 180 122 158Z" fill="#3b0f2a"/><path d="M136 172Q150 163 166 172Q160 181 150 181Q140 181 136 172Z" fill="#ff6f91"/><path d="M128 156.5L140 155L135 165Z" fill="#fff"/>`,
  );
}
