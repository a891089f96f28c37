import type { AlienLook } from '../../../art-core/alien-look.js';
import { alien } from '../../../art-core/alien.js';
import type { AlienFace, AlienPose } from '../../../art-core/alien-catalogue.js';
import { DIAGONAL, definition, radialGradient, linearGradient } from '../../../art-core/defs.js';
import { NOTHING, markup, moved, round, type Drawing, type Piece } from '../../../art-core/drawing.js';
import { cardBack, cardFace, cardMatched } from './cards.js';
import type { MemorySymbol } from './symbols.js';
import {
  PLACE_SIZES,
  placeDrawing,
  placePaint,
  veil,
  type PlaceOptions,
  type PlaceShape,
} from '../../../art-core/place.js';
import { planet } from '../../../art-core/planets.js';
import { stars } from '../../../art-core/stars.js';

/** How a card lies on the table: covered, found, or turned up, lit if it was one of the missed pair. */
export type TableCard = 'back' | readonly ['match' | 'up' | 'missed', MemorySymbol];

export interface MemoryPlaceOptions extends PlaceOptions {
  /** The sixteen cards, row by row from the far edge; none without. */
  readonly cards?: readonly TableCard[];
  /** Middle of window, table and alien, px from the left. */
  readonly middle?: number;
  readonly pose?: AlienPose;
  /** A face instead of the alien's own. */
  readonly face?: AlienFace;
  /** Drawn instead of the standing alien, in its space. */
  readonly figure?: Piece;
}

const WALL = /* @__PURE__ */ placePaint('cabin-wall', [
  [0, '#1a1226'],
  [1, '#38203a'],
]);
const TABLE = /* @__PURE__ */ placePaint('cabin-table', [
  [0, '#1f5a58'],
  [1, '#0c2c33'],
]);
const BRASS = /* @__PURE__ */ linearGradient('brass', DIAGONAL, [
  [0, '#ffd9a0'],
  [0.45, '#b4703a'],
  [1, '#5b3020'],
]);
const LAMP_LIGHT = /* @__PURE__ */ radialGradient('lamp-light', 'cx=".5" cy="0" r="1"', [
  [0, '#ffcf8a', 0.62],
  [0.5, '#ff9a4d', 0.18],
  [1, '#ff9a4d', 0],
]);
const POOL = /* @__PURE__ */ radialGradient('lamp-pool', '', [
  [0, '#ffdca0', 0.5],
  [1, '#ffb066', 0],
]);
const PANE = /* @__PURE__ */ definition('pane', 'clipPath', '<circle r="100"/>');

const CARD = { width: 119, height: 158 };
/** Height of a card on the table, seen at a slant, to its height from above. */
const SLANT = 0.55;

/** Edge of the table, and for each row of cards its middle and its scale. */
const LAYOUT = {
  wide: {
    middle: 500,
    tableTop: 566,
    rows: [
      [606, 0.66],
      [670, 0.78],
      [748, 0.92],
      [844, 1.1],
    ],
  },
  tall: {
    middle: 195,
    tableTop: 300,
    rows: [
      [328, 0.42],
      [370, 0.5],
      [420, 0.58],
      [480, 0.68],
    ],
  },
} as const;

const planetPair: TableCard = ['match', 'planet'];
const boltPair: TableCard = ['match', 'bolt'];

/** The cards of a round that is on its way. */
export const STARTED_TABLE: readonly TableCard[] = [
  ...(['back', planetPair, 'back', 'back'] as const),
  ...(['back', ['up', 'rocket'], 'back', boltPair] as const),
  ...([planetPair, 'back', ['up', 'moon'], 'back'] as const),
  ...(['back', boltPair, 'back', 'back'] as const),
];

/** Draws a round window with its view; `radius` of the pane in px. */
function porthole(x: number, y: number, radius: number, seed: number): Piece {
  const bolts = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2 + 0.39;
    const [boltX, boltY] = [round(Math.cos(angle) * (radius + 13)), round(Math.sin(angle) * (radius + 13))];
    return markup`
      <circle cx="${boltX}" cy="${boltY}" r="${round(Math.max(2.5, radius * 0.032))}" fill="#ffe6c4"/>
      <circle cx="${boltX + 1}" cy="${boltY + 1}" r="${round(Math.max(1.4, radius * 0.02))}" fill="#6b3d22"/>
    `;
  });
  return markup`
    <g transform="translate(${x} ${y})">
      <circle r="${radius + 26}" fill="#120b1c"/>
      <circle r="${radius + 22}" fill="${BRASS}"/>
      <circle r="${radius + 4}" fill="#2a1620"/>
      <g transform="scale(${radius / 100})">
        <g clip-path="${PANE}">
          <circle r="100" fill="#070a1c"/>
          ${moved('translate(-100 -100)', stars({ width: 200, height: 200, count: Math.round(radius * 0.6), seed }))}
          ${planet({ x: 34, y: -6, radius: 56, tone: 'ember', ring: true, tilt: -18, rim: '#ffd9b0' })}
          ${planet({ x: -56, y: -44, radius: 12, tone: 'ion', rim: '#c8fbff' })}
        </g>
        <path d="M-72-40A82 82 0 0 1-20-80" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>
      </g>
      ${bolts}
    </g>
  `;
}

const BULB_COLORS = ['#ffd9a0', '#9dff3c', '#ff9d57', '#7fe9f7'] as const;

/** Draws a string of lamps across the place, hanging in `count` bows. */
function bulbs(width: number, y: number, count: number, sag: number): Piece {
  const bow = width / count;
  let wire = `M0 ${y}`;
  const lamps: Piece[] = [];
  for (let index = 0; index < count; index++) {
    wire += `Q${round(index * bow + bow / 2)} ${y + sag} ${round((index + 1) * bow)} ${y}`;
    for (const share of [0.25, 0.5, 0.75]) {
      const place = `cx="${round(index * bow + bow * share)}" cy="${round(y + sag * 2 * share * (1 - share) + 7)}"`;
      const color = BULB_COLORS[Math.floor(index * 3 + share * 4) % BULB_COLORS.length] ?? BULB_COLORS[0];
      lamps.push(
        markup`<circle ${place} r="16" fill="${color}" opacity=".14"/><circle ${place} r="5" fill="${color}"/>`,
      );
    }
  }
  return markup`<path d="${wire}" fill="none" stroke="#0d0814" stroke-width="3"/>${lamps}`;
}

const lamp = (x: number, y: number, scale: number, cord: number): Piece => markup`
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M0 ${-cord}V-44" stroke="#0d0814" stroke-width="5"/>
    <path d="M-66 0L-26-44H26L66 0Z" fill="#d9480f"/>
    <path d="M-66 0L-26-44H-6L-30 0Z" fill="#ff9d57" opacity=".8"/>
    <path d="M-70 0H70V7H-70Z" fill="#8a2c07"/>
    <ellipse cy="8" rx="34" ry="12" fill="#fff1cf"/>
    <path d="M-62 8L-330 620H330L62 8Z" fill="${LAMP_LIGHT}"/>
  </g>
`;

const shelf = (x: number, y: number, scale: number): Piece => markup`
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M0 0H200V12H0Z" fill="#6b3d2a"/>
    <path d="M0 12H200V18H0Z" fill="#2a1620"/>
    <path d="M20 0V-34H52V0Z" fill="#b4703a"/>
    <path d="M14-34H58V-26H14Z" fill="#d98a4d"/>
    <path d="M36-34C20-52 14-70 8-82C28-78 34-60 36-44C40-66 50-84 66-92C62-70 50-52 36-34Z" fill="#5ed30f"/>
    <path d="M36-34C34-60 30-84 36-104C44-84 42-60 36-34Z" fill="#9dff3c"/>
    <path d="M84 0V-40H122V0Z" fill="#e9edff"/>
    <path d="M122-32Q138-32 138-20T122-8" fill="none" stroke="#e9edff" stroke-width="6"/>
    <path d="M96-30h14l-7 20" fill="none" stroke="#10121f" stroke-width="5" stroke-linejoin="round"/>
    <path d="M152 0V-58H162V0ZM178 0L170-54L180-56L190 0Z" fill="#8b5cf6"/>
    <path d="M164 0V-50H176V0Z" fill="#22b8d8"/>
  </g>
`;

function wall(shape: PlaceShape, middle: number): Piece {
  const { width, height } = PLACE_SIZES[shape];
  const { tableTop } = LAYOUT[shape];
  const isTall = shape === 'tall';
  const count = isTall ? 4 : 8;
  const xs = Array.from({ length: count }, (_, index) => round((index * width) / count));
  const rivets = xs.flatMap((x) =>
    [40, tableTop - 60].map((y) => markup`<circle cx="${x + 14}" cy="${y}" r="3" fill="#0d0814"/>`),
  );
  const [darkSeams, lightSeams] = [0, 2].map((shift) =>
    xs.map((x) => `M${x + shift} 0V${tableTop}`).join(''),
  );
  return markup`
    <path d="M0 0H${width}V${height}H0Z" fill="${WALL}"/>
    <path d="${darkSeams ?? ''}" stroke="#0d0814" stroke-width="3" opacity=".7"/>
    <path d="${lightSeams ?? ''}" stroke="#fff" stroke-opacity=".05" stroke-width="2"/>
    ${rivets}
    <path d="M0 ${tableTop - 110}H${width}V${tableTop}H0Z" fill="#241427"/>
    <path d="M0 ${tableTop - 110}H${width}" stroke="#ff7a1a" stroke-width="3" opacity=".6"/>
    ${isTall ? porthole(middle, 150, 92, 8) : porthole(middle, 236, 176, 8)}
    ${isTall ? shelf(8, 216, 0.4) : shelf(56, 330, 0.92)}
    ${isTall ? bulbs(width, 4, 3, 26) : bulbs(width, 10, 7, 44)}
    ${isTall ? lamp(338, 96, 0.5, 220) : lamp(226, 128, 0.92, 180)}
  `;
}

function table(shape: PlaceShape, middle: number): Piece {
  const { width, height } = PLACE_SIZES[shape];
  const { tableTop: top } = LAYOUT[shape];
  const isTall = shape === 'tall';
  const [nearLeft, nearRight] = isTall ? [-40, width + 40] : [middle - 700, middle + 700];
  const [left, right] = isTall ? [16, width - 16] : [middle - 430, middle + 430];
  return markup`
    <path d="M${left} ${top}H${right}L${nearRight} ${height}V${height + 60}H${nearLeft}V${height}Z" fill="${TABLE}"/>
    <path d="M${left - 8} ${top - 10}H${right + 8}L${right} ${top + 8}H${left}Z" fill="${BRASS}"/>
    <path d="M${left} ${top + 8}L${nearLeft} ${height}M${right} ${top + 8}L${nearRight} ${height}" stroke="#b4703a" stroke-width="${isTall ? 8 : 16}"/>
    <ellipse cx="${middle + (isTall ? 40 : -120)}" cy="${round(top + (height - top) * 0.42)}" rx="${isTall ? 190 : 430}" ry="${isTall ? 110 : 120}" fill="${POOL}"/>
  `;
}

const cardPiece = (card: TableCard): Piece => {
  if (card === 'back') return cardBack(CARD);
  const [state, symbol] = card;
  if (state === 'match') return cardMatched(CARD, symbol);
  if (state === 'up') return cardFace(CARD, symbol);
  return markup`<ellipse rx="96" ry="110" fill="${POOL}"/>${cardFace(CARD, symbol)}`;
};

function laidCards(shape: PlaceShape, middle: number, cards: readonly TableCard[]): Piece {
  const { rows } = LAYOUT[shape];
  const apart = shape === 'tall' ? 140 : 146;
  const pieces = cards.map((card, index) => {
    const [y, scale] = rows[Math.floor(index / 4)] ?? rows[0];
    const x = round(middle + ((index % 4) - 1.5) * apart * scale);
    const lift = card !== 'back' && card[0] !== 'match' ? 6 : 0;
    return moved(
      `translate(${x} ${y - lift}) scale(${scale} ${+(scale * SLANT).toFixed(3)})`,
      cardPiece(card),
    );
  });
  return markup`${pieces}`;
}

/** Draws the alien behind the table, a card in its waving hand. */
function player(
  shape: PlaceShape,
  middle: number,
  parts: AlienLook,
  pose: AlienPose,
  figure: Piece = alien({ ...parts, pose }),
): Piece {
  const [scale, y] = shape === 'tall' ? [0.66, 132] : [1.2, 284];
  const x = middle - 120 * scale;
  const card = moved(
    `translate(${round(x + 222 * scale)} ${round(y + 168 * scale)}) rotate(14) scale(${+(scale * 0.46).toFixed(3)})`,
    cardBack(CARD),
  );
  return markup`${moved(`translate(${x} ${y}) scale(${scale})`, figure)}${pose === 'wave' ? card : NOTHING}`;
}

/** Draws the cabin: window, lamp, the alien behind the table, sixteen cards on it. */
export function memoryPlace(
  shape: PlaceShape,
  {
    alien: parts,
    dim = 0.16,
    cards = STARTED_TABLE,
    middle = LAYOUT[shape].middle,
    figure: other,
    pose = other === undefined ? 'wave' : 'idle',
    face,
  }: MemoryPlaceOptions,
): Drawing {
  const figure =
    parts === null ? NOTHING : player(shape, middle, { ...parts, face: face ?? parts.face }, pose, other);
  return placeDrawing(
    shape,
    markup`
      ${wall(shape, middle)}
      ${figure}
      ${table(shape, middle)}
      ${laidCards(shape, middle, cards)}
      ${veil(shape, '#0d0612', dim)}
    `,
  );
}
