import { body, scarf } from './alien-body.js';
import type { AlienColor } from './alien-catalogue.js';
import { alienFace, angryFace, coolFace, smileFace, surprisedFace } from './alien-faces.js';
import { head, headAt } from './alien-head.js';
import { GLOW, PLATING, PLATING_EDGE, STEEL, definition, linearGradient } from './defs.js';
import { NOTHING, drawing, markup, moved, round, type Drawing, type Piece } from './drawing.js';
import { markPiece } from './mark.js';
import { planet } from './planets.js';
import { podRearPiece } from './pods.js';
import { ridge } from './ridges.js';
import { stars } from './stars.js';
import { nightRoad } from './track.js';

export const COVERS = ['alien-clicker', 'memory-match', 'stronghold-defense', 'alien-racing'] as const;
export type Cover = (typeof COVERS)[number];

const ground = (name: Cover, from: string, to: string): Piece => {
  const fill = linearGradient(`cover-${name}`, 'x2=".6" y2="1"', [
    [0, from],
    [1, to],
  ]);
  return markup`<path d="M-90 0H570V300H-90Z" fill="${fill}"/>`;
};

const night = (height: number, count: number, seed: number): Piece =>
  moved('translate(-90 0)', stars({ width: 660, height, count, seed }));

/** Colour, face, x, y, scale and turn of the small heads around the target. */
const FALLING: readonly (readonly [
  AlienColor,
  (color: AlienColor) => Piece,
  number,
  number,
  number,
  number,
])[] = [
  ['pink', surprisedFace, 18, 44, 0.4, -10],
  ['blue', coolFace, 370, 40, 0.42, 8],
  ['orange', smileFace, 432, 150, 0.34, -6],
  ['purple', angryFace, -36, 150, 0.36, 10],
  ['yellow', smileFace, 58, 168, 0.24, 6],
  ['white', alienFace, 372, 176, 0.24, -8],
];

const clickerCover = (): Piece => {
  const falling = FALLING.map(([color, face, x, y, scale, turn]) =>
    headAt(x, y, scale, turn, head(color, face)),
  );
  // The two farthest heads are too small for speed lines.
  const speed = FALLING.slice(0, 4)
    .map(
      ([, , x, y, scale]) => `M${round(x + scale * 90)} ${y - 70}v56M${round(x + scale * 170)} ${y - 60}v58`,
    )
    .join('');
  return markup`
    ${ground('alien-clicker', '#16351a', '#0a1018')}
    ${night(300, 70, 5)}
    <path d="${speed}" stroke="#fff" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>
    ${falling}
    <g transform="translate(46 30) scale(.81)">
      <g fill="none" stroke="#9dff3c">
        <circle cx="240" cy="152" r="104" stroke-width="5" stroke-dasharray="120 43.3" stroke-dashoffset="60" filter="${GLOW}"/>
        <circle cx="240" cy="152" r="82" stroke-opacity=".4" stroke-width="2"/>
      </g>
      ${headAt(126, 24, 0.95, 0, head('green', surprisedFace))}
      <path d="M240 30V60M240 246V276M118 152H148M332 152H362" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
    </g>
  `;
};

interface Card {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  readonly width?: number;
  readonly height?: number;
}

const card = ({ x, y, turn, width = 92, height = 122 }: Card, faceUp: boolean, motif: Piece): Piece => {
  const [right, bottom] = [width / 2, height / 2];
  const [fill, edge] = faceUp ? ['#241c52', '#c4b5fd'] : ['#1a1740', '#4a3f8f'];
  return markup`
    <g transform="translate(${x} ${y}) rotate(${turn})">
      <path d="M${-right} ${-bottom}H${right - 16}L${right} ${16 - bottom}V${bottom}H${16 - right}L${-right} ${bottom - 16}Z" fill="${fill}" stroke="${edge}" stroke-width="3"/>
      ${motif}
    </g>
  `;
};

const PLANET_MOTIF =
  '<g transform="scale(1.15)"><circle r="20" fill="#ff9a3f"/><ellipse rx="34" ry="9" fill="none" stroke="#ffe0b0" stroke-width="5" transform="rotate(-18)"/></g>';
const BOLT_MOTIF = '<path d="M6-32L-20 6H-3L-8 32L20-8H3z" fill="#22d3ee" transform="scale(1.15)"/>';

const memoryCover = (): Piece => {
  const back = moved(
    'translate(-24 -24) scale(.22)',
    markPiece({ skin: '#5b4bb0', eyes: '#1a1740', gleam: '#1a1740' }),
  );
  const pair: readonly Card[] = [
    { x: 194, y: 122, turn: -5, width: 104, height: 140 },
    { x: 290, y: 122, turn: 6, width: 104, height: 140 },
  ];
  const faces = pair.map(({ x, y, turn }) =>
    moved(`translate(${x} ${y}) rotate(${turn})`, headAt(-48, -48, 0.4, 0, head('purple', smileFace))),
  );
  return markup`
    ${ground('memory-match', '#3a2578', '#0d0b1f')}
    ${night(300, 70, 6)}
    ${card({ x: 72, y: 118, turn: -16 }, false, back)}
    ${card({ x: 408, y: 118, turn: 16 }, false, back)}
    ${card({ x: 134, y: 214, turn: -8 }, true, markup`${PLANET_MOTIF}`)}
    ${card({ x: 348, y: 214, turn: 9 }, true, markup`${BOLT_MOTIF}`)}
    <g filter="${GLOW}">${pair.map((place) => card(place, true, NOTHING))}</g>
    ${faces}
  `;
};

const tower = (x: number, y: number, aim: number): Piece =>
  markup`
    <g transform="translate(${x} ${y}) scale(1.2)">
      <path d="M-20 0L-13-34H13L20 0Z" fill="${PLATING}"/>
      <path d="M-24 0H24L20 8H-20Z" fill="${PLATING_EDGE}"/>
      <path d="M-16-18H16L14-26H-14Z" fill="#22d3ee"/>
      <g transform="translate(0 -38) rotate(${aim})">
        <path d="M-12-9H12L30-4V4L12 9H-12Z" fill="${STEEL}"/>
        <circle cx="30" r="5" fill="#b8f6ff"/>
      </g>
    </g>
  `;

const bug = (x: number, y: number, scale: number, shell: string): Piece =>
  markup`
    <g transform="translate(${x} ${y}) scale(${scale})">
      <path d="M-26 8L-34 20M-14 12L-18 24M14 12L18 24M26 8L34 20" stroke="#7a1530" stroke-width="5" stroke-linecap="round"/>
      <path d="M-28 6C-28-18-14-26 0-26S28-18 28 6L18 14H-18Z" fill="${shell}"/>
      <path d="M-20-12C-14-22-6-23 0-23" stroke="#ffc2cd" stroke-width="4" fill="none" stroke-linecap="round"/>
      <path d="M-16-4L-2 0L-4 8L-16 5ZM16-4L2 0L4 8L16 5Z" fill="#fff"/>
      <g fill="#20040c"><circle cx="-7" cy="3" r="2.6"/><circle cx="7" cy="3" r="2.6"/></g>
    </g>
  `;

const DOME_CLIP = /* @__PURE__ */ definition('dome', 'clipPath', '<path d="M140 90H340V229H140Z"/>');

/** Draws the mascot under a dome of glass. */
const dome = (): Piece => {
  const commander = markup`${body('green', 'cheer')}${scarf()}${head('green', angryFace)}`;
  return markup`
    <path d="M160 232C160 150 196 120 240 120S320 150 320 232Z" fill="#22d3ee" fill-opacity=".14" stroke="#9ff3ff" stroke-width="4"/>
    <g clip-path="${DOME_CLIP}">${moved('translate(172 120) scale(.57)', commander)}</g>
    <path d="M178 180C182 152 200 136 222 132" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".7"/>
    <path d="M148 228H332L348 250H132Z" fill="${PLATING}"/>
    <path d="M148 228H332L336 234H144Z" fill="${PLATING_EDGE}"/>
  `;
};

const strongholdCover = (): Piece => {
  const hills = 'M-90 210L0 214L60 196L150 206L240 190L340 206L420 194L480 208L570 200';
  return markup`
    ${ground('stronghold-defense', '#0e3a52', '#070d18')}
    ${night(180, 60, 8)}
    ${planet({ x: 452, y: 84, radius: 36, tone: 'ember', rim: '#ffd9b0' })}
    <path d="${hills}V300H-90Z" fill="#12394d"/>
    <path d="${hills}" fill="none" stroke="#4fd6ee" stroke-width="2" opacity=".7"/>
    <path d="M-90 256L0 262L120 246L260 258L400 244L570 258V300H-90Z" fill="#0b2432"/>
    <path d="M66 160L14 178M414 166L470 188" stroke="#7ff3ff" stroke-width="5" stroke-linecap="round" filter="${GLOW}"/>
    ${dome()}
    ${tower(104, 196, 158)}
    ${tower(376, 198, 22)}
    ${bug(-16, 190, 1, '#ff4d6d')}
    ${bug(500, 204, 1.1, '#ff4d6d')}
    ${bug(44, 236, 0.8, '#ff7a5a')}
    ${bug(436, 240, 0.8, '#ff7a5a')}
  `;
};

const racingCover = (): Piece => {
  const land = markup`
    ${stars({ width: 660, height: 120, count: 56, seed: 12 })}
    ${planet({ x: 452, y: 84, radius: 50, tone: 'ember', rim: '#ffd9b0', tilt: -16, ring: true })}
    ${ridge({ width: 660, base: 122, amplitude: 30, wavelength: 60, fill: '#3a1a2e', seed: 23, edge: '#ff9a5a' })}
    ${nightRoad({ width: 660, height: 300, horizon: 120, halfWidth: 380, curve: -5, edge: '#ffb066' })}
  `;
  return markup`
    ${ground('alien-racing', '#4a1f16', '#120a14')}
    ${moved('translate(-90 0)', land)}
    ${moved('translate(76 112) scale(.34)', podRearPiece('blue', '#22d3ee'))}
    ${moved('translate(318 126) scale(.5)', podRearPiece('pink', '#ff4fd8'))}
    ${moved('translate(146 98) scale(.82) rotate(-5 120 120)', podRearPiece('green', '#9dff3c'))}
    <path d="M14 206L66 190M20 268L84 238M466 214L420 196M462 272L404 242" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round"/>
  `;
};

const MOTIFS: Readonly<Record<Cover, () => Piece>> = {
  'alien-clicker': clickerCover,
  'memory-match': memoryCover,
  'stronghold-defense': strongholdCover,
  'alien-racing': racingCover,
};

/** Draws a game's cover, 620×288 px, cropped around the middle; the essential part is 480 px wide. */
export function cover(game: Cover): Drawing {
  return drawing([-70, 6, 620, 288], MOTIFS[game](), 'xMidYMid slice');
}
