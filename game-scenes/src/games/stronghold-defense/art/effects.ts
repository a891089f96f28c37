import { drawing, markup, type Drawing, type Piece } from '../../../art-core/drawing.js';

const ION = '#22d3ee';
const SLIME = '#9dff3c';
const ALARM = '#ff4d6d';
const GOLD = '#ffd75e';

/** Colours of allowed and forbidden places for a tower. */
export const PLACE_COLORS = { allowed: SLIME, forbidden: ALARM } as const;

export type PlaceAnswer = keyof typeof PLACE_COLORS;

const SPLASHES = { hit: '#9ff3ff', kill: '#ffb066', leak: '#ff6f8a' } as const;

export type Splash = keyof typeof SPLASHES;

/** Draws a shot that flies to the right; its head is at the origin. */
export function bolt(): Drawing {
  return drawing(
    [-54, -10, 66, 20],
    markup`
      <g stroke-linecap="round">
        <path d="M-46 0H0" stroke="${ION}" stroke-width="4" opacity=".4"/>
        <path d="M-24 0H0" stroke="${ION}" stroke-width="13" opacity=".25"/>
        <path d="M-22 0H0" stroke="${ION}" stroke-width="9" opacity=".5"/>
        <path d="M-18 0H2" stroke="#d8fbff" stroke-width="6"/>
      </g>
    `,
  );
}

const RAYS = [
  [1, 0, 15],
  [0.62, 0.79, 9],
  [-0.24, 0.97, 15],
  [-0.87, 0.5, 9],
  [-0.91, -0.42, 15],
  [-0.26, -0.97, 9],
  [0.64, -0.77, 15],
] as const;

const rays = (width: number): Piece[] =>
  RAYS.map(
    ([x, y, length]) =>
      markup`<path d="M${x * 9} ${y * 9}l${x * length} ${y * length}" stroke-width="${width}"/>`,
  );

/** Draws the star of a hit, a kill or a leak. */
export function splash(kind: Splash): Drawing {
  const color = SPLASHES[kind];
  const core = kind === 'hit' ? 3 : 5.5;
  return drawing(
    [-30, -30, 60, 60],
    markup`
      <g stroke="${color}" stroke-linecap="round">
        <g opacity=".3">${rays(9)}</g>
        ${rays(3.5)}
      </g>
      <circle r="${core * 2}" fill="${color}" opacity=".35"/>
      <circle r="${core}" fill="#fff6ea"/>
    `,
  );
}

/** Draws a soft cloud, for the remains of a bug and the dust of a new tower. */
export function puff(): Drawing {
  return drawing(
    [-20, -20, 40, 40],
    markup`
      <g fill="#bfeaf5">
        <circle r="19" opacity=".16"/>
        <circle r="14" opacity=".22"/>
        <circle r="8" opacity=".3"/>
      </g>
    `,
  );
}

const HATCHES = Array.from({ length: 9 }, (_, index) => {
  // A slanted line across the circle, clipped to it.
  const offset = (index - 4) * 22;
  const half = Math.sqrt(9604 - offset * offset);
  return markup`<path d="M${-half} ${offset}H${half}"/>`;
});

/** Draws the range of a new tower at the origin: 100 px. */
export function reachRing(answer: PlaceAnswer): Drawing {
  const color = PLACE_COLORS[answer];
  const isAllowed = answer === 'allowed';
  const hatching = markup`<g transform="rotate(-63)" stroke="${color}" stroke-width="2" opacity=".3">${HATCHES}</g>`;
  return drawing(
    [-103, -103, 206, 206],
    markup`
      <circle r="100" fill="${color}" fill-opacity=".1" stroke="${color}" stroke-width="2.5" stroke-dasharray="${isAllowed ? '10 7' : '3 7'}"/>
      ${isAllowed ? [] : hatching}
      <ellipse cy="5" rx="38" ry="17" fill="${color}" fill-opacity=".22" stroke="${color}" stroke-width="2.5"/>
    `,
  );
}

/** Draws the range of an existing tower, fainter than that of a new one. */
export function standingReach(): Drawing {
  return drawing(
    [-102, -102, 204, 204],
    markup`<circle r="100" fill="${ION}" fill-opacity=".05" stroke="${ION}" stroke-opacity=".35" stroke-width="1.6"/>`,
  );
}

/** Draws the range of the tower that a press or a key sells. */
export function selectedReach(): Drawing {
  return drawing(
    [-103, -103, 206, 206],
    markup`
      <circle r="100" fill="${GOLD}" fill-opacity=".08" stroke="${GOLD}" stroke-width="2.5" stroke-dasharray="10 7"/>
      <ellipse cy="6" rx="40" ry="19" fill="${GOLD}" fill-opacity=".2" stroke="${GOLD}" stroke-width="2.5"/>
    `,
  );
}

/** Draws the area of 44 px around a tower in which no other may stand. */
export function keptGround(): Drawing {
  return drawing(
    [-46, -46, 92, 92],
    markup`<circle r="44" fill="${ALARM}" fill-opacity=".13" stroke="${ALARM}" stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="5 5"/>`,
  );
}
