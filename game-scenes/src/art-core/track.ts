import { GLOW } from './defs.js';
import { NOTHING, markup, round, type Piece } from './drawing.js';

export interface Road {
  /** Size of the picture and height of its horizon, px. */
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** Half of the road's width at the lower edge, px. */
  readonly halfWidth: number;
  /** Sideways bend towards the horizon; negative is left. */
  readonly curve: number;
  /** Colour of glowing edge lines; none if omitted. */
  readonly edge?: string;
}

/** Depth of the farthest stripe; depth 1 is the lower edge, and farther stripes are thinner than a pixel. */
const FARTHEST_DEPTH = 40;
const STRIPE_DEPTH = 0.5;
/** Distance of the nearest stripe below the picture, px, so that its edge is never visible. */
const OVERHANG = 40;
const RUMBLE = 1.1;
const LANE = [0.32, 0.345] as const;

/** Middle, height and half width of the road at a depth, px. */
interface CrossSection {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

const crossSection = (road: Road, depth: number): CrossSection => ({
  x: road.width / 2 + (road.curve * (depth - 1) ** 2) / depth,
  y: road.horizon + (road.height - road.horizon + OVERHANG) / depth,
  half: road.halfWidth / depth,
});

const point = ({ x, y, half }: CrossSection, across: number): string =>
  `${round(x + across * half)} ${round(y)}`;

/** Returns the area between two depths and two places across (−1 left edge, 1 right edge). */
const strip = (near: CrossSection, far: CrossSection, left: number, right: number): string =>
  `M${point(near, left)}L${point(near, right)}L${point(far, right)}L${point(far, left)}Z`;

const bothSides = (near: CrossSection, far: CrossSection, inner: number, outer: number): string =>
  strip(near, far, -outer, -inner) + strip(near, far, inner, outer);

const path = (sections: readonly CrossSection[], across: number): string =>
  'M' + sections.map((section) => point(section, across)).join('L');

/** Draws ground and road at night in perspective: stripes, rumble strips, lane marks. */
export function nightRoad(road: Road): Piece {
  const sections: CrossSection[] = [];
  for (let depth = 1; depth <= FARTHEST_DEPTH; depth += STRIPE_DEPTH)
    sections.push(crossSection(road, depth));
  let [ground, dark, emberRumble, whiteRumble, lanes] = ['', '', '', '', ''];
  sections.forEach((near, index) => {
    const far = sections[index + 1];
    if (far === undefined) return;
    if (index % 2 === 0) {
      emberRumble += bothSides(near, far, 1, RUMBLE);
      return;
    }
    ground += `M0 ${round(near.y)}H${road.width}V${round(far.y)}H0Z`;
    dark += strip(near, far, -1, 1);
    whiteRumble += bothSides(near, far, 1, RUMBLE);
    lanes += bothSides(near, far, LANE[0], LANE[1]);
  });
  const surface = `${path(sections, -1)}L${path(sections.toReversed(), 1).slice(1)}Z`;
  const edges = road.edge
    ? markup`<path d="${path(sections, -1)}${path(sections, 1)}" fill="none" stroke="${road.edge}" stroke-width="2.5" filter="${GLOW}"/>`
    : NOTHING;
  return markup`
    <path d="M0 ${road.horizon}H${road.width}V${road.height}H0Z" fill="#160c18"/>
    <path d="${ground}" fill="#1d1020"/>
    <path d="${surface}" fill="#231630"/>
    <path d="${dark}" fill="#0b0714" opacity=".4"/>
    <path d="${emberRumble}" fill="#ff7a1a"/>
    <path d="${whiteRumble}" fill="#fff"/>
    <path d="${lanes}" fill="#fff" opacity=".4"/>
    ${edges}
  `;
}
