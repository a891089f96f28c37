import { drawing, markup, type Drawing, type Piece } from '../../../art-core/drawing.js';

/** A gate through which the swarm comes now, from the next wave on, or only until then. */
export const GATE_STATES = ['open', 'next', 'closing'] as const;

export type GateState = (typeof GATE_STATES)[number];

/** Gates from which a way leads to the dome: nobody comes any more through one that closes. */
export const GATE_WAYS = ['open', 'next'] as const satisfies readonly GateState[];

export type GateWay = (typeof GATE_WAYS)[number];

const EMBER = '#ff7a1a';
const LIGHT = '#ffb066';
const ASH = '#8f9ad6';

const RIFT = 'M0-34C46-30 46 30 0 34C-46 30-46-30 0-34Z';

const RIFTS: Readonly<Record<GateState, () => Piece>> = {
  open: () => markup`
    <path d="${RIFT}" fill="${EMBER}" stroke="${EMBER}" stroke-width="26" stroke-linejoin="round" opacity=".14"/>
    <path d="${RIFT}" fill="${EMBER}" stroke="${EMBER}" stroke-width="13" stroke-linejoin="round" opacity=".3"/>
    <path d="${RIFT}" fill="#1d0a06" stroke="${EMBER}" stroke-width="5"/>
    <path d="${RIFT}" fill="none" stroke="#ffe0bd" stroke-width="1.6"/>
    <path d="M0-22C26-18 26 18 0 22C-26 18-26-18 0-22Z" fill="${EMBER}" opacity=".4"/>
  `,
  next: () => markup`
    <path d="${RIFT}" fill="#1d0a06" fill-opacity=".55" stroke="#05060d" stroke-width="6" opacity=".6"/>
    <path d="${RIFT}" fill="none" stroke="${LIGHT}" stroke-width="3" stroke-dasharray="9 7"/>
  `,
  closing: () => markup`
    <path d="${RIFT}" fill="#0b0d18" fill-opacity=".7" stroke="#05060d" stroke-width="6" opacity=".6"/>
    <path d="${RIFT}" fill="none" stroke="${ASH}" stroke-width="3"/>
    <path d="M6-14L30 12M30-12L6 14" stroke="${ASH}" stroke-width="4" stroke-linecap="round"/>
  `,
};

/** Draws a gate at the origin: a rift on the border of the field, 60 px wide, which opens to the right. */
export function gateRift(state: GateState): Drawing {
  return drawing([-50, -50, 100, 100], RIFTS[state]());
}

/** Distances of the chevrons from the gate. */
const CHEVRONS = [60, 80, 100] as const;

/** Draws the way of the swarm at the origin: chevrons that point to the right. */
export function gateWay(state: GateWay): Drawing {
  const path = CHEVRONS.map((x) => `M${x - 8}-14L${x + 6} 0L${x - 8} 14`).join('');
  const [color, width] = state === 'open' ? [EMBER, 6] : [LIGHT, 2.5];
  return drawing(
    [44, -22, 70, 44],
    markup`
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path d="${path}" stroke="#05060d" stroke-width="${width + 5}" opacity=".5"/>
        <path d="${path}" stroke="${color}" stroke-width="${width}"/>
      </g>
    `,
  );
}
