import { drawing, markup, type Drawing, type Piece } from '../../../art-core/drawing.js';

type CrystalColors = readonly [base: string, light: string];

export const CRYSTAL_COLORS = {
  violet: ['#6a45d6', '#d9c9ff'],
  ice: ['#1c86a3', '#a8f4ff'],
} as const satisfies Record<string, CrystalColors>;

/** Draws a crystal; its origin is the middle of its foot. */
export const crystalPiece = ([base, light]: CrystalColors): Piece => markup`
  <ellipse cy="4" rx="24" ry="7" fill="#000" opacity=".35"/>
  <path d="M-18 2L-24-18L-14-34L-4-14V4Z" fill="${base}"/>
  <path d="M-24-18L-14-34L-12-10Z" fill="${light}" opacity=".8"/>
  <path d="M-6 6L-8-34L4-56L16-30L12 6Z" fill="${base}"/>
  <path d="M-8-34L4-56L4-22Z" fill="${light}" opacity=".9"/>
  <path d="M12 4L14-12L26-22L28-2L22 6Z" fill="${base}"/>
  <path d="M14-12L26-22L20-6Z" fill="${light}" opacity=".5"/>
`;

/** Draws a crystal of a round, which slows the swarm. */
export function iceCrystal(): Drawing {
  return drawing([-30, -60, 62, 74], crystalPiece(CRYSTAL_COLORS.ice));
}

/** Draws the cold ground around a crystal, 60 px far. */
export function coldGround(): Drawing {
  const [, light] = CRYSTAL_COLORS.ice;
  return drawing(
    [-62, -62, 124, 124],
    markup`
      <circle r="60" fill="${light}" fill-opacity=".1" stroke="${light}" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="2 6"/>
      <g stroke="${light}" stroke-opacity=".5" stroke-width="2" stroke-linecap="round">
        <path d="M-44-8h8M-40-12v8M34-26h8M38-30v8M26 34h8M30 30v8M-30 34h6M-27 31v6M-12-44h6M-9-47v6"/>
      </g>
    `,
  );
}

/** Draws the ice below a slowed bug, in its space and in place of its shadow. */
export function iceShadow(): Drawing {
  const [base, light] = CRYSTAL_COLORS.ice;
  return drawing(
    [-38, 2, 76, 30],
    markup`
      <ellipse cy="17" rx="35" ry="12" fill="${base}" opacity=".75"/>
      <ellipse cy="17" rx="35" ry="12" fill="none" stroke="${light}" stroke-width="2.5"/>
      <path d="M-24 14L-16 20L-8 13M8 22L15 15L24 19" fill="none" stroke="${light}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
    `,
  );
}
