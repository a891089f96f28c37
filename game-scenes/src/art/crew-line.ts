import { alien, type AlienParts } from '../art-core/alien.js';
import { ANTENNA_PATH, HEAD_PATH } from '../art-core/head-outline.js';
import { SUIT } from '../art-core/alien-body.js';
import { drawing, markup, moved, type Drawing, type Piece } from '../art-core/drawing.js';

/** Distance between two figures, px. */
const STRIDE = 248;

const BARE = { hat: 'none', face: 'smile', accessory: 'none', pose: 'idle' } as const;

/** Who stands left and right of the empty suit, from left to right. */
const LEFT: readonly AlienParts[] = [
  { ...BARE, color: 'orange', hat: 'cowboy-hat', face: 'cool' },
  { ...BARE, color: 'purple', hat: 'halo', face: 'surprised' },
  { ...BARE, color: 'green', hat: 'crown', accessory: 'jetpack', pose: 'wave' },
];
const RIGHT: readonly AlienParts[] = [
  { ...BARE, color: 'pink', hat: 'crown', pose: 'wave' },
  { ...BARE, color: 'black', face: 'alien' },
  { ...BARE, color: 'blue', hat: 'space-helmet' },
];

/** Draws a suit without an alien; a dashed line shows where the head would be. */
function emptySuit(): Piece {
  return markup`
    <ellipse cx="120" cy="294" rx="62" ry="6" fill="#000" opacity=".35"/>
    <g fill="none" stroke-width="21" stroke-linecap="round">
      <path d="M82 214Q58 222 54 244" stroke="#454e84"/>
      <path d="M158 214Q182 222 186 244" stroke="#394178"/>
    </g>
    <path d="M90 250h24v34h-24zM126 250h24v34h-24z" fill="#323a6a"/>
    <path d="M84 280Q84 270 96 270H114V292H84ZM156 280Q156 270 144 270H126V292H156Z" fill="#1b2045"/>
    <path d="M84 288H114V293H84ZM126 288H156V293H126Z" fill="#9dff3c"/>
    <path d="M80 206Q120 190 160 206L166 250Q162 264 120 264Q78 264 74 250Z" fill="${SUIT}"/>
    <path d="M80 206L92 202L90 262Q78 260 74 250ZM160 206L148 202L150 262Q162 260 166 250Z" fill="#9dff3c" opacity=".95"/>
    <path d="M120 226l17 7v16l-17 9-17-9v-16z" fill="#eef1ff"/>
    <path d="M114 238q0-6 6-6t6 5q0 4-6 6v3M120 250v1" fill="none" stroke="#10121f" stroke-width="4" stroke-linecap="round"/>
    <g fill="none" stroke="#9dff3c" stroke-width="4" stroke-linecap="round">
      <path d="${HEAD_PATH}" fill="#0d1020" fill-opacity=".55" stroke-dasharray="10 9"/>
      <path d="${ANTENNA_PATH}" stroke-dasharray="8 8"/>
      <circle cx="65" cy="23" r="11"/><circle cx="196" cy="62" r="11"/>
    </g>
  `;
}

/** Draws six members in a row with one empty suit in the middle, 1758×312 px. */
export function crewLine(): Drawing {
  const figures = [...LEFT.map((parts) => alien(parts)), emptySuit(), ...RIGHT.map((parts) => alien(parts))];
  return drawing(
    [-15, -12, 7 * STRIDE + 22, 312],
    markup`${figures.map((figure, index) => moved(`translate(${index * STRIDE} 0)`, figure))}`,
  );
}
