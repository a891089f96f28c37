import { SKINS, type AlienColor } from '../../../art-core/alien-catalogue.js';
import { skinPaint } from '../../../art-core/alien-head.js';
import type { AlienLook } from '../../../art-core/alien-look.js';
import { GLOW, WIDE_BLUR } from '../../../art-core/defs.js';
import { NOTHING, markup, moved, round, type Piece } from '../../../art-core/drawing.js';
import {
  fireworksOf,
  posed,
  type Firework,
  type ResultArt,
  type Mood,
} from '../../../art-core/result-art.js';
import { PLACE_SIZES, placeDrawing, placePaint, type PlaceShape } from '../../../art-core/place.js';
import { planet } from '../../../art-core/planets.js';
import { podSidePiece } from '../../../art-core/pod-side.js';
import { seededRandom } from '../../../art-core/random.js';
import { ridge } from '../../../art-core/ridges.js';
import { stars } from '../../../art-core/stars.js';

const SKY = /* @__PURE__ */ placePaint('finish-sky', [
  [0, '#0a0713'],
  [0.6, '#2a1128'],
  [1, '#8a3a1a'],
]);

const CROWD: readonly AlienColor[] = ['green', 'pink', 'blue', 'orange', 'yellow', 'white', 'purple'];

/**
 * Height of the finish line, middle of the pod, and its scale. The grandstand: height of its wall, number and radius
 * of the heads, length of a field of its board.
 */
const LAYOUT = {
  wide: {
    line: 500,
    x: 470,
    pod: 1.1,
    wall: 46,
    heads: 56,
    head: 13,
    board: 120,
    alien: 'translate(300 246) scale(1.12)',
    fireworks: [
      [150, 180, 90, '#9dff3c'],
      [700, 120, 64, '#22d3ee'],
      [880, 270, 50, '#ff7fbf'],
      [330, 90, 40, '#ffd75e'],
    ] satisfies Firework[],
  },
  tall: {
    line: 268,
    x: 195,
    pod: 0.5,
    wall: 20,
    heads: 26,
    head: 8,
    board: 52,
    alien: 'translate(107 163) scale(.5)',
    fireworks: [
      [70, 110, 44, '#9dff3c'],
      [200, 86, 30, '#ffd75e'],
      [320, 200, 30, '#22d3ee'],
    ] satisfies Firework[],
  },
} as const;

/** Draws the wall of the grandstand with its crowd and its boards. */
function grandstand(shape: PlaceShape): Piece {
  const { line, wall, heads, head, board } = LAYOUT[shape];
  const { width } = PLACE_SIZES[shape];
  const random = seededRandom(5);
  const crowd = Array.from({ length: heads }, (_, index) => {
    const color = CROWD[index % CROWD.length] ?? 'green';
    const x = round((index + 0.5) * (width / heads));
    const y = round(line - wall - head + random(-head / 2, head / 3));
    return markup`
      <path d="M${round(x - head * 0.4)} ${round(y - head * 0.6)}l${round(-head * 0.3)} ${round(-head * 0.7)}M${round(x + head * 0.4)} ${round(y - head * 0.6)}l${round(head * 0.3)} ${round(-head * 0.7)}" stroke="${SKINS[color].deep}" stroke-width="2"/>
      <ellipse cx="${x}" cy="${y}" rx="${head}" ry="${round(head * 0.8)}" fill="${skinPaint(color)}" opacity=".75"/>
    `;
  });
  const boards = { slime: '', ember: '' };
  const top = line - wall * 0.7;
  for (let index = 0; index * board < width; index++)
    boards[index % 2 === 0 ? 'ember' : 'slime'] +=
      `M${index * board + 8} ${round(top)}h${round(board * 0.47)}v${round(wall * 0.48)}h${-round(board * 0.47)}z`;
  return markup`
    <path d="M0 ${line - wall}H${width}V${line + 10}H0Z" fill="#1c1330"/>
    ${crowd}
    <path d="M0 ${round(line - wall * 0.87)}H${width}V${line}H0Z" fill="#2c3160"/>
    <path d="M0 ${round(line - wall * 0.87)}H${width}" stroke="#8f9ad6" stroke-width="2"/>
    <path d="${boards.slime}" fill="#9dff3c" opacity=".55"/>
    <path d="${boards.ember}" fill="#ff7a1a" opacity=".55"/>
  `;
}

/** Draws the road with the chequered line. */
function road(shape: PlaceShape): Piece {
  const { line } = LAYOUT[shape];
  const { width, height } = PLACE_SIZES[shape];
  const [columns, tile] = shape === 'tall' ? [20, 7] : [44, 14];
  const long = width / columns;
  let light = '';
  for (let row = 0; row < 2; row++)
    for (let column = row; column < columns; column += 2)
      light += `M${round(column * long)} ${line + 4 + row * tile}h${round(long)}v${tile}h${-round(long)}z`;
  return markup`
    <path d="M0 ${line}H${width}V${height}H0Z" fill="#191332"/>
    <path d="M0 ${line + 4}h${width}v${2 * tile}H0z" fill="#10121f"/>
    <path d="${light}" fill="#e9edff" opacity=".85"/>
    <path d="M0 ${line + 2 * tile + 6}H${width}" stroke="#22d3ee" stroke-width="3" filter="${GLOW}"/>
  `;
}

/** Draws the finish: grandstand, chequered line, the alien on its pod. */
export function racingResult(shape: PlaceShape, look: AlienLook, mood: Mood): ResultArt {
  const { line, x, pod, alien, fireworks } = LAYOUT[shape];
  const { width } = PLACE_SIZES[shape];
  const isTall = shape === 'tall';
  const ringed = isTall
    ? { x: 330, y: 110, radius: 40, rim: '#c9b6ff' }
    : { x: 1190, y: 170, radius: 92, rim: '#ffb38a' };
  const parked = `translate(${round(x - 270 * pod)} ${round(line - (isTall ? 6 : 40))}) scale(${pod})`;
  return {
    back: placeDrawing(
      shape,
      markup`
        <path d="M0 0H${width}V${line + 6}H0Z" fill="${SKY}"/>
        ${stars({ width, height: line - 80, count: isTall ? 60 : 150, seed: 44 })}
        ${planet({ ...ringed, tone: 'violet', ring: true, tilt: -18 })}
        ${fireworksOf(mood, fireworks)}
        <ellipse cx="${x}" cy="${line}" rx="${round(width * 0.6)}" ry="70" fill="#ff7a1a" opacity=".4" filter="${WIDE_BLUR}"/>
        ${ridge({
          width,
          base: line + 2,
          amplitude: isTall ? 34 : 70,
          wavelength: isTall ? 60 : 100,
          fill: '#2a1230',
          seed: 15,
          edge: '#ff9a5a',
        })}
        ${grandstand(shape)}
        ${road(shape)}
      `,
    ),
    front: placeDrawing(
      shape,
      markup`${moved(alien, posed(look, mood))}${moved(parked, podSidePiece({ driver: NOTHING, stripe: '#9dff3c', number: 7 }))}`,
    ),
  };
}
