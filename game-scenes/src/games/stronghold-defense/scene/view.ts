import type Phaser from 'phaser';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { createAlarm } from './alarm.js';
import { createBanner } from './banner.js';
import { createBase } from './base.js';
import { createBursts } from './bursts.js';
import { createEnemies } from './enemies.js';
import { createCrystals } from './crystals.js';
import { createGates } from './gates.js';
import { createGhost } from './ghost.js';
import type { Placement } from './placement.js';
import { createSelectedTower } from './selected-tower.js';
import type { Selection } from './selection.js';
import { createShots, type OnArrival } from './shots.js';
import type { SpriteSheet } from './sprite-sheet.js';
import type { StrongholdEvent } from '../rules/events.js';
import { BACKDROP } from './sprites.js';
import type { StrongholdState } from '../rules/state.js';
import { createTowers, type Muzzle } from './towers.js';

/** Moment to be drawn. */
export interface Moment {
  /** Share (0–1) of the way from the previous tick to the present one. */
  readonly alpha: number;
  readonly nowMs: number;
  /** 0 when the round is over. */
  readonly ticksLeft: number;
}

export interface StrongholdView {
  /** Starts the effects of an event; the state is that after its tick. */
  show(event: StrongholdEvent, state: Readonly<StrongholdState>): void;
  /** Shows that a tower cannot be built here. */
  refuse(): void;
  /** Announces that a gate opens with the next wave, or that another one closes in turn. */
  announceGates(isMove: boolean): void;
  draw(state: Readonly<StrongholdState>, placement: Placement, selection: Selection, moment: Moment): void;
  /** Fits everything to the visible part. Also call this after the textures were drawn again. */
  place(geometry: StageGeometry): void;
}

function createParts(scene: Phaser.Scene, sheet: SpriteSheet, field: FieldName, isMotionReduced: boolean) {
  const enemies = createEnemies(scene, field, isMotionReduced);
  const bursts = createBursts(scene, isMotionReduced);
  const onArrival: OnArrival = ({ enemy, toX, toY, isLast }, x, y, nowMs) => {
    if (isLast) {
      bursts.burst('kill', toX, toY, enemies.find(enemy)?.look);
      enemies.remove(enemy);
    } else {
      bursts.burst('hit', x, y);
      enemies.strike(enemy, nowMs);
    }
  };
  return {
    backdrop: scene.add.image(0, 0, BACKDROP).setOrigin(0, 0),
    drawCrystals: createCrystals(scene),
    drawGates: createGates(scene, field, isMotionReduced),
    enemies,
    bursts,
    base: createBase(scene, field, isMotionReduced),
    towers: createTowers(scene, field, isMotionReduced),
    shots: createShots(scene, enemies, onArrival),
    selected: createSelectedTower(scene, field),
    ghost: createGhost(scene, field, isMotionReduced),
    alarm: createAlarm(scene, isMotionReduced),
    banner: createBanner(scene, sheet, field, isMotionReduced),
    muzzle: { x: 0, y: 0 } satisfies Muzzle,
  };
}

type Parts = ReturnType<typeof createParts>;
type EventOf<Kind extends StrongholdEvent['kind']> = Extract<StrongholdEvent, { kind: Kind }>;

function showShot(
  { towers, shots, muzzle }: Parts,
  { tower: id, enemy, x, y }: EventOf<'shot'>,
  state: Readonly<StrongholdState>,
): void {
  const tower = state.towers.find((each) => each.id === id);
  if (tower === undefined) return;
  towers.shoot(tower, x, y, muzzle);
  shots.fire(muzzle.x, muzzle.y, enemy, x, y);
}

function showKill({ shots, enemies, bursts }: Parts, { enemy, x, y, look }: EventOf<'killed'>): void {
  enemies.doom(enemy);
  if (shots.killWith(enemy)) return;
  bursts.burst('kill', x, y, look);
  enemies.remove(enemy);
}

function showSale({ towers, bursts }: Parts, { tower, x, y }: EventOf<'sold'>): void {
  towers.remove(tower);
  bursts.burst('sold', x, y);
}

function showLeak(parts: Parts, { enemy, x, y }: EventOf<'leaked'>, lives: number): void {
  const { enemies, bursts, base, alarm, banner } = parts;
  bursts.burst('leak', x, y, enemies.find(enemy)?.look ?? 0);
  enemies.remove(enemy);
  base.suffer();
  alarm.flash();
  banner.lives(lives);
}

/**
 * Creates the view of the moon and everything on it. It only reads the rules' state. A demo announces nothing: the words
 * of the page stand in that place.
 */
export function createStrongholdView(
  scene: Phaser.Scene,
  sheet: SpriteSheet,
  field: FieldName,
  isMotionReduced: boolean,
  isDemo = false,
): StrongholdView {
  const parts = createParts(scene, sheet, field, isMotionReduced);
  const { backdrop, enemies, bursts, base, towers, shots, selected, ghost, alarm, banner } = parts;
  banner.wave(1, false);
  return {
    show(event, state) {
      if (event.kind === 'built') bursts.burst('built', event.x, event.y);
      else if (event.kind === 'sold') showSale(parts, event);
      else if (event.kind === 'shot') showShot(parts, event, state);
      else if (event.kind === 'killed') showKill(parts, event);
      else if (event.kind === 'leaked') showLeak(parts, event, state.lives);
      else if (event.kind === 'waveBegan') banner.wave(event.wave, event.isCalled);
      else if (event.kind === 'waveJudged') banner.judged(event);
    },
    refuse: () => ghost.refuse(),
    announceGates: (isMove) => banner.gates(isMove),
    place(geometry) {
      const { left, top, width, height } = geometry;
      backdrop.setPosition(left, top).setDisplaySize(width, height);
      for (const part of [selected, ghost, alarm, banner]) part.place(geometry);
    },
    draw(state, placement, selection, { alpha, nowMs, ticksLeft }) {
      parts.drawCrystals(state);
      parts.drawGates(state, nowMs);
      towers.draw(state, nowMs);
      enemies.draw(state, alpha, nowMs);
      shots.draw(nowMs);
      bursts.draw(nowMs);
      base.draw(state, nowMs);
      selected.draw(selection, placement, state);
      ghost.draw(placement, state, nowMs);
      alarm.draw(state.lives, nowMs);
      if (!isDemo) banner.draw(ticksLeft, nowMs);
    },
  };
}
