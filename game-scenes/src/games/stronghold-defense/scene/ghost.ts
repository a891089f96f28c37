import type Phaser from 'phaser';
import type { PlaceAnswer } from '../art/effects.js';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { createBorder, createKeptAreas, createZones } from './build-zones.js';
import type { Placement } from './placement.js';
import { showSprite } from './sprite-sheet.js';
import { hintName, type HintedHand } from './labels.js';
import { DEPTHS } from './layers.js';
import { SHEET, ghostName, ringName } from './sprites.js';
import type { StrongholdState } from '../rules/state.js';
import { EDGE, createTowerLabel, enlargedBy } from './tower-label.js';

type Image = Phaser.GameObjects.Image;

const GHOST_ALPHA = { allowed: 0.82, forbidden: 0.5 } as const;
const TREMBLE_PX = 4;
const TREMBLE_MS = 220;
const BREATHING = 0.005;

/** Preview shown while a tower is placed. */
export interface Ghost {
  draw(placement: Placement, state: Readonly<StrongholdState>, nowMs: number): void;
  place(geometry: StageGeometry): void;
  /** Shows that the tower cannot stand here. */
  refuse(): void;
}

const matches = (query: string): boolean => matchMedia(query).matches;

/** Returns the controls to explain at the beginning: touch on a phone, else keys if there is room. */
function hintedHand(field: FieldName): HintedHand | undefined {
  if (matches('(pointer: coarse)')) return 'finger';
  return matches('(any-hover: hover)') && field === 'wide' ? 'keys' : undefined;
}

interface Hint {
  draw(placement: Placement, enlarged: number): void;
  place(geometry: StageGeometry): void;
}

/** Creates the hint in the corner of the field that explains keys or touch while a tower is placed. */
function createHint(scene: Phaser.Scene, field: FieldName): Hint {
  const image = scene.add.image(0, 0, SHEET, hintName('keys')).setDepth(DEPTHS.label).setVisible(false);
  const usualHand = hintedHand(field);
  let room = Infinity;
  return {
    place({ left, top, width, height }) {
      image.setPosition(left + EDGE * 2, top + height - EDGE * 2);
      room = width - EDGE * 4;
    },
    draw({ isOn, isByKeys, isHeld }, enlarged) {
      const hand = isByKeys ? 'keys' : usualHand;
      image.setVisible(isOn && !isHeld && hand !== undefined);
      if (hand === undefined) return;
      showSprite(image, hintName(hand));
      scaleToRecipe(image, enlarged);
      if (image.displayWidth > room) scaleToRecipe(image, (enlarged * room) / image.displayWidth);
    },
  };
}

/** Creates the ghost: the tower to be built, its range, and a label that says whether it may stand there. */
export function createGhost(scene: Phaser.Scene, field: FieldName, isMotionReduced: boolean): Ghost {
  const add = (name: string, depth: number): Image =>
    scene.add.image(0, 0, SHEET, name).setDepth(depth).setVisible(false);
  const ring = add(ringName('allowed'), DEPTHS.ghost);
  const tower = add(ghostName('allowed'), DEPTHS.ghost);
  const label = createTowerLabel(scene, field);
  const drawKeptAreas = createKeptAreas(scene, field);
  const drawZones = createZones(scene);
  const drawBorder = createBorder(scene, field);
  const hint = createHint(scene, field);
  let enlarged = 1;
  let isRefused = false;
  let refusedMs = -Infinity;

  const drawGhost = ({ x, y, answer, isHeld }: Placement, nowMs: number): void => {
    const place: PlaceAnswer = answer === 'free' ? 'allowed' : 'forbidden';
    const tremble = isMotionReduced ? 0 : Math.max(0, 1 - (nowMs - refusedMs) / TREMBLE_MS);
    const shownX = x + TREMBLE_PX * tremble * Math.sin(nowMs * 0.06);
    const breath = isMotionReduced ? 1 : 0.9 + 0.1 * Math.sin(nowMs * BREATHING);
    showSprite(ring, ringName(place));
    showSprite(tower, ghostName(place));
    scaleToRecipe(ring.setPosition(shownX, y).setAlpha(breath));
    scaleToRecipe(tower.setPosition(shownX, y).setAlpha(GHOST_ALPHA[place]));
    label.draw(answer, shownX, y, isHeld);
  };
  return {
    refuse: () => void (isRefused = true),
    place(next) {
      enlarged = enlargedBy(field, next);
      label.place(next);
      hint.place(next);
    },
    draw(placement, state, nowMs) {
      if (isRefused) [refusedMs, isRefused] = [nowMs, false];
      const { isOn } = placement;
      const isShown = isOn && !placement.isOnTower;
      for (const image of [ring, tower]) image.setVisible(isShown);
      hint.draw(placement, enlarged);
      drawKeptAreas(isOn, state);
      drawZones(isOn, state.towers);
      drawBorder(isOn);
      if (isShown) drawGhost(placement, nowMs);
      else label.hide();
    },
  };
}
