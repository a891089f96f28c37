import { body, groundShadow, scarf } from '../art-core/alien-body.js';
import type { AlienColor } from '../art-core/alien-catalogue.js';
import { coolFace, smileFace } from '../art-core/alien-faces.js';
import { crown } from '../art-core/alien-hats.js';
import { head } from '../art-core/alien-head.js';
import {
  GLOW,
  HORIZON,
  PLATING,
  PLATING_EDGE,
  SKY,
  SOFT_BLUR,
  WIDE_BLUR,
  definition,
} from '../art-core/defs.js';
import { drawing, markup, moved, type Drawing, type Piece } from '../art-core/drawing.js';
import { planet } from '../art-core/planets.js';
import { podRearPiece } from '../art-core/pods.js';
import { FAR_RIDGE, NEAR_RIDGE, ridge } from '../art-core/ridges.js';
import { stars } from '../art-core/stars.js';
import { nightRoad } from '../art-core/track.js';

const DOORWAY = /* @__PURE__ */ definition(
  'doorway',
  'clipPath',
  '<path d="M66 398V150L128 56H276L338 150V398Z"/>',
);

interface Door {
  readonly color: string;
  /** Lighter shade of `color`, for the tube of light around the doorway. */
  readonly light: string;
  /** Visible through the doorway. */
  readonly inside: Piece;
  /** Protrudes from the doorway. */
  readonly front: Piece;
}

const LAMPS_Y = [200, 242, 284];

/** Draws frame, doorstep and lamps; the frame is 404×430 px, its glow reaches 24 px further. */
const door = ({ color, light, inside, front }: Door): Drawing => {
  const lamps = LAMPS_Y.map((y) => markup`<path d="M42 ${y}h12v28h-12zM350 ${y}h12v28h-12z"/>`);
  return drawing(
    [-24, 6, 452, 456],
    markup`
      <ellipse cx="202" cy="414" rx="210" ry="30" fill="${color}" opacity=".4" filter="${SOFT_BLUR}"/>
      <path d="M22 404V136L104 14H300L382 136V404H330V156L268 66H136L74 156V404Z" fill="${PLATING}"/>
      <path d="M22 136L104 14H300L307 24H112L34 140V404H22Z" fill="${PLATING_EDGE}"/>
      <g clip-path="${DOORWAY}"><path d="M60 50H350V410H60Z" fill="#0b0c1c"/>${inside}</g>
      <path d="M74 404V156L136 66H268L330 156V404" fill="none" stroke="${light}" stroke-width="5" filter="${GLOW}"/>
      <path d="M0 402H404L390 424H14Z" fill="${PLATING}"/>
      <path d="M0 402H404L400 409H4Z" fill="${PLATING_EDGE}"/>
      <g fill="${color}">
        ${lamps}
        <path d="M178 26h11l-7 24h-11zM199 26h11l-7 24h-11zM220 26h11l-7 24h-11z"/>
      </g>
      ${front}
    `,
  );
};

const figure = (
  color: AlienColor,
  pose: 'idle' | 'wave' | 'cheer',
  face: (color: AlienColor) => Piece,
): Piece => markup`${body(color, pose)}${scarf()}${head(color, face)}`;

/** Draws pods on the night road; the mascot's pod leaves through the door. */
export function raceDoor(): Drawing {
  return door({
    color: '#ff7a1a',
    light: '#ffb066',
    inside: markup`
      <path d="M0 0H404V430H0Z" fill="#2b120f"/>
      ${stars({ width: 404, height: 200, count: 50, seed: 81 })}
      ${planet({ x: 250, y: 140, radius: 54, tone: 'ember', rim: '#ffd9b0', tilt: -18, ring: true })}
      ${ridge({ width: 404, base: 212, amplitude: 40, wavelength: 70, fill: '#3a1a2e', seed: 23, edge: '#ff9a5a' })}
      ${nightRoad({ width: 404, height: 430, horizon: 210, halfWidth: 230, curve: -2.4 })}
      ${moved('translate(82 214) scale(.32)', podRearPiece('blue', '#22d3ee'))}
      ${moved('translate(238 228) scale(.36)', podRearPiece('pink', '#ff4fd8'))}
    `,
    front: markup`
      <g transform="translate(86 250) scale(.97) rotate(-3 120 120)">
        <g class="bob">${podRearPiece('green', '#9dff3c')}</g>
      </g>
    `,
  });
}

/** Draws three of the squad; the mascot stands on the doorstep and waves. */
export function communityDoor(): Drawing {
  const crowned = markup`${figure('pink', 'cheer', smileFace)}${crown()}`;
  return door({
    color: '#9dff3c',
    light: '#c9ff94',
    inside: markup`
      <path d="M0 0H404V430H0Z" fill="#10240f"/>
      ${stars({ width: 404, height: 260, count: 60, seed: 83 })}
      ${planet({ x: 128, y: 132, radius: 44, tone: 'ion', rim: '#b8f6ff' })}
      <path d="M120 60H284L360 400H44Z" fill="#9dff3c" opacity=".09"/>
      <path d="M0 346C120 330 280 330 404 346V430H0Z" fill="#16361a"/>
      ${moved('translate(58 160) scale(.62)', markup`${groundShadow()}${figure('blue', 'idle', coolFace)}`)}
      ${moved('translate(196 166) scale(.62)', markup`${groundShadow()}${crowned}`)}
    `,
    front: markup`
      <g transform="translate(104 168) scale(.84)">
        ${groundShadow()}
        <g class="bob">${figure('green', 'wave', smileFace)}</g>
      </g>
    `,
  });
}

/** Heights of the equalizer's bars behind the player, left to right, px. */
const EQUALIZER = [40, 76, 120, 88, 54, 30, 24, 20, 26, 34, 60, 96, 128, 82, 46];
const SOUND_WAVES = [126, 104, 82, 60];

const headphones = (): Piece =>
  markup`
    <g fill="none">
      <path d="M26 132C20 40 220 40 214 132" stroke="#12132b" stroke-width="16"/>
      <path d="M27 130C22 44 218 44 213 130" stroke="#5a649c" stroke-width="8"/>
    </g>
    <path d="M12 110H30L42 122V158L30 168H12L4 158V120Z" fill="${PLATING}"/>
    <path d="M228 110H210L198 122V158L210 168H228L236 158V120Z" fill="${PLATING}"/>
    <path d="M12 124H20V154H12ZM220 124H228V154H220Z" fill="#ff7a1a"/>
  `;

const turntables = (): Piece => {
  const decks = [124, 280].map(
    (x) =>
      markup`
        <g transform="translate(${x} 366) scale(1 .46)">
          <circle r="54" fill="#0b0c1c"/>
          <g fill="none" stroke="#2a2f4a" stroke-width="3"><circle r="44"/><circle r="34"/></g>
          <circle r="17" fill="#ff7a1a"/>
          <circle r="5" fill="#0b0c1c"/>
        </g>
      `,
  );
  return markup`
    <path d="M44 330H360L384 412H20Z" fill="${PLATING}"/>
    <path d="M44 330H360L363 339H41Z" fill="${PLATING_EDGE}"/>
    <path d="M24 398H380L384 412H20Z" fill="#171a33"/>
    <path d="M178 392h9l-6 14h-9zM196 392h9l-6 14h-9zM214 392h9l-6 14h-9z" fill="#b9a2ff"/>
    ${decks}
    <path d="M194 352h16v34h-16z" fill="#10122a"/>
    <path d="M196 362h12v8h-12z" fill="#9dff3c"/>
  `;
};

/** Draws a violet alien with headphones at two turntables. */
export function musicDoor(): Drawing {
  const waves = SOUND_WAVES.map(
    (radius, index) =>
      markup`<circle r="${radius}" stroke-width="${2 + index}" opacity="${0.1 + index * 0.08}"/>`,
  );
  const bars = EQUALIZER.map(
    (height, index) => `M${68 + index * 18} ${330 - height}h8l3 3v${height}h-11z`,
  ).join('');
  const player = markup`<g class="bob">${figure('purple', 'cheer', smileFace)}${headphones()}</g>`;
  return door({
    color: '#8b5cf6',
    light: '#c4b0ff',
    inside: markup`
      <path d="M0 0H404V430H0Z" fill="#1e1047"/>
      ${stars({ width: 404, height: 260, count: 50, seed: 85 })}
      <g transform="translate(202 200)" fill="none" stroke="#b9a2ff">${waves}</g>
      <path d="${bars}" fill="#8b5cf6" opacity=".65"/>
      ${moved('translate(104 138) scale(.82)', player)}
    `,
    front: turntables(),
  });
}

/** Draws the land on which the three doors stand: 1440×900 px, cropped from the top. */
export function doorsLand(): Drawing {
  const crest = 'M0 640C420 612 1020 612 1440 640';
  return drawing(
    [0, 0, 1440, 900],
    markup`
      <path d="M0 0H1440V900H0Z" fill="${SKY}"/>
      ${stars({ width: 1440, height: 560, count: 220, seed: 15, clearing: [330, 80, 1110, 260] })}
      ${planet({ x: 1270, y: 170, radius: 104, tone: 'violet', rim: '#ffb38a', tilt: -18, ring: true })}
      ${planet({ x: 170, y: 210, radius: 34, tone: 'ion', rim: '#b8f6ff' })}
      <ellipse cx="720" cy="620" rx="760" ry="120" fill="${HORIZON}" filter="${WIDE_BLUR}" opacity=".8"/>
      ${ridge({ width: 1440, base: 560, amplitude: 110, wavelength: 150, fill: FAR_RIDGE, seed: 57, edge: '#5a4fa0' })}
      ${ridge({ width: 1440, base: 610, amplitude: 70, wavelength: 130, fill: NEAR_RIDGE, seed: 19, edge: '#3b3470' })}
      <path d="${crest}V900H0Z" fill="#0f1024"/>
      <path d="${crest}" fill="none" stroke="#ff7a1a" stroke-width="3" opacity=".6"/>
    `,
    'xMidYMax slice',
  );
}
