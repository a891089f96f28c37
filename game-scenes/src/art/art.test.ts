import { describe, expect, it } from '@jest/globals';
import {
  ALIEN_ACCESSORIES,
  ALIEN_COLORS,
  ALIEN_FACES,
  ALIEN_HATS,
  ALIEN_POSES,
  COVERS,
  ITEM_PICTURES,
  STICKERS,
  accessoryItem,
  alien,
  alienHead,
  appIcon,
  asleep,
  banner,
  broadcastIcon,
  broadcastPlaceholder,
  clickerField,
  coin,
  communityDoor,
  confetti,
  coupon,
  cover,
  defsMarkup,
  doorsLand,
  favicon,
  gate,
  hatItem,
  hero,
  itemPicture,
  lost,
  lostSky,
  mark,
  musicDoor,
  podRear,
  podSide,
  raceDoor,
  sad,
  socialPreview,
  sticker,
  teamIcon,
  toDataUrl,
  toSvg,
  trophyIcon,
  victory,
  wardrobeStage,
  type AlienParts,
  type Drawing,
} from '../art.js';
import { scarf } from './alien-body.js';
import { smileFace } from './alien-faces.js';
import { head } from './alien-head.js';
import { markup } from './drawing.js';
import { pictureFrame } from './picture-frame.js';
import { podiumNight } from './podium-night.js';
import { profileLand } from './profile-land.js';
import { BADGE_SIGNS, racingBadge } from './racing-badges.js';
import { RACING_PLANETS, racingHills, racingPlanet, racingSky } from './racing-night.js';
import { racingGate, racingPost, racingRock } from './racing-roadside.js';
import { BASE_MOODS, domeAlarm, domeCracks, strongholdBase } from './stronghold-base.js';
import {
  PLACE_COLORS,
  bolt,
  keptGround,
  puff,
  reachRing,
  splash,
  standingReach,
  type PlaceAnswer,
} from './stronghold-effects.js';
import { strongholdGround } from './stronghold-ground.js';
import { SWARM_LOOKS, SWARM_POSES, swarm, swarmChip, swarmDust, swarmShadow } from './stronghold-swarm.js';
import {
  TOWER_LIDS,
  muzzleFlash,
  towerBarrel,
  towerBody,
  towerFoot,
  towerGhost,
  towerLid,
  towerPupil,
} from './stronghold-tower.js';

const anAlien = (parts: Partial<AlienParts> = {}): AlienParts => ({
  color: 'green',
  hat: 'none',
  face: 'smile',
  accessory: 'none',
  pose: 'idle',
  ...parts,
});

type Draw = () => Drawing;
type Gallery = Readonly<Record<string, Draw>>;

/** One entry per id; the prefix names the drawing in a failing test. */
const each = <Id extends string>(prefix: string, ids: readonly Id[], draw: (id: Id) => Drawing): Gallery =>
  Object.fromEntries(ids.map((id): [string, Draw] => [`${prefix} ${id}`, () => draw(id)]));

const HATS = ALIEN_HATS.filter((hat) => hat !== 'none');
const ACCESSORIES = ALIEN_ACCESSORIES.filter((accessory) => accessory !== 'none');
const ALL_NEON = { color: true, hat: true, face: true, accessory: true };

const PLACES = Object.keys(PLACE_COLORS) as PlaceAnswer[];

const STRONGHOLD: Gallery = {
  'tower foot': towerFoot,
  'tower pupil': towerPupil,
  'tower barrel': towerBarrel,
  'muzzle flash': muzzleFlash,
  'swarm shadow': swarmShadow,
  'swarm dust': swarmDust,
  'dome alarm': domeAlarm,
  'few cracks': () => domeCracks(false),
  'many cracks': () => domeCracks(true),
  bolt,
  puff,
  'standing reach': standingReach,
  'kept ground': keptGround,
  'wide ground': () => strongholdGround('wide'),
  'tall ground': () => strongholdGround('tall'),
  'ground of a long stage': () => strongholdGround('wide', [-240, 0, 1440, 540]),
};

const CATALOGUES: Readonly<Record<string, Gallery>> = {
  colours: each('colour', ALIEN_COLORS, (color) => alien(anAlien({ color }))),
  hats: each('hat', ALIEN_HATS, (hat) => alien(anAlien({ hat }))),
  faces: each('face', ALIEN_FACES, (face) => alien(anAlien({ face }))),
  accessories: each('accessory', ALIEN_ACCESSORIES, (accessory) => alien(anAlien({ accessory }))),
  poses: each('pose', ALIEN_POSES, (pose) => alien(anAlien({ pose }))),
  'winning mascots': each('victory', ALIEN_COLORS, victory),
  'sad mascots': each('sad', ALIEN_COLORS, sad),
  'sleeping mascots': each('asleep', ALIEN_COLORS, asleep),
  'game targets': each('target', ALIEN_FACES, (face) => alienHead('pink', face)),
  'hat pictures': each('hat item', HATS, (hat) => hatItem(hat)),
  'accessory pictures': each('accessory item', ACCESSORIES, (accessory) => accessoryItem(accessory)),
  stickers: each('sticker', STICKERS, sticker),
  // The face everybody begins with is drawn as the colour everybody begins with.
  'things that are sold': each(
    'item',
    ITEM_PICTURES.filter((name) => name !== 'face-smile'),
    itemPicture,
  ),
  covers: each('cover', COVERS, cover),
  'earned badges': each('badge', BADGE_SIGNS, (sign) => racingBadge(sign, true)),
  'locked badges': each('locked badge', BADGE_SIGNS, (sign) => racingBadge(sign, false)),
  'tower lids': each('tower lid', TOWER_LIDS, towerLid),
  'tower bodies': each('tower body', ['ready', 'firing'], towerBody),
  'tower ghosts': each('tower ghost', PLACES, (place) => towerGhost(PLACE_COLORS[place])),
  'tower reaches': each('reach', PLACES, reachRing),
  'bugs of the swarm': each('walking', SWARM_LOOKS, (look) => swarm(look, 'left')),
  'bug poses': each('bug pose', SWARM_POSES, (pose) => swarm('spiky', pose)),
  'bug chips': each('chip of a', SWARM_LOOKS, swarmChip),
  'stronghold moods': each('stronghold', BASE_MOODS, strongholdBase),
  splashes: each('splash', ['hit', 'kill', 'leak'], splash),
  'planets over the track': each('planet', RACING_PLANETS, racingPlanet),
  'light posts': each('post', ['ion', 'ember'], racingPost),
  'hills on the horizon': each('hills', ['far', 'near'], racingHills),
  'skies over the track': each('sky', ['wide', 'tall'], racingSky),
};

const NEON: Gallery = {
  ...each('neon hat', HATS, (hat) => hatItem(hat, 'neon')),
  ...each('neon accessory', ACCESSORIES, (accessory) => accessoryItem(accessory, 'neon')),
  ...each('neon alien with', ALIEN_HATS, (hat) =>
    alien(anAlien({ hat, accessory: 'ufo', neon: ALL_NEON }), 'bust'),
  ),
  ...each('neon avatar', ALIEN_COLORS, (color) => alien(anAlien({ color, neon: { color: true } }), 'head')),
};

const driver = markup`${scarf()}${head('pink', smileFace)}`;
const SCENES: Gallery = {
  mark,
  coin,
  hero,
  gate,
  banner,
  raceDoor,
  communityDoor,
  musicDoor,
  doorsLand,
  lost,
  lostSky,
  favicon,
  appIcon,
  socialPreview,
  trophyIcon,
  teamIcon,
  broadcastIcon,
  broadcastPlaceholder,
  confetti,
  'side pod': () => podSide({ driver, stripe: '#ff4fd8', number: 1 }),
  'rear pod': () => podRear('blue'),
  'race gate': racingGate,
  'rock on the road': racingRock,
  coupon,
  'wardrobe stage': wardrobeStage,
  'profile land': profileLand,
  'podium night': podiumNight,
  'picture frame': pictureFrame,
  'wide field': () => clickerField('wide'),
  'tall field': () => clickerField('tall'),
};

const GALLERY = Object.entries(
  Object.assign({}, ...Object.values(CATALOGUES), NEON, SCENES, STRONGHOLD) as Gallery,
);

/** The first tag that is not closed in order, or nothing: XML needs every element balanced. */
function misplacedTag(svg: string): string | undefined {
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (slash && open.pop() !== name) return tag;
    if (!slash && !/^(\s+[\w:-]+="[^"]*")*\s*\/?$/.test(attributes)) return tag;
    if (!slash && !attributes.endsWith('/')) open.push(name);
  }
  return open.pop();
}

const referencedIds = (text: string): string[] =>
  [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');

describe.each(GALLERY)('the drawing "%s"', (_name, draw) => {
  const picture = draw();
  const svg = toSvg(picture, { title: 'Pods & aliens' });

  it('is well-formed XML without inline styles', () => {
    expect(misplacedTag(svg)).toBeUndefined();
    expect(svg.replace(/<[^<>]*>/g, '')).toBe('Pods &amp; aliens');
    expect(svg).not.toContain('style=');
  });

  it('brings every definition it refers to and no other', () => {
    expect(new Set(referencedIds(svg))).toEqual(new Set(Object.keys(picture.defs)));
  });

  it('has only real, short numbers in it', () => {
    expect(svg).not.toMatch(/undefined|NaN|null|Infinity|\[object/);
    expect(svg).not.toMatch(/\d\.\d{4,}|\de-\d/);
  });

  it('is the same each time it is drawn', () => {
    expect(draw()).toEqual(picture);
  });
});

describe('the catalogues', () => {
  it.each(Object.entries(CATALOGUES))('draw something of its own for each of the %s', (_name, gallery) => {
    const bodies = Object.values(gallery).map((draw) => draw().body);
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('draw a neon edition that differs from the plain one', () => {
    for (const hat of HATS) expect(hatItem(hat, 'neon').body).not.toBe(hatItem(hat).body);
    for (const accessory of ACCESSORIES) {
      expect(accessoryItem(accessory, 'neon').body).not.toBe(accessoryItem(accessory).body);
    }
    expect(alien(anAlien({ face: 'cool', neon: { face: true } })).body).toContain('class="neon"');
  });
});

describe('definitions', () => {
  it('stand for the same markup in all drawings, so that a page can share them', () => {
    const markupById = new Map<string, string>();
    for (const [, draw] of GALLERY) {
      for (const [id, text] of Object.entries(draw().defs)) {
        expect(text).toContain(` id="${id}"`);
        expect(markupById.get(id) ?? text).toBe(text);
        markupById.set(id, text);
      }
    }
  });

  it('are written once for several drawings', () => {
    const shared = defsMarkup([hero(), gate(), lost()]);
    const ids = [...shared.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(misplacedTag(shared)).toBeUndefined();
  });
});

describe('standalone documents', () => {
  it('have the size asked for, or that of their view box', () => {
    expect(toSvg(coin())).toContain('width="48" height="48"');
    expect(toSvg(coin(), { width: 96, height: 96 })).toContain('viewBox="0 0 48 48" width="96" height="96"');
  });

  it('travel in a data URL', () => {
    const [kind, text = ''] = toDataUrl(mark()).split(',');
    expect(kind).toBe('data:image/svg+xml');
    expect(decodeURIComponent(text)).toBe(toSvg(mark()));
  });
});

describe('groups a page animates', () => {
  it.each([hero, gate, lost, communityDoor])('let the mascot of the scene bob and blink', (draw) => {
    expect(draw().body).toContain('<g class="bob">');
    expect(draw().body).toContain('<g class="blink">');
  });
});
