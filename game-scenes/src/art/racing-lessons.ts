import { alien } from '../art-core/alien.js';
import { drawing, markup, moved, type Drawing, type ViewBox } from '../art-core/drawing.js';
import { podRearPiece } from '../art-core/pods.js';

/** Size of the pictures, px. */
const VIEW: ViewBox = [0, 0, 132, 112];

const COURSE =
  'M34 96C20 58 52 22 98 30C138 36 146 60 176 52C216 42 230 78 212 104C194 130 160 112 132 122C92 136 46 132 34 96Z';

/** Draws a course with three marked curves. */
export function trackGuide(): Drawing {
  return drawing(
    VIEW,
    markup`
      <g transform="translate(4 18) scale(.52)" fill="none">
        <path d="${COURSE}" stroke="#2c3157" stroke-width="22"/>
        <path d="${COURSE}" stroke="#ff7a1a" stroke-width="2.5" stroke-dasharray="9 7"/>
        <path d="M60 18l14 26" stroke="#eef1ff" stroke-width="5"/>
        <g fill="#0d0f1e" stroke="#9dff3c" stroke-width="3">
          <circle cx="178" cy="52" r="9"/><circle cx="212" cy="100" r="9"/><circle cx="132" cy="122" r="9"/>
        </g>
      </g>
    `,
  );
}

/** Draws a pod from behind, three of its parts marked. */
export function carTuning(): Drawing {
  return drawing(
    VIEW,
    markup`
      <g transform="translate(16 20) scale(.42)">
        ${podRearPiece('green', '#9dff3c')}
        <g stroke="#22d3ee" stroke-width="3" fill="#22d3ee">
          <path d="M40 104L-8 40M200 104L248 40M120 40V-16" fill="none"/>
          <circle cx="40" cy="104" r="6"/><circle cx="200" cy="104" r="6"/><circle cx="120" cy="40" r="6"/>
        </g>
      </g>
    `,
  );
}

/** Draws the teacher of the racing school. */
export function racingSchool(): Drawing {
  const teacher = alien({ color: 'white', hat: 'none', face: 'smile', accessory: 'glasses', pose: 'wave' });
  return drawing(VIEW, moved('translate(25 7) scale(.35)', teacher));
}
