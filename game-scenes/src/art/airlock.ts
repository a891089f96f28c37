import { body, groundShadow, scarf } from '../art-core/alien-body.js';
import { smileFace } from '../art-core/alien-faces.js';
import { head } from '../art-core/alien-head.js';
import { GLOW, SOFT_BLUR, definition, radialGradient } from '../art-core/defs.js';
import { drawing, markup, round, type Drawing, type Piece } from '../art-core/drawing.js';
import { planet } from '../art-core/planets.js';
import { stars } from '../art-core/stars.js';

const FRAME = /* @__PURE__ */ radialGradient('hatch', 'cx=".4" cy=".3" r=".8"', [
  [0, '#5a649c'],
  [1, '#20254a'],
]);
const GLASS = /* @__PURE__ */ definition('porthole', 'clipPath', '<circle cx="370" cy="556" r="206"/>');

/** Draws the wall with its seams, px from −520 to 1280. */
const wall = (): Piece => {
  const seams = Array.from(
    { length: 9 },
    (_, index) => `M${index * 170 - 290} -200L${index * 122 - 102} 760`,
  );
  return markup`
    <path d="M-520 0H1280V900H-520Z" fill="#0f1028"/>
    <path d="${seams.join('')}" stroke="#1d2046" stroke-width="3"/>
  `;
};

/** Draws the round hatch and the night behind its glass. */
const hatch = (): Piece => {
  const bolts = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * 2 * Math.PI;
    return `M${round(370 + Math.cos(angle) * 245)} ${round(556 + Math.sin(angle) * 245)}h0`;
  });
  return markup`
    <circle cx="370" cy="556" r="266" fill="#171a38" stroke="#3a4379" stroke-width="3"/>
    <path d="${bolts.join('')}" stroke="#4a5488" stroke-width="14" stroke-linecap="round"/>
    <circle cx="370" cy="556" r="224" fill="${FRAME}" stroke="#8f9ad6" stroke-width="4"/>
    <circle cx="370" cy="556" r="206" fill="#07080f"/>
    <g clip-path="${GLASS}">
      <g transform="translate(120 280)">${stars({ width: 500, height: 460, count: 110, seed: 58 })}</g>
      ${planet({ x: 474, y: 456, radius: 74, tone: 'violet', rim: '#ffb38a', tilt: -18, ring: true })}
      <path d="M100 690Q370 620 640 690V800H100Z" fill="#1b1a3c" stroke="#ff7a1a" stroke-width="3"/>
    </g>
    <circle cx="370" cy="556" r="206" fill="none" stroke="#22d3ee" stroke-width="3" opacity=".7"/>
  `;
};

/** Draws the pad beside the hatch that a hand is laid on. */
const pad = (): Piece =>
  markup`
    <g transform="translate(606 500)">
      <path d="M0 0H92L108 16V190H16L0 174Z" fill="#20254a" stroke="#8f9ad6" stroke-width="2"/>
      <path d="M16 22h76v104h-76z" fill="#062a33"/>
      <path d="M38 96V66Q38 46 54 46Q70 46 70 66V92M46 100V68Q46 56 54 56Q62 56 62 68V104M54 68V108" fill="none" stroke="#22d3ee" stroke-width="4" stroke-linecap="round" filter="${GLOW}"/>
      <path d="M24 150h12v10H24zM42 150h12v10H42z" fill="#9dff3c"/>
      <path d="M60 150h12v10H60z" fill="#3a4379"/>
    </g>
  `;

/** Draws the airlock with the mascot waving in front of its hatch: 1800×900 px, cropped around the middle. */
export function airlock(): Drawing {
  return drawing(
    [-520, 0, 1800, 900],
    markup`
      ${wall()}
      ${hatch()}
      <path d="M-520 792H1280V900H-520Z" fill="#0b0c1c"/>
      <path d="M-520 792H1280" stroke="#3a4379" stroke-width="3"/>
      <ellipse cx="360" cy="812" rx="250" ry="26" fill="#22d3ee" opacity=".22" filter="${SOFT_BLUR}"/>
      ${pad()}
      <g transform="translate(236 470) scale(1.12)">
        ${groundShadow()}<g class="bob">${body('green', 'wave')}${scarf()}${head('green', smileFace)}</g>
      </g>
    `,
    'xMidYMax slice',
  );
}
