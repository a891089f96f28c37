/** The project's drawings as SVG text. A screen that uses few of them imports `game-scenes/art/<subject>`. */
export { airlock } from './art/airlock.js';
export * from './art/alien.js';
export * from './art/alien-catalogue.js';
export { ALIEN_ANCHORS, HEAD_SIZE } from './art/alien-head.js';
export { clickerField, type FieldShape } from './art/clicker-field.js';
export { clickerPoster } from './art/clicker-looks.js';
export { coin } from './art/coin.js';
export { coupon } from './art/coupon.js';
export { crewLine } from './art/crew-line.js';
export { COVERS, cover, type Cover } from './art/covers.js';
export { communityDoor, doorsLand, musicDoor, raceDoor } from './art/doors.js';
export { defsMarkup, toDataUrl, toSvg, type Drawing, type SvgSize } from './art/drawing.js';
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
export { mark } from './art/mark.js';
export { alienRear } from './art/alien-rear.js';
export { asleep, confetti, sad, victory, wry } from './art/mascot-poses.js';
export { podSide, type PodNumber, type SidePod } from './art/pod-side.js';
export { podMember } from './art/pods.js';
export { carTuning, racingSchool, trackGuide } from './art/racing-lessons.js';
export { STICKERS, sticker, type Sticker } from './art/stickers.js';
