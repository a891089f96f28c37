import { suit } from '../art-core/alien-body.js';
import { ALIEN_ANCHORS } from '../art-core/alien-head.js';
import { drawing, markup, type Drawing } from '../art-core/drawing.js';
import { ANTENNA_PATH, HEAD_PATH } from '../art-core/head-outline.js';

/** Draws a suit that waits for its alien, whose outline is dashed; its space is the alien's, 240×300 px. */
export function emptySuit(): Drawing {
  const tips = [ALIEN_ANCHORS.leftAntennaTip, ALIEN_ANCHORS.rightAntennaTip].map(
    ([x, y]) => markup`<circle cx="${x}" cy="${y}" r="11"/>`,
  );
  return drawing(
    [-10, -6, 260, 306],
    markup`
      <g opacity=".9">
        <g fill="none" stroke="#454e84" stroke-width="21" stroke-linecap="round">
          <path d="M82 214Q58 222 54 244M158 214Q182 222 186 244"/>
        </g>
        <path d="M90 250h24v34h-24zM126 250h24v34h-24z" fill="#323a6a"/>
        <path d="M84 280Q84 270 96 270H114V292H84ZM156 280Q156 270 144 270H126V292H156Z" fill="#1b2045"/>
        <path d="M84 288H114V293H84ZM126 288H156V293H126Z" fill="#9dff3c"/>
        ${suit()}
        <path d="M120 226l17 7v16l-17 9-17-9v-16z" fill="#eef1ff"/>
        <path d="M120 233v18M111 242h18" stroke="#10121f" stroke-width="5"/>
      </g>
      <path d="${HEAD_PATH}" fill="#0d1020" fill-opacity=".55" stroke="#9dff3c" stroke-width="4" stroke-dasharray="10 9"/>
      <g fill="none" stroke="#9dff3c" stroke-width="4">
        <path d="${ANTENNA_PATH}" stroke-dasharray="8 8" stroke-linecap="round"/>
        ${tips}
      </g>
    `,
  );
}
