import { drawing, markup, moved, type Drawing } from './drawing.js';
import { planet } from './planets.js';
import { FAR_RIDGE, ridge } from './ridges.js';
import { stars } from './stars.js';

/** Width of the left part that is reserved for the greeting, px. */
const TEXT_WIDTH = 400;

/**
 * Draws the evening land behind the greeting of the home screen: 900×340 px, cropped from the left. The
 * member's own alien stands in front of it, feet at y 320.
 */
export function banner(): Drawing {
  const night = stars({ width: 900 - TEXT_WIDTH, height: 250, count: 80, seed: 21 });
  return drawing(
    [0, 0, 900, 340],
    markup`
      <path d="M0 0H900V340H0Z" fill="#11122a"/>
      ${moved(`translate(${TEXT_WIDTH} 0)`, night)}
      ${planet({ x: 790, y: 104, radius: 66, tone: 'ember', rim: '#ffd9b0', tilt: -16, ring: true })}
      ${ridge({ width: 900, base: 262, amplitude: 56, wavelength: 90, fill: FAR_RIDGE, seed: 67, edge: '#5a4fa0' })}
      <path d="M0 284C300 262 620 262 900 276V340H0Z" fill="#15162f"/>
      <path d="M0 284C300 262 620 262 900 276" fill="none" stroke="#ff7a1a" stroke-width="3" opacity=".8"/>
    `,
    'xMaxYMax slice',
  );
}
