import type Phaser from 'phaser';
import { TICKS_PER_SECOND } from '../../../rules-core/define-game.js';
import type { Note } from '../../../scene-core/sound-notes.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { CLICKER_CONFIG } from '../rules/config.js';
import { weatherAt } from '../rules/state.js';
import { createEdgeGlow } from './edge-glow.js';

/** In front of the stars, behind everything that counts. */
const STREAK_DEPTH = 2;
const STREAKS = 34;
const STREAK_WIDTH = 3;

/** How a weather looks: how many streaks, their fall in field heights a second, length in px, turn and light. */
const LOOKS = {
  calm: { count: 0, speed: 1, length: 60, turn: 0, light: 0 },
  storm: { count: 18, speed: 0.8, length: 120, turn: 0.5, light: 0.4 },
  rain: { count: STREAKS, speed: 2.1, length: 80, turn: 0, light: 0.5 },
} as const;

/** Light along the edges announces a weather for its last second before, and goes within as long. */
const FADE_TICKS = TICKS_PER_SECOND;
const GLOW = 0.75;

const THUNDER: readonly Note[] = [
  { wave: 'noise', from: 260, to: 60, seconds: 1, volume: 0.3 },
  { wave: 'sine', from: 90, to: 42, seconds: 0.9, volume: 0.3 },
];
const DOWNPOUR: readonly Note[] = [
  { wave: 'noise', from: 5200, to: 2600, seconds: 1, volume: 0.14 },
  { wave: 'triangle', from: 990, to: 740, seconds: 0.12, volume: 0.12 },
  { wave: 'triangle', from: 1320, to: 990, delaySeconds: 0.22, seconds: 0.12, volume: 0.12 },
];

/** First tick of each weather that is announced, and its sound. */
const CHANGES = [
  { tick: CLICKER_CONFIG.stormFromTick, sound: THUNDER },
  { tick: CLICKER_CONFIG.rainFromTick, sound: DOWNPOUR },
] as const;

/** Returns the sound that announces a weather, a second before it comes; undefined in all other ticks. */
export function announcedIn(tick: number): readonly Note[] | undefined {
  return CHANGES.find((change) => change.tick - FADE_TICKS === tick)?.sound;
}

/** Returns the strength of the light that announces a weather: it swells for a second and goes within one. */
export function warningAt(tick: number): number {
  const distances = CHANGES.map((change) => Math.abs(change.tick - tick));
  return Math.max(0, 1 - Math.min(...distances) / FADE_TICKS);
}

export interface Weather {
  /** Draws the weather of this moment; `tick` may be fractional. */
  draw(tick: number): void;
  place(geometry: StageGeometry): void;
}

/** Creates the streaks of storm and rain behind the heads, and the light that announces them. */
export function createWeather(scene: Phaser.Scene, isMotionReduced: boolean): Weather {
  const streaks = Array.from({ length: STREAKS }, (_, index) => ({
    image: scene.add.image(0, 0, 'weather-streak').setDepth(STREAK_DEPTH).setVisible(false),
    x: ((index * 61) % 97) / 97,
    y: ((index * 37 + 13) % 89) / 89,
    pace: 0.75 + (index % 5) * 0.12,
  }));
  const glow = createEdgeGlow(scene, 'glow-ion');
  let geometry: StageGeometry | undefined;
  return {
    place(next) {
      geometry = next;
      glow.place(next);
    },
    draw(tick) {
      if (geometry === undefined) return;
      const { left, top, width, height } = geometry;
      const { count, speed, length, turn, light } = LOOKS[weatherAt(tick)];
      const fallen = isMotionReduced ? 0 : (tick / TICKS_PER_SECOND) * speed;
      streaks.forEach(({ image, x, y, pace }, index) => {
        image.setVisible(index < count);
        if (index >= count) return;
        // They come from above the visible part and leave below it.
        const down = ((y + fallen * pace) % 1) * (height + 2 * length) - length;
        const across = x * (width + height * turn) - down * turn;
        image.setPosition(left + across, top + down).setRotation(Math.atan(turn));
        image.setDisplaySize(STREAK_WIDTH, length * pace).setAlpha(light * pace);
      });
      const warning = warningAt(tick);
      glow.draw(isMotionReduced ? (warning > 0 ? GLOW / 2 : 0) : GLOW * warning);
    },
  };
}
