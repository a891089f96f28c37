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
  broadcastPlaceholder,
  broadcastScene,
  carTuning,
  championshipScene,
  clickerPoster,
  crewLine,
  racingSchool,
  teamScene,
  trackGuide,
  waitingFan,
  waitingRacer,
  clickerField,
  coin,
  communityDoor,
  confetti,
  coupon,
  cover,
  doorsLand,
  emptySuit,
  favicon,
  airlock,
  alienRear,
  fittingRoom,
  hatItem,
  heroLand,
  heroRider,
  homeLand,
  itemPicture,
  launchLand,
  lost,
  lostSky,
  mark,
  musicDoor,
  podMember,
  podSide,
  raceDoor,
  sad,
  socialPreview,
  sticker,
  victory,
  wry,
  type AlienParts,
  type Drawing,
} from '../../src/art.js';
import { scarf } from '../../src/art-core/alien-body.js';
import { smileFace } from '../../src/art-core/alien-faces.js';
import { head } from '../../src/art-core/alien-head.js';
import { drawing, markup } from '../../src/art-core/drawing.js';
import { beacon } from '../../src/art/beacon.js';
import { domePiece, type DomeState } from '../../src/games/stronghold-defense/art/member-dome.js';
import { pictureFrame } from '../../src/art/picture-frame.js';
import { clickerForeground, clickerPlace } from '../../src/games/alien-clicker/art/place.js';
import { memoryPlace } from '../../src/games/memory-match/art/place.js';
import { racingPlace } from '../../src/games/alien-racing/art/place.js';
import { strongholdPlace } from '../../src/games/stronghold-defense/art/place.js';
import { podiumNight } from '../../src/art/podium-night.js';
import { profileLand } from '../../src/art/profile-land.js';
import { BADGE_SIGNS, badgeDrawing } from '../../src/art/badges.js';
import {
  RACING_PLANETS,
  racingHills,
  racingPlanet,
  racingSky,
} from '../../src/games/alien-racing/art/night.js';
import { racingGate, racingPost, racingRock } from '../../src/games/alien-racing/art/roadside.js';
import { plainLook } from '../../src/art-core/plain-look.js';
import {
  BASE_MOODS,
  domeAlarm,
  domeCracks,
  strongholdBase,
} from '../../src/games/stronghold-defense/art/base.js';
import { coldGround, iceCrystal, iceShadow } from '../../src/games/stronghold-defense/art/crystal.js';
import {
  PLACE_COLORS,
  bolt,
  keptGround,
  puff,
  reachRing,
  selectedReach,
  splash,
  standingReach,
  type PlaceAnswer,
} from '../../src/games/stronghold-defense/art/effects.js';
import { GATE_STATES, GATE_WAYS, gateRift, gateWay } from '../../src/games/stronghold-defense/art/gate.js';
import { strongholdGround } from '../../src/games/stronghold-defense/art/ground.js';
import {
  SWARM_LOOKS,
  SWARM_POSES,
  swarm,
  swarmChip,
  swarmDust,
  swarmShadow,
} from '../../src/games/stronghold-defense/art/swarm.js';
import {
  TOWER_LIDS,
  muzzleFlash,
  towerBarrel,
  towerBody,
  towerFoot,
  towerGhost,
  towerLid,
  towerPupil,
} from '../../src/games/stronghold-defense/art/tower.js';

/** Returns an alien with default parts except for these. */
export const anAlien = (parts: Partial<AlienParts> = {}): AlienParts => ({
  color: 'green',
  hat: 'none',
  face: 'smile',
  accessory: 'none',
  pose: 'idle',
  ...parts,
});

type Draw = () => Drawing;
type Gallery = Readonly<Record<string, Draw>>;

/** Returns one entry per id. The prefix names the drawing in a failing test. */
const each = <Id extends string>(prefix: string, ids: readonly Id[], draw: (id: Id) => Drawing): Gallery =>
  Object.fromEntries(ids.map((id): [string, Draw] => [`${prefix} ${id}`, () => draw(id)]));

/** Hats and accessories without `none`. */
export const HATS = ALIEN_HATS.filter((hat) => hat !== 'none');
export const ACCESSORIES = ALIEN_ACCESSORIES.filter((accessory) => accessory !== 'none');
const ALL_NEON = { color: true, hat: true, face: true, accessory: true };

const dome = (look: AlienParts | null, state?: DomeState): Drawing =>
  drawing([-116, -104, 232, 176], domePiece(look, state));

/** Drawings of an alien with all it wears, besides the alien itself. */
const DRESSED: Readonly<Record<string, (look: AlienParts) => Drawing>> = {
  'from behind': alienRear,
  'in the pod': podMember,
  'under the dome': dome,
  winning: victory,
  sad,
  asleep,
  wry,
};

/** Returns one catalogue per dressed drawing and kind of part. */
const dressed = (neon = {}): Readonly<Record<string, Gallery>> =>
  Object.fromEntries(
    Object.entries(DRESSED).flatMap(([name, draw]) => [
      [
        `colours of an alien ${name}`,
        each(`${name} in`, ALIEN_COLORS, (color) => draw(anAlien({ color, neon }))),
      ],
      [`hats of an alien ${name}`, each(`${name} with`, ALIEN_HATS, (hat) => draw(anAlien({ hat, neon })))],
      [
        `accessories of an alien ${name}`,
        each(`${name} with`, ALIEN_ACCESSORIES, (accessory) => draw(anAlien({ accessory, neon }))),
      ],
    ]),
  );

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
  'selected reach': selectedReach,
  'ice crystal': iceCrystal,
  'cold ground': coldGround,
  'ice shadow': iceShadow,
  'kept ground': keptGround,
  'wide ground': () => strongholdGround('wide'),
  'tall ground': () => strongholdGround('tall'),
  'ground of a long stage': () => strongholdGround('wide', [-240, 0, 1440, 540]),
  'ground of a round': () => strongholdGround('wide', undefined, [[300, 200, 40]]),
};

/** Drawings that come in many kinds, which must all look different. */
export const CATALOGUES: Readonly<Record<string, Gallery>> = {
  colours: each('colour', ALIEN_COLORS, (color) => alien(anAlien({ color }))),
  hats: each('hat', ALIEN_HATS, (hat) => alien(anAlien({ hat }))),
  faces: each('face', ALIEN_FACES, (face) => alien(anAlien({ face }))),
  accessories: each('accessory', ALIEN_ACCESSORIES, (accessory) => alien(anAlien({ accessory }))),
  poses: each('pose', ALIEN_POSES, (pose) => alien(anAlien({ pose }))),
  ...dressed(),
  'faces under the dome': each('under the dome', ALIEN_FACES, (face) => dome(anAlien({ face }))),
  'game targets': each('target', ALIEN_FACES, (face) => alienHead('pink', face)),
  'hat pictures': each('hat item', HATS, (hat) => hatItem(hat)),
  'accessory pictures': each('accessory item', ACCESSORIES, (accessory) => accessoryItem(accessory)),
  stickers: each('sticker', STICKERS, sticker),
  // The default face is drawn in the default colour.
  'things that are sold': each(
    'item',
    ITEM_PICTURES.filter((name) => name !== 'face-smile'),
    itemPicture,
  ),
  covers: each('cover', [...Object.keys(COVERS), 'plain'], cover),
  'earned badges': each('badge', BADGE_SIGNS, (sign) => badgeDrawing(sign, true)),
  'locked badges': each('locked badge', BADGE_SIGNS, (sign) => badgeDrawing(sign, false)),
  'tower lids': each('tower lid', TOWER_LIDS, towerLid),
  'tower bodies': each('tower body', ['ready', 'firing'], towerBody),
  'tower ghosts': each('tower ghost', PLACES, (place) => towerGhost(PLACE_COLORS[place])),
  'tower reaches': each('reach', PLACES, reachRing),
  'bugs of the swarm': each('walking', SWARM_LOOKS, (look) => swarm(look, 'left')),
  'bug poses': each('bug pose', SWARM_POSES, (pose) => swarm('spiky', pose)),
  'bug chips': each('chip of a', SWARM_LOOKS, swarmChip),
  'stronghold moods': each('stronghold', BASE_MOODS, (mood) => strongholdBase(mood, plainLook('pink'))),
  gates: each('gate', GATE_STATES, gateRift),
  'ways from a gate': each('way', GATE_WAYS, gateWay),
  splashes: each('splash', ['hit', 'kill', 'leak'], splash),
  'planets over the track': each('planet', RACING_PLANETS, racingPlanet),
  'light posts': each('post', ['ion', 'ember'], racingPost),
  'hills on the horizon': each('hills', ['far', 'near'], racingHills),
  'skies over the track': each('sky', ['wide', 'tall'], racingSky),
  'landing fields': each('landing field', ['wide', 'tall'], (shape) =>
    clickerPlace(shape, { alien: anAlien() }),
  ),
  'start grids': each('start grid', ['wide', 'tall'], (shape) => racingPlace(shape, { alien: anAlien() })),
  'moons at war': each('moon', ['wide', 'tall'], (shape) => strongholdPlace(shape, { alien: anAlien() })),
  cabins: each('cabin', ['wide', 'tall'], (shape) => memoryPlace(shape, { alien: anAlien() })),
};

const NEON: Gallery = {
  ...Object.fromEntries(
    Object.entries(dressed(ALL_NEON)).flatMap(([kind, gallery]) =>
      Object.entries(gallery).map(([name, draw]): [string, Draw] => [`neon ${kind}: ${name}`, draw]),
    ),
  ),
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
  heroLand,
  heroRider,
  championshipScene,
  teamScene,
  broadcastScene,
  waitingRacer,
  waitingFan,
  trackGuide,
  carTuning,
  racingSchool,
  crewLine,
  clickerPoster,
  airlock,
  homeLand,
  launchLand,
  emptySuit,
  raceDoor,
  communityDoor,
  musicDoor,
  doorsLand,
  lost,
  lostSky,
  favicon,
  fittingRoom,
  appIcon,
  socialPreview,
  broadcastPlaceholder,
  confetti,
  'side pod': () => podSide({ driver, stripe: '#ff4fd8', number: 1 }),
  'empty dome, cracked': () => dome(null, { isCracked: true }),
  'race gate': racingGate,
  'rock on the road': racingRock,
  coupon,
  'profile land': profileLand,
  'podium night': podiumNight,
  'beacon with nobody': () => beacon(),
  'beacon with a member': () => beacon(anAlien()),
  'picture frame': pictureFrame,
  'empty grid': () => racingPlace('wide', { alien: null, hasRivals: false, hasGantry: false, litLamps: 5 }),
  'moon after a round': () =>
    strongholdPlace('wide', {
      alien: null,
      sky: 'dawn',
      isAtWar: false,
      hasTowers: false,
      isCracked: true,
      domeX: 930,
    }),
  'pad before a demo': () => clickerForeground('wide', anAlien()),
  'empty landing field': () =>
    clickerPlace('wide', { alien: null, isLive: false, hasPlanets: false, padX: 410 }),
  'table after a round': () =>
    memoryPlace('tall', {
      alien: anAlien(),
      pose: 'idle',
      face: 'cool',
      cards: [['missed', 'moon'], 'back'],
    }),
  'wide field': () => clickerField('wide'),
  'tall field': () => clickerField('tall'),
};

/** All drawings with their names. */
export const GALLERY = Object.entries(
  Object.assign({}, ...Object.values(CATALOGUES), NEON, SCENES, STRONGHOLD) as Gallery,
);
