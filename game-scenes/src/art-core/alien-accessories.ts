import type { AlienAccessory } from './alien-catalogue.js';
import { brush, lit } from './alien-neon.js';
import { DIAGONAL, DOWN, STEEL, linearGradient } from './defs.js';
import { NOTHING, markup, moved, type Piece } from './drawing.js';

const LENS = /* @__PURE__ */ linearGradient('lens', DIAGONAL, [
  [0, '#67e8f9', 0.6],
  [1, '#2563eb', 0.35],
]);
export const FLAME = /* @__PURE__ */ linearGradient('flame', DOWN, [
  [0, '#fff3c4'],
  [0.35, '#ffb02e'],
  [1, '#ff4d1a', 0],
]);
const BEAM = /* @__PURE__ */ linearGradient('beam', DOWN, [
  [0, '#9dff3c', 0.65],
  [1, '#9dff3c', 0],
]);

/** Draws square frames that let the eyes shine through. */
export function glasses(frame = '#141833'): Piece {
  return markup`
    <g stroke="${frame}" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="M42 112L110 118L113 142Q108 170 82 170Q48 168 44 136Z" fill="${LENS}"/>
      <path d="M198 112L130 118L127 142Q132 170 158 170Q192 168 196 136Z" fill="${LENS}"/>
      <path d="M110 124Q120 118 130 124M42 116L31 112M198 116L209 112"/>
    </g>
    <path d="M56 128L72 122M52 140L88 125M146 128L158 124M143 140L172 126" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".9"/>
  `;
}

/** Draws the gun for the right hand of the pose `aim` (194, 228), pointing up, inside the full crop. */
export function laserGun(hue?: string): Piece {
  const paint = brush(hue);
  return markup`
    <g transform="translate(196 226) rotate(-48)">
      <path d="M-16-8L34-12L40-6L40 6L8 10L4 30L-12 30L-12 10L-18 6Z" ${paint(STEEL)}/>
      <path d="M-2-6L26-8L26 2L-2 4Z" ${paint('#ff7a1a', 'lite')}/>
      <path d="M40-9h5v18h-5zM50-12h5v24h-5z" ${paint('#22d3ee', 'lite')}/>
      <circle cx="66" r="8" fill="${hue ?? '#22d3ee'}"/>
      <circle cx="66" r="4" fill="#fff"/>
      <path d="M-12 12L4 12L1 28L-11 28Z" ${paint('#2a305a', 'dark')}/>
    </g>
  `;
}

const ONE_EYE = markup`
  <circle cx="33" cy="74" r="8" fill="#fff"/>
  <circle cx="35" cy="75" r="5" fill="#0a0c22"/>
  <circle cx="33" cy="73" r="1.8" fill="#fff"/>
`;

/** Draws a one-eyed visitor that hovers at the upper left. */
export function ufo(hue?: string, visitor: Piece = ONE_EYE): Piece {
  const paint = brush(hue);
  const beam = hue === undefined ? markup`fill="${BEAM}"` : markup`fill="${hue}" fill-opacity=".3"`;
  return markup`
    <g transform="translate(-8 -14)">
      <path d="M18 96L4 150L62 150L48 96Z" ${beam}/>
      <path d="M14 82C14 66 22 58 33 58C44 58 52 66 52 82Z" fill="#8ff0ff" fill-opacity=".55" stroke="${hue ?? '#d5f9ff'}" stroke-width="2.5"/>
      ${visitor}
      <path d="M-2 88C6 78 20 77 33 77C46 77 60 78 68 88C58 100 46 102 33 102C20 102 8 100-2 88Z" ${paint(STEEL)}/>
      <path d="M-2 88C14 93 52 93 68 88C58 100 46 102 33 102C20 102 8 100-2 88Z" ${paint('#5f6aa0', 'dark')}/>
      <g ${paint('#ff7a1a', 'dot')}>
        <circle cx="12" cy="92" r="3.4"/>
        <circle cx="54" cy="92" r="3.4"/>
      </g>
      <circle cx="33" cy="95" r="3.4" ${paint('#9dff3c', 'dot')}/>
    </g>
  `;
}

/** Middle of the left tank in its own paths, px. */
const TANK_CENTRE = 64;

const tank = (centre: number, flames: boolean, hue?: string): Piece => {
  const paint = brush(hue);
  const flame = flames ? markup`<path d="M52 262L44 300L64 286L66 300L80 262Z" fill="${FLAME}"/>` : NOTHING;
  return moved(
    `translate(${centre - TANK_CENTRE} 0)`,
    markup`
      ${flame}
      <path d="M46 208C46 192 54 186 64 186C76 186 84 192 84 208L84 254L78 264L52 264L46 254Z" ${paint(STEEL)}/>
      <path d="M46 222H84V232H46Z" ${paint('#ff7a1a', 'lite')}/>
      <path d="M46 208C46 198 50 191 56 188L56 264L52 264L46 254Z" ${paint('#fff', 'dark', 'opacity=".5"')}/>
    `,
  );
};

/** Draws two tanks; `centres` are their middles (px), on the alien's back at 54 and 186. */
export function jetpack(hue?: string, flames = true, centres: readonly [number, number] = [54, 186]): Piece {
  return markup`${tank(centres[0], flames, hue)}${tank(centres[1], flames, hue)}`;
}

const FRONT: Readonly<Record<Exclude<AlienAccessory, 'none' | 'jetpack'>, (hue?: string) => Piece>> = {
  glasses,
  'laser-gun': laserGun,
  ufo,
};

/** Draws the part of an accessory in front of the body; `hue` makes it the neon edition. */
export function accessoryFront(accessory: AlienAccessory, hue?: string): Piece {
  return accessory === 'none' || accessory === 'jetpack' ? NOTHING : lit(hue, FRONT[accessory](hue));
}

/** Draws the part of an accessory behind the body. */
export function accessoryBack(accessory: AlienAccessory, hue?: string): Piece {
  return accessory === 'jetpack' ? lit(hue, jetpack(hue)) : NOTHING;
}
