import type Phaser from 'phaser';
import { LAST_SECONDS } from '../../../scene-core/game-scene.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { scaleToRecipe, type TextureRecipe } from '../../../scene-core/textures.js';
import { PLACES } from './panel-painters.js';
import { DEPTHS, type RacingLayout } from './layout.js';
import { display, measure, sans } from './letters.js';
import { ordinalEnd, raceSeconds } from './words.js';

/** Large words over the road. */
export type BannerWord = 'go' | 'lap2' | 'lap3' | 'finish' | 'time' | 'crash' | 'pull' | 'rescue';

const WORDS: Readonly<Record<BannerWord, { text: string; color: string; px: number; ms: number }>> = {
  go: { text: 'GO!', color: '#9dff3c', px: 92, ms: 900 },
  lap2: { text: 'LAP 2', color: '#eef1ff', px: 56, ms: 1300 },
  lap3: { text: 'FINAL LAP', color: '#ff9d57', px: 56, ms: 1500 },
  finish: { text: 'FINISH', color: '#9dff3c', px: 76, ms: 4000 },
  time: { text: 'TIME’S UP', color: '#ff8097', px: 60, ms: 4000 },
  crash: { text: 'CRASH!', color: '#ff8097', px: 46, ms: 700 },
  pull: { text: 'NOW PULL OUT!', color: '#8ff0ff', px: 40, ms: 1100 },
  rescue: { text: 'BACK ON THE ROAD', color: '#8ff0ff', px: 40, ms: 1100 },
};

const NAMES = Object.keys(WORDS) as BannerWord[];

const PLACE_PX = 120;
const COUNT_PX = 150;
const TIME_PX = 46;
const OUTLINE_PX = 10;
const SLANT = -0.14;

const FADE_MS = 200;
const POP_MS = 180;
const POP_SCALE = 0.4;

/** Maximum width of a word, as a share of the visible part. */
const MAX_WIDTH = 0.86;

/** Height of words over the horizon, logical px; 'FINISH' leaves room for place and time below it. */
const OVER_HORIZON = 78;
const RESULT = { word: 112, place: 22, time: -64 } as const;

const RACE_TIME = 'race-time';

const wordKey = (word: BannerWord): string => `word-${word}`;
const resultKey = (place: number): string => `result-${place}`;
const countKey = (second: number): string => `count-${second}`;

/** Returns a word in outline, slanted like the site's headlines. */
function lettering(key: string, text: string, font: string, px: number, color: string): TextureRecipe {
  const height = px * 1.3;
  const slanted = height * -SLANT;
  return {
    key,
    width: measure(text, font) + 2 * OUTLINE_PX + slanted,
    height,
    picture: (context) => {
      const baseline = px;
      context.transform(1, 0, SLANT, 1, slanted, 0);
      context.font = font;
      context.lineJoin = 'round';
      context.lineWidth = OUTLINE_PX;
      context.strokeStyle = '#07080fd8';
      context.fillStyle = color;
      context.strokeText(text, OUTLINE_PX, baseline);
      context.fillText(text, OUTLINE_PX, baseline);
    },
  };
}

/** Returns the time of the race; draw it again when it is known. */
export const timeRecipe = (ticks: number): TextureRecipe =>
  lettering(RACE_TIME, `${raceSeconds(ticks)} s`, sans(900, TIME_PX), TIME_PX, '#eef1ff');

export function bannerRecipes(finishedAt: number): TextureRecipe[] {
  return [
    timeRecipe(finishedAt),
    ...NAMES.map((word) => {
      const { text, px, color } = WORDS[word];
      return lettering(wordKey(word), text, display(900, px), px, color);
    }),
    ...PLACES.map((place) =>
      lettering(
        resultKey(place),
        `${place}${ordinalEnd(place)}`,
        sans(900, PLACE_PX),
        PLACE_PX,
        place === 1 ? '#ffdc3f' : '#eef1ff',
      ),
    ),
    ...Array.from({ length: LAST_SECONDS }, (_, index) =>
      lettering(countKey(index + 1), String(index + 1), sans(900, COUNT_PX), COUNT_PX, '#ff4d6d'),
    ),
  ];
}

export interface RaceBanner {
  say(word: BannerWord): void;
  /** Shows 'FINISH' with the place and the time below it. */
  finish(place: number): void;
  draw(nowMs: number, secondsLeft: number): void;
  place(geometry: StageGeometry): void;
}

interface Saying {
  readonly image: Phaser.GameObjects.Image;
  startMs: number | undefined;
  lastsMs: number;
  isOn: boolean;
}

/** Creates the banner. It shows one word at a time; the result of the race stays. */
export function createRaceBanner(
  scene: Phaser.Scene,
  { middle, horizon }: RacingLayout,
  isMotionReduced: boolean,
): RaceBanner {
  const add = (key: string): Phaser.GameObjects.Image =>
    scene.add.image(middle, 0, key).setDepth(DEPTHS.words).setVisible(false);
  const word: Saying = { image: add(wordKey('go')), startMs: undefined, lastsMs: 0, isOn: false };
  const result: Saying = { image: add(resultKey(1)), startMs: undefined, lastsMs: 0, isOn: false };
  const time: Saying = { image: add(RACE_TIME), startMs: undefined, lastsMs: 0, isOn: false };
  const count = add(countKey(LAST_SECONDS)).setAlpha(0.5);
  let width = 960;

  const begin = (saying: Saying, key: string, lastsMs: number): void => {
    saying.image.setTexture(key);
    Object.assign(saying, { startMs: undefined, lastsMs, isOn: true });
  };
  const drawSaying = (saying: Saying, y: number, nowMs: number): void => {
    const { image } = saying;
    image.setVisible(saying.isOn);
    if (!saying.isOn) return;
    saying.startMs ??= nowMs;
    const ageMs = nowMs - saying.startMs;
    if (ageMs > saying.lastsMs + FADE_MS) saying.isOn = false;
    const pop = isMotionReduced ? 0 : Math.max(0, 1 - ageMs / POP_MS);
    scaleToRecipe(image);
    const fit = Math.min(1, (MAX_WIDTH * width) / image.displayWidth);
    scaleToRecipe(image, fit * (1 + POP_SCALE * pop * pop));
    image.setPosition(middle, y).setAlpha(Math.max(0, Math.min(1, 1 - (ageMs - saying.lastsMs) / FADE_MS)));
  };
  const drawCount = (secondsLeft: number, y: number): void => {
    const second = Math.ceil(secondsLeft);
    const isOn = second >= 1 && second <= LAST_SECONDS && !result.isOn && !word.isOn;
    count.setVisible(isOn);
    if (!isOn) return;
    const key = countKey(second);
    if (count.texture.key !== key) count.setTexture(key);
    count.setPosition(middle, y);
    scaleToRecipe(count, isMotionReduced ? 1 : 1 + 0.25 * Math.max(0, secondsLeft - second + 0.2));
  };
  return {
    say: (name) => begin(word, wordKey(name), WORDS[name].ms),
    finish(place) {
      begin(word, wordKey('finish'), WORDS.finish.ms);
      begin(result, resultKey(place), WORDS.finish.ms);
      begin(time, RACE_TIME, WORDS.finish.ms);
    },
    draw(nowMs, secondsLeft) {
      drawSaying(word, horizon - (result.isOn ? RESULT.word : OVER_HORIZON), nowMs);
      drawSaying(result, horizon - RESULT.place, nowMs);
      drawSaying(time, horizon - RESULT.time, nowMs);
      drawCount(secondsLeft, horizon - OVER_HORIZON);
    },
    place(geometry) {
      width = geometry.width;
    },
  };
}
