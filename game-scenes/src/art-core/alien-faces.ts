import { SKINS, type AlienColor, type AlienFace } from './alien-catalogue.js';
import { HEAD_CLIP } from './alien-head.js';
import { radialGradient } from './defs.js';
import { markup, type Piece } from './drawing.js';

export const IRIS = /* @__PURE__ */ radialGradient('iris', 'cx=".5" cy=".95" r=".85"', [
  [0, '#4ff0ff'],
  [0.32, '#2a6be0'],
  [0.75, '#15184a'],
  [1, '#0a0c22'],
]);
const ALMOND = /* @__PURE__ */ radialGradient('almond', 'cx=".4" cy=".2" r="1"', [
  [0, '#3d3f7a'],
  [0.5, '#0d0e22'],
  [1, '#05050f'],
]);

const MOUTH = '#3b0f2a';
const TONGUE = '#ff6f91';

type Pair = readonly [x: number, y: number];

/** Radii and offsets in px; `gleam` is the large reflection. */
interface EyeShape {
  readonly white: Pair;
  readonly iris: Pair;
  readonly pupil: Pair;
  readonly gleam: { readonly at: Pair; readonly radius: number };
}
const WIDE_EYE: EyeShape = {
  white: [29.5, 33],
  iris: [23.5, 27],
  pupil: [13.5, 17.5],
  gleam: { at: [-8.5, -12], radius: 8.4 },
};

const eye = (x: number, tilt: number, look: Pair, shape: EyeShape): Piece => {
  const { white, iris, pupil, gleam } = shape;
  return markup`
    <g transform="translate(${x} 134) rotate(${tilt})">
      <ellipse rx="${white[0]}" ry="${white[1]}" fill="#fff"/>
      <g transform="translate(${look[0]} ${look[1]})">
        <ellipse rx="${iris[0]}" ry="${iris[1]}" fill="${IRIS}"/>
        <ellipse cy="-2" rx="${pupil[0]}" ry="${pupil[1]}" fill="#05060f"/>
        <g fill="#fff">
          <circle cx="${gleam.at[0]}" cy="${gleam.at[1]}" r="${gleam.radius}"/>
          <circle cx="9.5" cy="11" r="4" opacity=".9"/>
        </g>
      </g>
    </g>
  `;
};

/** Draws both eyes in a group that a page may make blink; `spread` is their distance to the middle, px. */
const eyes = (lookLeft: Pair, lookRight: Pair, shape: EyeShape = WIDE_EYE, spread = 38): Piece =>
  markup`
    <g class="blink">
      ${eye(120 - spread, -9, lookLeft, shape)}
      ${eye(120 + spread, 9, lookRight, shape)}
    </g>
  `;

const strokes = (color: AlienColor, width: number, path: string): Piece =>
  markup`<path d="${path}" fill="none" stroke="${SKINS[color].ink}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Draws an open mouth with the snaggle tooth. */
export function smileFace(color: AlienColor): Piece {
  return markup`
    ${eyes([3, 0], [3, 0])}
    ${strokes(color, 6, 'M66 93Q76 86 88 89M152 89Q164 86 174 93')}
    <path d="M101 166Q120 175 139 166Q139 187 120 187Q101 187 101 166Z" fill="${MOUTH}"/>
    <path d="M107 181Q120 172 133 181Q128 187 120 187Q112 187 107 181Z" fill="${TONGUE}"/>
    <path d="M107 168.4L117 170.8L111.5 177.5Z" fill="#fff"/>
  `;
}

/** Draws heavy lids and half a smirk. */
export function coolFace(color: AlienColor): Piece {
  return markup`
    ${eyes([6, 6], [6, 6])}
    <g clip-path="${HEAD_CLIP}" fill="${SKINS[color].base}">
      <path d="M46 134Q48 94 86 96Q116 100 114 129Q82 121 46 134Z"/>
      <path d="M126 129Q124 100 154 96Q192 94 194 134Q158 121 126 129Z"/>
    </g>
    ${strokes(color, 5.5, 'M50 133Q82 120 114 129M126 129Q158 120 190 133')}
    ${strokes(color, 6, 'M62 98Q78 90 94 95M146 86Q160 78 178 86M104 177Q124 182 140 167')}
    ${strokes(color, 5, 'M137 162Q144 164 145 171')}
  `;
}

/** Draws brows down to the middle and bared teeth. */
export function angryFace(color: AlienColor): Piece {
  const narrow: EyeShape = { ...WIDE_EYE, iris: [19, 22], pupil: [9, 12] };
  return markup`
    ${eyes([5, 5], [-5, 5], narrow)}
    <path d="M40 100Q66 92 114 124L113 132Q78 108 46 120ZM200 100Q174 92 126 124L127 132Q162 108 194 120Z" fill="${SKINS[color].deep}"/>
    ${strokes(color, 9, 'M52 101L110 127M188 101L130 127')}
    <path d="M96 186Q98 168 120 168Q142 168 144 186Q120 181 96 186Z" fill="${MOUTH}"/>
    <path d="M101 183.5L103 174L110 182.3L116 170L121 182L128 170.3L133 182.5L138.5 174.5L140 184Q120 180 101 183.5Z" fill="#fff"/>
  `;
}

/** Draws round eyes with small pupils and a small round mouth. */
export function surprisedFace(color: AlienColor): Piece {
  const startled: EyeShape = {
    white: [32, 37],
    iris: [14, 16],
    pupil: [8, 10],
    gleam: { at: [-5, -7], radius: 5 },
  };
  return markup`
    ${eyes([0, 0], [0, 0], startled, 40)}
    ${strokes(color, 6, 'M58 84Q72 74 88 80M152 80Q168 74 182 84')}
    <ellipse cx="120" cy="180" rx="10" ry="11.5" fill="${MOUTH}"/>
    <path d="M112.5 186Q120 178 127.5 186Q125 191.5 120 191.5Q115 191.5 112.5 186Z" fill="${TONGUE}"/>
  `;
}

/** Draws the classic visitor: two dark almonds, nostrils, a thin mouth. */
export function alienFace(color: AlienColor): Piece {
  return markup`
    <g class="blink">
      <path d="M42 108C62 98 104 118 112 156C112 168 100 172 86 166C58 156 38 130 42 108Z" fill="${ALMOND}"/>
      <path d="M198 108C178 98 136 118 128 156C128 168 140 172 154 166C182 156 202 130 198 108Z" fill="${ALMOND}"/>
      <path d="M54 114C66 112 84 122 92 134M150 124C158 117 168 113 178 113" fill="none" stroke="#b9c4ff" stroke-width="6" stroke-linecap="round" opacity=".9"/>
      <g fill="#b9c4ff" opacity=".8">
        <circle cx="100" cy="151" r="4"/>
        <circle cx="140" cy="151" r="4"/>
      </g>
    </g>
    ${strokes(color, 3.6, 'M116 163v4M124 163v4')}
    ${strokes(color, 5, 'M108 181Q120 186 132 181')}
  `;
}

/** Faces by catalogue id. */
export const FACES: Readonly<Record<AlienFace, (color: AlienColor) => Piece>> = {
  smile: smileFace,
  cool: coolFace,
  angry: angryFace,
  surprised: surprisedFace,
  alien: alienFace,
};
