import { SKINS, type AlienColor, type AlienPose } from './alien-catalogue.js';
import { skinPaint } from './alien-head.js';
import { ACROSS, DIAGONAL, linearGradient } from './defs.js';
import { NOTHING, markup, type Piece } from './drawing.js';

export const SUIT = /* @__PURE__ */ linearGradient('suit', DIAGONAL, [
  [0, '#535d96'],
  [1, '#262c52'],
]);
export const SCARF = /* @__PURE__ */ linearGradient('scarf', ACROSS, [
  [0, '#d9480f'],
  [0.5, '#ff7a1a'],
  [1, '#ff9d4d'],
]);

interface Arm {
  readonly path: string;
  /** Centre of the hand, px. The hand of an arm that holds something in front of the body is drawn later. */
  readonly hand?: readonly [x: number, y: number];
  /** Two fingers spread. */
  readonly fingers?: boolean;
}

const LEFT_DOWN: Arm = { path: 'M82 214Q58 222 54 244', hand: [53, 250] };
const RIGHT_DOWN: Arm = { path: 'M158 214Q182 222 186 244', hand: [187, 250] };
const RIGHT_UP: Arm = { path: 'M158 216Q190 230 208 204', hand: [211, 197], fingers: true };

/** Body poses besides the catalogue's: `aim` holds the laser gun, `hold` holds something with both hands. */
export type BodyPose = AlienPose | 'aim' | 'hold';

const ARMS: Readonly<Record<BodyPose, readonly [left: Arm, right: Arm]>> = {
  idle: [LEFT_DOWN, RIGHT_DOWN],
  wave: [LEFT_DOWN, RIGHT_UP],
  cheer: [{ path: 'M82 216Q50 230 32 204', hand: [29, 197] }, RIGHT_UP],
  aim: [LEFT_DOWN, { path: 'M156 216Q178 240 192 230', hand: [194, 228] }],
  hold: [{ path: 'M82 214Q58 222 62 238' }, { path: 'M158 214Q182 222 178 238' }],
};

const hand = (color: AlienColor, arm: Arm): Piece => {
  if (arm.hand === undefined) return NOTHING;
  const [x, y] = arm.hand;
  const fingers = arm.fingers
    ? markup`<path d="M${x - 3} ${y - 10}v-6M${x + 6} ${y - 8}l4-5" stroke="${SKINS[color].base}" stroke-width="8" stroke-linecap="round"/>`
    : NOTHING;
  return markup`<circle cx="${x}" cy="${y}" r="13.5" fill="${skinPaint(color)}"/>${fingers}`;
};

/** Draws the shadow under the boots, separate from the body, so that it stays while the body bobs. */
export function groundShadow(): Piece {
  return markup`<ellipse cx="120" cy="294" rx="62" ry="6" fill="#000" opacity=".35"/>`;
}

const NUMBER_SEVEN = markup`
  <path d="M120 228l15 6v14l-15 8-15-8v-14z" fill="#eef1ff"/>
  <path d="M113 236h14l-7 14" fill="none" stroke="#10121f" stroke-width="4.5" stroke-linejoin="round"/>
`;

/** Draws the trunk of the suit; `sign` is what it bears, the number 7 on its front. */
export function suit(sign: Piece = NUMBER_SEVEN): Piece {
  return markup`
    <path d="M80 206Q120 190 160 206L166 250Q162 264 120 264Q78 264 74 250Z" fill="${SUIT}"/>
    <path d="M75 244L166 244L166 250Q162 264 120 264Q78 264 74 250Z" fill="#11142a" opacity=".55"/>
    <path d="M80 206L92 202L90 262Q78 260 74 250ZM160 206L148 202L150 262Q162 260 166 250Z" fill="#9dff3c" opacity=".95"/>
    ${sign}
  `;
}

/** Draws arms, boots and the suit with its sign. */
export function body(color: AlienColor, pose: BodyPose, sign?: Piece): Piece {
  const [left, right] = ARMS[pose];
  return markup`
    <g fill="none" stroke-width="21" stroke-linecap="round">
      <path d="${left.path}" stroke="#454e84"/>
      <path d="${right.path}" stroke="#394178"/>
    </g>
    ${hand(color, left)}
    ${hand(color, right)}
    <path d="M90 250h24v34h-24zM126 250h24v34h-24z" fill="#323a6a"/>
    <path d="M84 280Q84 270 96 270H114V292H84ZM156 280Q156 270 144 270H126V292H156Z" fill="#1b2045"/>
    <path d="M84 288H114V293H84ZM126 288H156V293H126Z" fill="#9dff3c"/>
    ${suit(sign)}
  `;
}

/** Draws the ember scarf, its tail to the left. */
export function scarf(): Piece {
  return markup`
    <path d="M84 204C62 204 48 216 14 206L22 220L8 232C40 240 62 230 90 220Z" fill="#c23d0c"/>
    <path d="M84 206C62 208 50 222 20 218C40 226 62 222 88 214Z" fill="#ff9d4d" opacity=".55"/>
    <path d="M70 190Q120 214 170 190L172 208Q120 238 68 208Z" fill="${SCARF}"/>
    <path d="M78 212Q120 232 164 211L166 207Q120 228 74 207Z" fill="#fff" opacity=".22"/>
  `;
}
