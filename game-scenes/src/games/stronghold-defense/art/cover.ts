import { body, scarf } from '../../../art-core/alien-body.js';
import { angryFace } from '../../../art-core/alien-faces.js';
import { head } from '../../../art-core/alien-head.js';
import { coverDrawing, coverGround, coverNight } from '../../../art-core/cover.js';
import { GLOW, PLATING, PLATING_EDGE, STEEL, definition } from '../../../art-core/defs.js';
import { markup, moved, type Drawing, type Piece } from '../../../art-core/drawing.js';
import { planet } from '../../../art-core/planets.js';

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

const picture = (): Piece => {
  const hills = 'M-90 210L0 214L60 196L150 206L240 190L340 206L420 194L480 208L570 200';
  return markup`
    ${coverGround('stronghold-defense', '#0e3a52', '#070d18')}
    ${coverNight(180, 60, 8)}
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

/** Draws the cover of Stronghold Defense. */
export const strongholdCover = (): Drawing => coverDrawing(picture());
