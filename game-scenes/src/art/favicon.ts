import { DOWN, GLOW, HORIZON, SKY, WIDE_BLUR, linearGradient } from '../art-core/defs.js';
import { drawing, markup, moved, type Drawing } from '../art-core/drawing.js';
import { heroPod } from './hero.js';
import { markPiece } from '../art-core/mark.js';
import { planet } from '../art-core/planets.js';
import { FAR_RIDGE, NEAR_RIDGE, ridge } from '../art-core/ridges.js';
import { stars } from '../art-core/stars.js';

const PLATE = /* @__PURE__ */ linearGradient('icon-plate', DOWN, [
  [0, '#262b4e'],
  [1, '#10121f'],
]);
const PLATE_RIM = /* @__PURE__ */ linearGradient('icon-rim', 'x2=".5" y2="1"', [
  [0, '#8f9ad6'],
  [1, '#2a2f4a'],
]);

/** Draws the brand mark on a panel (top right cut by 14, bottom left by 7), 64×64 px on nothing. */
export function favicon(): Drawing {
  return drawing(
    [0, 0, 64, 64],
    markup`
      <path d="M1 1H49L63 15V63H8L1 56Z" fill="${PLATE}" stroke="${PLATE_RIM}" stroke-width="2"/>
      ${moved('translate(3.2 6.6) scale(.24)', markPiece())}
    `,
  );
}

/** Draws the mark filling the square, inside the safe circle, for home screens that crop icons: 64×64 px. */
export function appIcon(): Drawing {
  return drawing(
    [0, 0, 64, 64],
    markup`<path d="M0 0H64V64H0Z" fill="${PLATE}"/>${moved('translate(7.4 11.4) scale(.205)', markPiece())}`,
  );
}

/** The name as outlines of the heading font, capitals 72 px high on y 0, because a preview has no fonts. */
const ALIEN_OUTLINE =
  'M6 0V-57Q6-72 21-72H63Q78-72 78-57V0H62V-23H21V0ZM21-39H62V-56H21ZM89 0V-72H105V-16H161V0ZM165 0V-72H180V0ZM189 0V-72H255V-56H204V-44H245V-28H204V-16H255V0ZM265 0V-72H281L321-24V-72H337V0H321L281-48V0Z';
const SQUAD_OUTLINE =
  'M15 0Q0 0 0-15V-22H16V-16H57V-28H15Q0-28 0-43V-57Q0-72 15-72H58Q72-72 72-57V-50H57V-56H16V-44H58Q72-44 72-29V-15Q72 0 58 0ZM140 0V-14L155-16H163V0ZM98 0Q83 0 83-15V-57Q83-72 98-72H140Q155-72 155-57V-15Q155 0 140 0ZM99-16H139V-56H99ZM186 0Q172 0 172-15V-72H187V-16H228V-72H244V-15Q244 0 229 0ZM255 0V-57Q255-72 270-72H312Q327-72 327-57V0H311V-23H270V0ZM270-39H311V-56H270ZM338 0V-72H395Q410-72 410-57V-15Q410 0 395 0ZM354-16H395V-56H354Z';

/** Draws the preview for shared links, 1200×630 px. */
export function socialPreview(): Drawing {
  const land = markup`
    <path d="M0 0H1200V630H0Z" fill="${SKY}"/>
    ${stars({ width: 1200, height: 460, count: 150, seed: 5, clearing: [50, 120, 640, 370] })}
    <ellipse cx="800" cy="470" rx="640" ry="140" fill="${HORIZON}" filter="${WIDE_BLUR}"/>
    ${planet({ x: 940, y: 210, radius: 150, tone: 'violet', rim: '#ffb38a', tilt: -20, ring: true })}
    ${planet({ x: 590, y: 76, radius: 20, tone: 'ember', rim: '#ffd9b0' })}
    ${ridge({ width: 1200, base: 470, amplitude: 90, wavelength: 130, fill: FAR_RIDGE, seed: 41, edge: '#ff9a5a' })}
    ${ridge({ width: 1200, base: 510, amplitude: 60, wavelength: 110, fill: NEAR_RIDGE, seed: 97, edge: '#5a4fa0' })}
    <path d="M0 560C400 530 800 530 1200 552V630H0Z" fill="#15162f"/>
    <path d="M0 560C400 530 800 530 1200 552" fill="none" stroke="#ff7a1a" stroke-width="4" filter="${GLOW}"/>
  `;
  const name = markup`
    <path d="M96 132h16l-10 32h-16zM124 132h16l-10 32h-16zM152 132h16l-10 32h-16z" fill="#ff7a1a"/>
    <g transform="translate(74 282) skewX(-8) scale(1.3)">
      <path d="${ALIEN_OUTLINE}" fill="#eef1ff"/>
    </g>
    <g transform="translate(76 400) skewX(-8) scale(1.3)">
      <path d="${SQUAD_OUTLINE}" fill="#9dff3c"/>
    </g>
  `;
  return drawing(
    [0, 0, 1200, 630],
    markup`${land}${name}${moved('translate(610 346) rotate(-6 270 120)', heroPod())}`,
  );
}
