/**
 * The project's drawings as SVG text. A screen that uses few of them imports `game-scenes/art/<subject>`,
 * `art-core/<subject>` or `games/<id>/art/<subject>`.
 */
import { plainCover } from './art-core/cover.js';
import type { Drawing } from './art-core/drawing.js';
import { clickerCover } from './games/alien-clicker/art/cover.js';
import { memoryCover } from './games/memory-match/art/cover.js';
import { racingCover } from './games/alien-racing/art/cover.js';
import { strongholdCover } from './games/stronghold-defense/art/cover.js';

/** Covers of the games by id. */
export const COVERS: Readonly<Partial<Record<string, () => Drawing>>> = {
  'alien-clicker': clickerCover,
  'memory-match': memoryCover,
  'stronghold-defense': strongholdCover,
  'alien-racing': racingCover,
};

/** Draws a game's cover, or a plain one for a game without its own. */
export const cover = (game: string): Drawing => (COVERS[game] ?? plainCover)();

export { airlock } from './art/airlock.js';
export * from './art-core/alien.js';
export * from './art-core/alien-catalogue.js';
export { ALIEN_ANCHORS, HEAD_SIZE } from './art-core/alien-head.js';
export { clickerField } from './games/alien-clicker/art/field.js';
export { clickerPoster } from './games/alien-clicker/art/looks.js';
export { coin } from './art-core/coin.js';
export { coupon } from './art/coupon.js';
export { crewLine } from './art/crew-line.js';
export { communityDoor, doorsLand, musicDoor, raceDoor } from './art/doors.js';
export { defsMarkup, toDataUrl, toSvg, type Drawing, type SvgSize } from './art-core/drawing.js';
export { appIcon, favicon, socialPreview } from './art/favicon.js';
export { emptySuit } from './art/empty-suit.js';
export { fittingRoom } from './art/fitting-room.js';
export { heroLand, heroRider } from './art/hero.js';
export { homeLand, launchLand } from './art/home-land.js';
export { ITEM_PICTURES, itemPicture } from './art/item-pictures.js';
export { accessoryItem, hatItem, type Edition } from './art/items.js';
export {
  broadcastPlaceholder,
  broadcastScene,
  championshipScene,
  teamScene,
  waitingFan,
  waitingRacer,
} from './art/league-scenes.js';
export { lost, lostSky } from './art/lost.js';
export { mark } from './art-core/mark.js';
export { alienRear } from './art-core/alien-rear.js';
export { asleep, confetti, sad, victory, wry } from './art-core/mascot-poses.js';
export { podSide, type PodNumber, type SidePod } from './art-core/pod-side.js';
export { podMember } from './art-core/pods.js';
export { carTuning, racingSchool, trackGuide } from './art/racing-lessons.js';
export { STICKERS, sticker, type Sticker } from './art/stickers.js';
