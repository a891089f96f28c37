import { SKY } from '../../../art-core/defs.js';
import { NOTHING, drawing, markup, moved, type Drawing, type Piece } from '../../../art-core/drawing.js';
import type { FieldShape } from '../../../art-core/field-shape.js';
import { planet } from '../../../art-core/planets.js';
import { stars } from '../../../art-core/stars.js';

/** Places a figure of the alien's space on the violet planet, `turn` degrees from its top, dimmed like a thing far away. */
const onPlanet = (x: number, y: number, scale: number, turn: number, figure: Piece): Piece =>
  markup`<g opacity=".7">${moved(`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-120 -294)`, figure)}</g>`;

const wideField = (figure: Piece): Piece =>
  markup`
    <path d="M0 0H960V540H0Z" fill="${SKY}"/>
    ${stars({ width: 960, height: 540, count: 180, seed: 14 })}
    ${planet({ x: 120, y: 560, radius: 190, tone: 'violet', rim: '#a8f4ff', tilt: -14 })}
    ${onPlanet(156, 374, 0.2, 11, figure)}
    ${planet({ x: 900, y: 60, radius: 20, tone: 'ion', rim: '#c8fbff' })}
  `;

const tallField = (figure: Piece): Piece =>
  markup`
    <path d="M0 0H540V960H0Z" fill="${SKY}"/>
    ${stars({ width: 540, height: 960, count: 170, seed: 14 })}
    ${planet({ x: 470, y: 860, radius: 210, tone: 'violet', rim: '#a8f4ff', tilt: -14 })}
    ${onPlanet(428, 655, 0.24, -11.5, figure)}
    ${planet({ x: 90, y: 170, radius: 22, tone: 'ion', rim: '#c8fbff' })}
  `;

/**
 * Draws the space through which the aliens fall; the game draws targets and hits. A figure of the alien's space
 * may stand small on the planet.
 */
export function clickerField(shape: FieldShape, figure: Piece = NOTHING): Drawing {
  return shape === 'wide'
    ? drawing([0, 0, 960, 540], wideField(figure), 'xMidYMid slice')
    : drawing([0, 0, 540, 960], tallField(figure), 'xMidYMid slice');
}
