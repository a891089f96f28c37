import type Phaser from 'phaser';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { RACING_CONFIG } from '../rules/config.js';
import { createFigureLine } from './figure-line.js';
import { createMapPanel } from './map-panel.js';
import { addPanel, panelFrame, wear, type PanelFrame } from './panel-frame.js';
import { BAR_OFF, BAR_ON, SPEED_PANEL, lapKey, placeKey } from './panel-painters.js';
import { SPEED_BARS } from './panel-sizes.js';
import { createSplitChip, type SplitChip } from './split-chip.js';
import type { Moment } from './race-moment.js';
import { placeOf, type RacingState } from '../rules/state.js';
import { kmPerHour, lapTime } from './words.js';
import { showSharp } from './sharp-image.js';
import type { TrackMap } from './track-map.js';

/** Duration of the place badge's animation when the place changes, ms. */
const POP_MS = 260;
const POP_SCALE = 0.16;

/** Panels over the race: place, laps, map and speed. */
export interface RacingPanels {
  readonly split: Pick<SplitChip, 'say'>;
  draw(moment: Moment, state: Readonly<RacingState>, nowMs: number): void;
  place(geometry: StageGeometry): void;
}

function createPlaceBadge(scene: Phaser.Scene, isMotionReduced: boolean) {
  const image = addPanel(scene, placeKey(RACING_CONFIG.racers)).setOrigin(0, 0.5);
  let shown: number = RACING_CONFIG.racers;
  let changedMs: number | undefined;
  let rest = (): void => undefined;
  return {
    place({ left, top, sizes, unit, grid }: PanelFrame): void {
      rest = () => showSharp(image, left, top + (sizes.place.height / 2) * unit, grid);
      rest();
    },
    draw(place: number, nowMs: number): void {
      if (place !== shown) changedMs = nowMs;
      shown = place;
      wear(image, placeKey(place));
      if (changedMs === undefined) return;
      const pop = isMotionReduced ? 0 : 1 - (nowMs - changedMs) / POP_MS;
      if (pop > 0) {
        scaleToRecipe(image, 1 + POP_SCALE * pop * pop);
      } else {
        changedMs = undefined;
        rest();
      }
    },
  };
}

function createLapPanel(scene: Phaser.Scene, { fonts }: PanelFrame) {
  const image = addPanel(scene, lapKey(1));
  const time = createFigureLine(scene, 6, fonts.lap);
  const best = createFigureLine(scene, 6, fonts.lap);
  return {
    place(frame: PanelFrame): void {
      const { left, unit, sizes, grid } = frame;
      const { lap } = sizes;
      const top = frame.top + (sizes.place.height + sizes.gap) * unit;
      showSharp(image, left, top, grid);
      const right = left + (lap.width - lap.padding) * unit;
      const middle = top + (lap.height / 2) * unit;
      time.place(right, middle, frame.fonts.lap, frame);
      best.place(right, middle + lap.rowHeight * unit, frame.fonts.lap, frame);
    },
    draw(state: Readonly<RacingState>): void {
      wear(image, lapKey(state.lap));
      // After the finish the time of the last lap stays.
      if (state.finishedAt === 0) time.write(lapTime(state.tick - state.lapStartedAt));
      best.write(state.bestLapTicks > 0 ? lapTime(state.bestLapTicks) : '–');
    },
  };
}

function createSpeedPanel(scene: Phaser.Scene, { fonts }: PanelFrame) {
  const image = addPanel(scene, SPEED_PANEL);
  const figure = createFigureLine(scene, 3, fonts.speed);
  const bars = Array.from({ length: SPEED_BARS }, () => addPanel(scene, BAR_OFF, 1));
  return {
    place(frame: PanelFrame): void {
      const { right, bottom, unit, grid } = frame;
      const { speed } = frame.sizes;
      const [left, top] = [right - speed.width * unit, bottom - speed.height * unit];
      showSharp(image, left, top, grid);
      const figureRight = right - (speed.padding + speed.unitWidth) * unit;
      figure.place(figureRight, top + speed.middle * unit, frame.fonts.speed, frame);
      const barsLeft = left + (speed.width - speed.padding - SPEED_BARS * speed.barStride) * unit;
      bars.forEach((bar, index) =>
        showSharp(bar, barsLeft + index * speed.barStride * unit, top + speed.barTop * unit, grid),
      );
    },
    draw(speed: number): void {
      figure.write(String(kmPerHour(speed)));
      const lit = Math.round((speed / RACING_CONFIG.boostSpeed) * SPEED_BARS);
      for (let bar = 0; bar < bars.length; bar++) {
        const image = bars[bar];
        if (image !== undefined) wear(image, bar < lit ? BAR_ON : BAR_OFF);
      }
    },
  };
}

export function createPanels(
  scene: Phaser.Scene,
  map: TrackMap,
  geometry: StageGeometry,
  isMotionReduced: boolean,
): RacingPanels {
  const frame = panelFrame(geometry);
  const badge = createPlaceBadge(scene, isMotionReduced);
  const laps = createLapPanel(scene, frame);
  const mapPanel = createMapPanel(scene, map, frame);
  const speed = createSpeedPanel(scene, frame);
  const split = createSplitChip(scene, frame);
  return {
    split,
    place(next) {
      const nextFrame = panelFrame(next);
      for (const panel of [badge, laps, mapPanel, speed, split]) panel.place(nextFrame);
    },
    draw(moment, state, nowMs) {
      badge.draw(placeOf(state), nowMs);
      laps.draw(state);
      mapPanel.draw(moment);
      speed.draw(moment.pod.speed);
      split.draw(nowMs);
    },
  };
}
