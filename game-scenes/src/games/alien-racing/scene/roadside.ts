import type Phaser from 'phaser';
import { LAP_UNITS } from '../rules/config.js';
import { THINGS_UNTIL, eachThing } from './ground-things.js';
import { mipKeys, showMip, type MipKeys } from './mip-image.js';
import { uprightDepth } from './layout.js';
import type { RacingState } from '../rules/state.js';
import { GATE, POSTS, ROCK } from './textures.js';
import type { RoadProjection, Spot } from './road-projection.js';

type Image = Phaser.GameObjects.Image;

const POST_STRIDE = 1024;
const POSTS_PER_SIDE = 18;
/** Position of the posts, farther out than any pod gets. */
const POST_X = 1540;

const GATES_UNTIL = 26_000;

/** Distance over which things fade in from the dark, units. */
const FADE_UNITS = 2500;

/** Maximum number of visible rocks. */
const ROCKS = 8;

/** Light posts, the gate over the line, and the rocks. */
export interface Roadside {
  draw(state: Readonly<RacingState>, road: RoadProjection, distance: number): void;
}

interface Upright {
  readonly image: Image;
  readonly keys: MipKeys;
}

const fade = (ahead: number, until: number): number => Math.max(0, Math.min((until - ahead) / FADE_UNITS, 1));

function addUpright(scene: Phaser.Scene, name: string): Upright {
  const keys = mipKeys(name);
  const image = scene.add
    .image(0, 0, keys[0] ?? name)
    .setOrigin(0.5, 1)
    .setVisible(false);
  return { image, keys };
}

export function createRoadside(scene: Phaser.Scene): Roadside {
  const left = Array.from({ length: POSTS_PER_SIDE }, () => addUpright(scene, POSTS.left));
  const right = Array.from({ length: POSTS_PER_SIDE }, () => addUpright(scene, POSTS.right));
  const gate = addUpright(scene, GATE.key);
  const rocks = Array.from({ length: ROCKS }, () => addUpright(scene, ROCK));
  for (const { image } of right) image.setFlipX(true);
  const spot: Spot = { x: 0, y: 0, scale: 1 };
  let shownRocks = 0;

  const stand = (
    { image, keys }: Upright,
    road: RoadProjection,
    at: number,
    x: number,
    distance: number,
    until: number,
    stretch = 1,
  ): void => {
    const ahead = at - distance;
    const isSeen = ahead < until && road.find(at, x, spot);
    image.setVisible(isSeen);
    if (!isSeen) return;
    image.setDepth(uprightDepth(ahead)).setAlpha(fade(ahead, until));
    showMip(image, keys, spot, stretch);
  };
  const drawPosts = (road: RoadProjection, distance: number): void => {
    const until = (POSTS_PER_SIDE - 1) * POST_STRIDE;
    const first = Math.floor(((road.at[0] ?? 0) - POST_STRIDE / 2) / POST_STRIDE);
    for (let post = 0; post < POSTS_PER_SIDE; post++) {
      const number = first + post;
      const slot = ((number % POSTS_PER_SIDE) + POSTS_PER_SIDE) % POSTS_PER_SIDE;
      const at = number * POST_STRIDE + POST_STRIDE / 2;
      const [onLeft, onRight] = [left[slot], right[slot]];
      if (onLeft !== undefined) stand(onLeft, road, at, -POST_X, distance, until);
      if (onRight !== undefined) stand(onRight, road, at, POST_X, distance, until);
    }
  };
  const drawGate = (road: RoadProjection, distance: number): void => {
    const passed = Math.floor(distance / LAP_UNITS) * LAP_UNITS;
    const isPassedSeen = passed > (road.at[0] ?? 0);
    stand(gate, road, isPassedSeen ? passed : passed + LAP_UNITS, 0, distance, GATES_UNTIL, GATE.stretch);
  };
  return {
    draw(state, road, distance) {
      drawPosts(road, distance);
      drawGate(road, distance);
      shownRocks = 0;
      eachThing(state, distance, (thing, at) => {
        const rock = thing.kind === 'rock' ? rocks[shownRocks] : undefined;
        if (rock === undefined) return;
        shownRocks += 1;
        // Every other rock is mirrored.
        rock.image.setFlipX(thing.at % 2 === 0);
        stand(rock, road, at, thing.x, distance, THINGS_UNTIL);
      });
      for (let rest = shownRocks; rest < rocks.length; rest++) rocks[rest]?.image.setVisible(false);
    },
  };
}
