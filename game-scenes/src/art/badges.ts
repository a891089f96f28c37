import { DOWN, GOLD, linearGradient } from '../art-core/defs.js';
import { NOTHING, drawing, markup, type Drawing, type Piece } from '../art-core/drawing.js';

/** Signs of the badges. */
export const BADGE_SIGNS = [
  'flag',
  'laps',
  'trophy',
  'sparkles',
  'crown',
  'ten',
  'helmet',
  'clover',
  'target',
  'star',
] as const;

export type BadgeSign = (typeof BADGE_SIGNS)[number];

interface Metal {
  readonly paint: Piece;
  /** Colour of the sign and its shadow. */
  readonly ink: string;
}

const metal = (name: string, light: string, middle: string, deep: string, ink: string): Metal => ({
  paint: linearGradient(`badge-${name}`, DOWN, [
    [0, light],
    [0.5, middle],
    [1, deep],
  ]),
  ink,
});

const BRONZE = /* @__PURE__ */ metal('bronze', '#ffd2ac', '#d98a4d', '#7c4218', '#4a2408');
const PLASMA = /* @__PURE__ */ metal('plasma', '#d9ccff', '#8b5cf6', '#4a26a8', '#1d0c52');
const ION = /* @__PURE__ */ metal('ion', '#c4f7ff', '#22b8d6', '#0d5a73', '#04333f');
const SLIME = /* @__PURE__ */ metal('slime', '#e6ffc9', '#7ad92a', '#2f7a0f', '#133d05');
const GOLDEN: Metal = { paint: GOLD, ink: '#5a3603' };
const UNLIT = /* @__PURE__ */ metal('unlit', '#3b4268', '#2b3054', '#1b1f36', '#6f79ab');

/** Each sign as strokes in a box of 24×24, and its metal. */
const SIGNS: Readonly<Record<BadgeSign, readonly [metal: Metal, strokes: Piece]>> = {
  flag: [
    BRONZE,
    markup`<path d="M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528"/>`,
  ],
  laps: [
    SLIME,
    markup`<path d="M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4M8 10v4M12 10v4M16 10v4"/>`,
  ],
  trophy: [
    GOLDEN,
    markup`<path d="M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3"/>`,
  ],
  sparkles: [
    ION,
    markup`<path d="M12 2.6l1.9 6a2.4 2.4 0 0 0 1.5 1.5l6 1.9-6 1.9a2.4 2.4 0 0 0-1.5 1.5l-1.9 6-1.9-6a2.4 2.4 0 0 0-1.5-1.5l-6-1.9 6-1.9a2.4 2.4 0 0 0 1.5-1.5zM20 2v4M22 4h-4"/>`,
  ],
  crown: [
    GOLDEN,
    markup`<path d="M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294zM5 21h14"/>`,
  ],
  ten: [PLASMA, markup`<path d="M4 7l4-3v16M17 4a4 4 0 0 1 4 4v8a4 4 0 0 1-8 0V8a4 4 0 0 1 4-4"/>`],
  helmet: [
    PLASMA,
    markup`<path d="M21 17V12a9 9 0 0 0-18 0v5a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2M21 14h-9a2 2 0 0 1-2-2 2 2 0 0 1 2-2h8.7M7 19v2M17 19v2"/>`,
  ],
  clover: [
    SLIME,
    markup`<path d="M12 12C9 9 7 8 7 6a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1 5 0c0 2-2 3-5 6M12 12c-3-3-4-5-6-5a2.5 2.5 0 0 0 0 5 2.5 2.5 0 0 0 0 5c2 0 3-2 6-5M12 12c3-3 4-5 6-5a2.5 2.5 0 0 1 0 5 2.5 2.5 0 0 1 0 5c-2 0-3-2-6-5M12 12c0 5-1 7-4 10"/>`,
  ],
  target: [
    SLIME,
    markup`<path d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 1v4M12 19v4M1 12h4M19 12h4"/>`,
  ],
  star: [
    GOLDEN,
    markup`<path d="M12 2.4l2.9 6 6.6 1-4.8 4.6 1.2 6.6-5.9-3.1-5.9 3.1 1.2-6.6L2.5 9.4l6.6-1z"/>`,
  ],
};

const RIBBON = markup`
  <path d="M30 78L20 106L34 100L42 108L50 82ZM66 78L76 106L62 100L54 108L46 82Z" fill="#ff7a1a"/>
  <path d="M30 78L20 106L27 103L38 80Z" fill="#ffb273"/>
`;

/** Draws a badge, 96×108 px: struck in metal on a ribbon if it is earned, else unlit. */
export function badgeDrawing(sign: BadgeSign, isEarned: boolean): Drawing {
  const [struck, strokes] = SIGNS[sign];
  const { paint, ink } = isEarned ? struck : UNLIT;
  const shine = isEarned ? 0.55 : 0.12;
  return drawing(
    [0, 0, 96, 108],
    markup`
      ${isEarned ? RIBBON : NOTHING}
      <path d="M26 2H72L92 22V66L70 90H24L4 66V22Z" fill="${paint}"/>
      <path d="M29 9H68L85 26V63L66 83H28L11 63V26Z" fill="${isEarned ? ink : '#59628f'}" opacity=".32"/>
      <path d="M29 9H68L85 26V30L66 13H30L15 29V60L11 56V26Z" fill="#fff" opacity="${shine}"/>
      <g transform="translate(26 24) scale(1.84)" fill="none" stroke="${ink}" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>
    `,
  );
}
