import { SKINS, type AlienColor, type AlienFace } from '../../../art-core/alien-catalogue.js';
import { FACES } from '../../../art-core/alien-faces.js';
import { head, headAt } from '../../../art-core/alien-head.js';
import type { AlienLook } from '../../../art-core/alien-look.js';
import { NOTHING, markup, moved, round, type Piece } from '../../../art-core/drawing.js';
import { WIN_LIGHT, isBright, posed, type ResultArt, type Mood } from '../../../art-core/result-art.js';
import { clickerPlace } from './place.js';
import { placeDrawing, type PlaceShape } from '../../../art-core/place.js';

/** Heads that fly out, by their angle in parts of a half turn over the alien, with colour and face. */
const CAUGHT: readonly (readonly [turn: number, color: AlienColor, face: AlienFace])[] = [
  [1.08, 'pink', 'smile'],
  [1.185, 'blue', 'surprised'],
  [1.29, 'orange', 'smile'],
  [1.71, 'pink', 'smile'],
  [1.815, 'blue', 'surprised'],
  [1.92, 'orange', 'smile'],
];

const LAYOUT = {
  wide: { x: 410, light: [400, 460, 420], burst: 590, radius: 306, scale: 1, y: 440 },
  tall: { x: 195, light: [220, 210, 200], burst: 300, radius: 176, scale: 0.46, y: 214 },
} as const;

function caughtHeads(shape: PlaceShape): Piece {
  const { x: middle, burst, radius, scale } = LAYOUT[shape];
  const heads = CAUGHT.map(([turn, color, face], index) => {
    const [dx, dy] = [Math.cos(turn * Math.PI), Math.sin(turn * Math.PI)];
    const far = radius * (index % 2 === 0 ? 0.88 : 1);
    const [x, y] = [middle + dx * far, burst + dy * far * (shape === 'tall' ? 1.1 : 0.92)];
    const width = (52 + (index % 3) * 12) * scale;
    const tail = (part: number): string => `${round(x - dx * width * part)} ${round(y - dy * width * part)}`;
    const size = width / 182;
    return markup`
      <g class="firework" style="transform-origin:${middle}px ${burst}px">
        <path d="M${tail(0.8)}L${tail(2)}" stroke="${SKINS[color].base}" stroke-width="${round(5 * scale)}" stroke-linecap="round" opacity=".5"/>
        ${headAt(round(x - 120 * size), round(y - 126 * size), +size.toFixed(3), (index - 2.5) * 9, head(color, FACES[face]))}
      </g>
    `;
  });
  return markup`${heads}`;
}

/** Draws the landing field after a round: the alien on the pad, the caught heads as fireworks over it. */
export function clickerResult(shape: PlaceShape, look: AlienLook, mood: Mood): ResultArt {
  const { x, light, scale, y } = LAYOUT[shape];
  const place = clickerPlace(shape, { alien: null, isLive: false, hasPlanets: false, padX: x, dim: 0.28 });
  const [lightY, radiusX, radiusY] = light;
  const lights = isBright(mood)
    ? markup`<ellipse cx="${x}" cy="${lightY}" rx="${radiusX}" ry="${radiusY}" fill="${WIN_LIGHT}"/>${caughtHeads(shape)}`
    : NOTHING;
  return {
    back: placeDrawing(shape, markup`${place}${lights}`),
    front: placeDrawing(
      shape,
      moved(`translate(${x - 120 * scale} ${y}) scale(${scale})`, posed(look, mood)),
    ),
  };
}
