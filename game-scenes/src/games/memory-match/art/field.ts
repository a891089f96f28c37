import type { FieldShape } from '../../../art-core/field-shape.js';
import { SKY, radialGradient } from '../../../art-core/defs.js';
import { drawing, markup, type Drawing, type Piece } from '../../../art-core/drawing.js';
import { planet } from '../../../art-core/planets.js';
import { stars } from '../../../art-core/stars.js';

const HALO = /* @__PURE__ */ radialGradient('memory-halo', '', [
  [0, '#5b3fc4', 0.55],
  [0.6, '#35238a', 0.28],
  [1, '#1a1450', 0],
]);

const wideField = (): Piece => markup`
  <path d="M0 0H960V540H0Z" fill="${SKY}"/>
  <ellipse cx="480" cy="260" rx="840" ry="520" fill="${HALO}"/>
  ${stars({ width: 960, height: 540, count: 150, seed: 27 })}
  ${planet({ x: 64, y: 560, radius: 150, tone: 'ember', tilt: -16, rim: '#ffd9b0' })}
  ${planet({ x: 908, y: 66, radius: 36, tone: 'ion', rim: '#b8f6ff' })}
`;

const tallField = (): Piece => markup`
  <path d="M0 0H540V960H0Z" fill="${SKY}"/>
  <ellipse cx="270" cy="460" rx="560" ry="720" fill="${HALO}"/>
  ${stars({ width: 540, height: 960, count: 130, seed: 27 })}
  ${planet({ x: 40, y: 930, radius: 150, tone: 'ember', tilt: -16, rim: '#ffd9b0' })}
`;

/** Draws the violet night behind the cards. */
export function memoryField(shape: FieldShape): Drawing {
  return shape === 'wide'
    ? drawing([0, 0, 960, 540], wideField(), 'xMidYMid slice')
    : drawing([0, 0, 540, 960], tallField(), 'xMidYMid slice');
}
