import { alien } from '../art-core/alien.js';
import {
  ALIEN_ACCESSORIES,
  ALIEN_COLORS,
  ALIEN_FACES,
  ALIEN_HATS,
  type AlienColor,
  type AlienFace,
} from '../art-core/alien-catalogue.js';
import { coupon } from './coupon.js';
import type { Drawing } from '../art-core/drawing.js';
import { accessoryItem, hatItem, type Edition } from './items.js';
import { NEON_ACCESSORIES, NEON_COLORS, NEON_FACES, NEON_HATS } from './neon-editions.js';
import { STICKERS, sticker } from './stickers.js';

/** Body colours under faces that are sold alone. */
const FACE_COLORS: Readonly<Record<AlienFace, AlienColor>> = {
  smile: 'green',
  cool: 'purple',
  angry: 'orange',
  surprised: 'yellow',
  alien: 'green',
};

const PLAIN = { color: 'green', hat: 'none', face: 'smile', accessory: 'none', pose: 'idle' } as const;

const colorPicture = (color: AlienColor, edition: Edition): Drawing =>
  alien({ ...PLAIN, color, neon: { color: edition === 'neon' } }, 'head');

const facePicture = (face: AlienFace, edition: Edition): Drawing =>
  alien({ ...PLAIN, face, color: FACE_COLORS[face], neon: { face: edition === 'neon' } }, 'head');

type Pictures = Readonly<Record<string, () => Drawing>>;

const plain = <Id extends string>(type: string, ids: readonly Id[], draw: (id: Id) => Drawing): Pictures =>
  Object.fromEntries(ids.map((id) => [`${type}-${id}`, () => draw(id)]));

const neon = <Id extends string>(
  type: string,
  editions: Readonly<Record<string, Id>>,
  draw: (id: Id) => Drawing,
): Pictures =>
  Object.fromEntries(Object.entries(editions).map(([id, of]) => [`${type}-${id}`, () => draw(of)]));

/** All items of the catalogues by `<itemType>-<itemId>`; `none` has no picture. */
const PICTURES: Pictures = {
  ...plain('color', ALIEN_COLORS, (id) => colorPicture(id, 'plain')),
  ...plain(
    'hat',
    ALIEN_HATS.filter((id) => id !== 'none'),
    (id) => hatItem(id),
  ),
  ...plain('face', ALIEN_FACES, (id) => facePicture(id, 'plain')),
  ...plain(
    'accessory',
    ALIEN_ACCESSORIES.filter((id) => id !== 'none'),
    (id) => accessoryItem(id),
  ),
  ...plain('sticker', STICKERS, sticker),
  ...neon('color', NEON_COLORS, (id) => colorPicture(id, 'neon')),
  ...neon('hat', NEON_HATS, (id) => hatItem(id, 'neon')),
  ...neon('face', NEON_FACES, (id) => facePicture(id, 'neon')),
  ...neon('accessory', NEON_ACCESSORIES, (id) => accessoryItem(id, 'neon')),
  'coupon-avatar-20': coupon,
};

/** Names of all picture files of items, such as `hat-crown`. */
export const ITEM_PICTURES: readonly string[] = Object.keys(PICTURES);

/**
 * Draws an item by the name of its picture file.
 * @throws Error for an unknown name
 */
export function itemPicture(name: string): Drawing {
  const draw = PICTURES[name];
  if (draw === undefined) throw new Error(`No item is drawn as '${name}'.`);
  return draw();
}
