import { accessoryBack, accessoryFront, jetpack } from './alien-accessories.js';
import { alien } from './alien.js';
import type { AlienLook } from './alien-look.js';
import { SCARF, SUIT, suit } from './alien-body.js';
import { SKINS, type AlienColor } from './alien-catalogue.js';
import { IRIS } from './alien-faces.js';
import { HEAD_CLIP } from './alien-head.js';
import { lit, neonHues } from './alien-neon.js';
import { NOTHING, drawing, markup, moved, type Drawing, type Piece, type ViewBox } from './drawing.js';
import { accessoryAt, hands, ink, posedHead, type LoosePair } from './pose-parts.js';

const tanks = (look: AlienLook): Piece => accessoryBack(look.accessory, neonHues(look).accessory);

/* --- victory --- */

const swirl = (): Piece => markup`
  <g fill="none" stroke-linecap="round">
    <path d="M-20 232C-44 262 -10 296 44 306M196 304C262 290 290 258 260 226" stroke="#9dff3c" stroke-width="8"/>
    <path d="M-2 224C-16 240 -14 254 2 266M238 270C254 258 256 246 246 236" stroke="#22d3ee" stroke-width="5" opacity=".8"/>
  </g>
`;

const sparks = (): Piece => markup`
  <path d="M-22 96l9 14-9 14-9-14z" fill="#ffd75e"/>
  <path d="M262 108l8 12-8 12-8-12z" fill="#22d3ee"/>
  <path d="M236 4l7 10-7 10-7-10z" fill="#ff7a1a"/>
  <path d="M2 6l14 9M270 52l-16 4M-34 170l14-2" stroke="#9dff3c" stroke-width="5" stroke-linecap="round"/>
  <circle cx="-8" cy="52" r="5" fill="#8b5cf6"/>
  <circle cx="272" cy="168" r="5" fill="#ffd75e"/>
`;

const dancingLegs = (): Piece => markup`
  <path d="M100 252L92 282" stroke="#323a6a" stroke-width="25" stroke-linecap="round"/>
  <g transform="translate(88 290) rotate(14)">
    <path d="M-20 10Q-22-10-6-12H14V10Z" fill="#252b58"/>
    <path d="M-20 6H14V12H-20Z" fill="#9dff3c"/>
  </g>
  <path d="M146 250Q172 252 182 268" fill="none" stroke="#323a6a" stroke-width="25" stroke-linecap="round"/>
  <g transform="translate(188 278) rotate(-38)">
    <path d="M20 10Q22-10 6-12H-14V10Z" fill="#252b58"/>
    <path d="M20 6H-14V12H20Z" fill="#9dff3c"/>
  </g>
`;

const raisedArms = (color: AlienColor): Piece => markup`
  <g fill="none" stroke-width="21" stroke-linecap="round">
    <path d="M84 214Q52 214 34 176" stroke="#454e84"/>
    <path d="M156 214Q190 212 212 172" stroke="#394178"/>
  </g>
  ${hands(color, [31, 169], [215, 165])}
  <path d="M212 154v-7M221 157l4-6" stroke="${SKINS[color].base}" stroke-width="8" stroke-linecap="round"/>
`;

const SWINGING: LoosePair = [
  { curve: 'C76 54 58 52 42 40', tip: [36, 34] },
  { curve: 'C146 44 160 28 178 24C190 22 198 28 202 38', tip: [204, 44] },
];
/** Bent to have room under the glass helmet. */
const BENT: LoosePair = [
  { curve: 'C80 54 68 50 58 60', tip: [53, 66] },
  { curve: 'C150 50 166 40 178 48C184 52 187 58 188 64', tip: [189, 71] },
];

const laughingFace = (color: AlienColor): Piece => markup`
  ${ink(color, 8, 'M56 142Q82 104 108 142M132 142Q158 104 184 142')}
  ${ink(color, 6, 'M64 90Q76 82 90 86M150 86Q164 82 176 90')}
  <path d="M92 158Q120 168 148 158Q148 190 120 190Q92 190 92 158Z" fill="#3b0f2a"/>
  <path d="M102 182Q120 168 138 182Q130 190 120 190Q110 190 102 182Z" fill="#ff6f91"/>
  <path d="M100 161L112 163.5L106 172Z" fill="#fff"/>
`;

/** Draws the dance of a winner: eyes shut with laughter, arms up, one boot off the ground. 328×360 px. */
export function victory(look: AlienLook): Drawing {
  const { color, hat } = look;
  return drawing(
    [-44, -34, 328, 360],
    markup`
      <ellipse cx="120" cy="316" rx="52" ry="6" fill="#000" opacity=".35"/>
      ${swirl()}
      <g transform="rotate(-11 120 170)">
        ${tanks(look)}
        <path d="M170 198C196 194 214 176 252 190L240 202L258 214C224 222 206 214 168 214Z" fill="#c23d0c"/>
        <path d="M170 200C198 198 214 182 246 194C224 206 200 210 170 208Z" fill="#ff9d4d" opacity=".55"/>
        ${dancingLegs()}
        ${raisedArms(color)}
        ${suit()}
        <path d="M70 190Q120 214 170 190L172 208Q120 238 68 208Z" fill="${SCARF}"/>
        <path d="M78 212Q120 232 164 211L166 207Q120 228 74 207Z" fill="#fff" opacity=".22"/>
        ${posedHead(look, hat === 'space-helmet' ? BENT : SWINGING, laughingFace(color))}
        ${accessoryAt(look, [215, 165])}
      </g>
      ${sparks()}
    `,
  );
}

/** Room around a standing alien, with the glow of a neon UFO or hat. */
const STANDING: ViewBox = [-24, -14, 288, 314];

/* --- sad --- */

const wetEye = (x: number, tilt: number): Piece => markup`
  <g transform="translate(${x} 136) rotate(${tilt})">
    <ellipse rx="29.5" ry="32" fill="#fff"/>
    <g transform="translate(-1 7)">
      <ellipse rx="22" ry="24" fill="${IRIS}"/>
      <ellipse cy="-2" rx="12.5" ry="15.5" fill="#05060f"/>
      <circle cx="-8" cy="-10" r="8.4" fill="#fff"/>
      <circle cx="8" cy="9" r="5" fill="#fff" opacity=".9"/>
    </g>
  </g>
`;

const HANGING: LoosePair = [
  { curve: 'C78 44 52 40 40 58C34 68 34 78 36 86', tip: [37, 95] },
  { curve: 'C160 42 190 40 202 60C208 72 206 84 203 94', tip: [201, 103] },
];

const sadFace = (color: AlienColor): Piece => markup`
  <g class="blink">${wetEye(82, -9)}${wetEye(158, 9)}</g>
  <g clip-path="${HEAD_CLIP}" fill="${SKINS[color].base}">
    <path d="M44 126Q50 96 84 98Q114 102 114 116Q82 108 44 126Z"/>
    <path d="M196 126Q190 96 156 98Q126 102 126 116Q158 108 196 126Z"/>
  </g>
  ${ink(color, 5.5, 'M50 124Q82 108 112 116M128 116Q158 108 190 124')}
  ${ink(color, 6, 'M60 98Q74 86 94 82M146 82Q166 86 180 98')}
  ${ink(color, 6.5, 'M100 183Q110 172 120 176Q130 180 140 172')}
  <path d="M106 180L114 174L115 184Z" fill="#fff"/>
`;

/** Drawn over a hat, as it runs down outside of it. */
const TEAR = markup`
  <path d="M196 152C204 164 208 170 208 177A10 10 0 0 1 188 177C188 170 192 164 196 152Z" fill="#9deaff"/>
  <circle cx="194" cy="176" r="3" fill="#fff"/>
`;

/** Draws the mascot after a loss: hanging shoulders, one tear. 288×314 px. */
export function sad(look: AlienLook): Drawing {
  const { color } = look;
  const hue = neonHues(look).accessory;
  return drawing(
    STANDING,
    markup`
      <ellipse cx="120" cy="294" rx="62" ry="6" fill="#000" opacity=".35"/>
      ${look.accessory === 'jetpack' ? lit(hue, jetpack(hue, false)) : NOTHING}
      <g fill="none" stroke-width="21" stroke-linecap="round">
        <path d="M86 214Q64 228 66 254" stroke="#454e84"/>
        <path d="M154 214Q176 228 174 254" stroke="#394178"/>
      </g>
      ${hands(color, [66, 260], [174, 260])}
      <path d="M92 250h24v34h-24zM124 250h24v34h-24z" fill="#323a6a"/>
      <path d="M86 280Q86 270 98 270H118V292H86ZM154 280Q154 270 142 270H122V292H154Z" fill="#1b2045"/>
      <path d="M86 288H118V293H86ZM122 288H154V293H122Z" fill="#9dff3c"/>
      ${suit()}
      <path d="M84 206C66 214 60 232 50 258L66 254L72 266C82 246 88 232 98 214Z" fill="#c23d0c"/>
      <path d="M86 208C72 220 66 236 58 254C74 244 84 228 92 214Z" fill="#ff9d4d" opacity=".5"/>
      <path d="M70 192Q120 216 170 192L172 210Q120 240 68 210Z" fill="${SCARF}"/>
      <g transform="translate(0 8) rotate(-5 120 190)">${posedHead(look, HANGING, sadFace(color))}${TEAR}</g>
      ${accessoryAt(look, [174, 260])}
    `,
  );
}

/* --- asleep --- */

const lyingBody = (): Piece => markup`
  <g transform="translate(296 228) rotate(8)">
    <path d="M-30-14H8V14H-30Z" fill="#323a6a"/>
    <path d="M0-20Q14-40 26-38V18H0Z" fill="#3a4379"/>
    <path d="M24-39h9v58h-9z" fill="#79c92f"/>
  </g>
  <g transform="translate(278 246)">
    <path d="M-34-16H14V16H-34Z" fill="#3d4680"/>
    <path d="M4-20Q20-42 32-40V20H4Z" fill="#4d5796"/>
    <path d="M10-18Q20-34 30-36" fill="none" stroke="#8f9ad6" stroke-width="3" stroke-linecap="round"/>
    <path d="M30-41h9v61h-9z" fill="#9dff3c"/>
  </g>
  <path d="M140 266L140 208C160 172 216 164 250 184C272 198 278 226 274 266Z" fill="${SUIT}"/>
  <path d="M146 200C166 172 216 164 250 184L243 198C214 182 174 188 150 216Z" fill="#9dff3c" opacity=".95"/>
  <path d="M140 252H274V266H140Z" fill="#11142a" opacity=".5"/>
  <g transform="translate(216 222) rotate(14)">
    <path d="M0-18l15 6v14l-15 8-15-8v-14z" fill="#eef1ff"/>
    <path d="M-7-10h14l-7 14" fill="none" stroke="#10121f" stroke-width="4.5" stroke-linejoin="round"/>
  </g>
  <path d="M172 222Q188 256 168 262" fill="none" stroke="#454e84" stroke-width="21" stroke-linecap="round"/>
`;

const LYING: LoosePair = [
  { curve: 'C80 46 60 40 46 48C36 54 32 62 30 70', tip: [29, 78] },
  { curve: 'C162 46 188 42 204 54C212 62 214 72 214 80', tip: [214, 90] },
];

const sleepingFace = (color: AlienColor): Piece => markup`
  ${ink(color, 8, 'M56 132Q82 156 108 132M132 132Q158 156 184 132')}
  ${ink(color, 5, 'M62 141l-7 8M82 146v10M102 141l6 8M138 141l-6 8M158 146v10M178 141l7 8')}
  ${ink(color, 6, 'M66 106Q78 100 90 104M150 104Q164 100 174 106')}
  <ellipse cx="112" cy="177" rx="9" ry="8" fill="#3b0f2a"/>
  <path d="M104 171.5L113 170L109 178Z" fill="#fff"/>
`;

const BUBBLE = markup`
  <circle cx="140" cy="172" r="21" fill="#bdf3ff" fill-opacity=".28" stroke="#d8fbff" stroke-width="3"/>
  <path d="M128 166Q132 157 141 157" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>
`;

/** Draws one letter of the snoring, its foot at x and y, as strokes to be independent of fonts. */
const snore = (x: number, y: number, size: number, opacity: number): Piece => markup`
  <path class="snore" transform="translate(${x} ${y}) skewX(-8) scale(${size / 10})" d="M0-7.2H8V-5.4L3-1.8H8V0H0V-1.8L5-5.4H0Z" opacity="${opacity}"/>
`;

/** Draws what the sleeper has taken off or keeps near: the tanks on the back, the gun on the ground, the UFO. */
const beside = ({ accessory, ...look }: AlienLook): Piece => {
  const hue = neonHues({ accessory, ...look }).accessory;
  const front = accessoryFront(accessory, hue);
  if (accessory === 'laser-gun') return moved('translate(-2 17) rotate(44 196 226)', front);
  if (accessory === 'ufo') return moved('translate(0 -40)', front);
  if (accessory !== 'jetpack') return NOTHING;
  return moved('translate(-22 206) rotate(-84)', lit(hue, jetpack(hue, false, [74, 56])));
};

/** Draws the alien fast asleep on the ground, a bubble at the mouth, Zs rising. 376×282 px. */
export function asleep(look: AlienLook): Drawing {
  const { color, hat, accessory } = look;
  // The glass helmet reaches below the head and lies on the ground itself.
  return drawing(
    [-16, -2, 376, 282],
    markup`
      <ellipse cx="178" cy="268" rx="160" ry="8" fill="#000" opacity=".35"/>
      ${accessory === 'jetpack' ? beside(look) : NOTHING}
      ${lyingBody()}
      <g transform="${hat === 'space-helmet' ? 'translate(-6 48)' : 'translate(-14 70)'} rotate(-6 120 190)">
        <path d="M120 204C152 220 176 212 190 196L204 214C184 236 148 238 112 220Z" fill="${SCARF}"/>
        ${posedHead(look, LYING, sleepingFace(color))}
        ${BUBBLE}
      </g>
      <path d="M40 256C20 250 10 262-2 256L4 270C18 276 34 272 48 270Z" fill="#d9480f"/>
      ${hands(color, [60, 259], [166, 261])}
      ${accessory === 'jetpack' ? NOTHING : beside(look)}
      <g fill="#a8f4ff">
        ${snore(226, 128, 34, 1)}
        ${snore(264, 88, 46, 0.8)}
        ${snore(310, 42, 56, 0.55)}
      </g>
    `,
  );
}

/* --- wry --- */

/** Draws the standing alien half-lidded, with half a smirk, as after a round that was neither good nor bad. 288×314 px. */
export function wry(look: AlienLook): Drawing {
  return { ...alien({ ...look, face: 'cool', pose: 'idle' }), viewBox: STANDING };
}

/* --- confetti --- */

const CONFETTI_COLORS = ['#ffd75e', '#9dff3c', '#22d3ee', '#ff7a1a', '#8b5cf6', '#ff4d6d'];
/** Number of sheets that fall independently. Pieces have fixed positions for a reproducible picture. */
const CONFETTI_SHEETS = 4;
const PIECES_PER_SHEET = 13;

const confettiSheet = (sheet: number): Piece => {
  const pieces = Array.from({ length: PIECES_PER_SHEET }, (_, index) => {
    const order = sheet * PIECES_PER_SHEET + index;
    const x = (order * 233) % 960;
    const y = (order * 149) % 540;
    const shape =
      order % 3 === 0 ? 'M0-8l5 8-5 8-5-8z' : order % 3 === 1 ? 'M-3-8h6v16h-6z' : 'M-5-4h10v8h-10z';
    const color = CONFETTI_COLORS[order % CONFETTI_COLORS.length] ?? '#ffd75e';
    return markup`<path d="${shape}" fill="${color}" transform="translate(${x} ${y}) rotate(${(order * 47) % 180})"/>`;
  });
  return markup`<g class="confetti-sheet">${pieces}</g>`;
};

/** Draws paper shreds in four sheets that a page animates one by one. 960×540 px, fills its box. */
export function confetti(): Drawing {
  const sheets = Array.from({ length: CONFETTI_SHEETS }, (_, sheet) => confettiSheet(sheet));
  return drawing([0, 0, 960, 540], markup`${sheets}`, 'xMidYMin slice');
}
