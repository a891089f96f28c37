import type Phaser from 'phaser';
import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { createPool, type Pooled } from './pool.js';
import { showSprite } from './sprite-sheet.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../rules/config.js';
import { DEPTHS } from './layers.js';
import { BORDER, KEPT_GROUND, SHEET, STANDING_REACH } from './sprites.js';
import { baseOf, type Point, type StrongholdState } from '../rules/state.js';

type Image = Phaser.GameObjects.Image;

const POOL_STEP = 4;
const BORDER_PICTURE_LENGTH = 8;
const BORDER_ALPHA = 0.16;

/** Radius of the picture of kept ground: no tower stands nearer to another one. */
const KEPT_RADIUS_PX = 2 * CONFIG.towerRadiusPx;

interface Zone extends Pooled {
  readonly reach: Image;
  readonly ground: Image;
}

/** Creates the areas in which no tower may stand whatever is built: around the dome, in craters and at crystals. */
export function createKeptAreas(scene: Phaser.Scene, field: FieldName) {
  const add = (): Image => scene.add.image(0, 0, SHEET, KEPT_GROUND).setDepth(DEPTHS.keptGround);
  const { domeRingPx, craterRadiusPx, crystalRoomPx, craterCount } = CONFIG;
  const dome = add();
  const craters = Array.from({ length: craterCount }, add);
  let crystals: readonly Image[] | undefined;
  const show = (image: Image, middle: Readonly<Point> | undefined, radiusPx: number): void => {
    image.setVisible(middle !== undefined);
    if (middle === undefined) return;
    showSprite(image, KEPT_GROUND);
    scaleToRecipe(image.setPosition(middle.x, middle.y), radiusPx / KEPT_RADIUS_PX);
  };
  return (isShown: boolean, { ground }: Readonly<StrongholdState>): void => {
    show(dome, isShown ? baseOf(field) : undefined, domeRingPx);
    crystals ??= ground.crystals.map(add);
    craters.forEach((image, index) => {
      show(image, isShown ? ground.craters[index] : undefined, craterRadiusPx);
    });
    crystals.forEach((image, index) => {
      show(image, isShown ? ground.crystals[index] : undefined, crystalRoomPx);
    });
  };
}

/** Creates the range of each tower, and the area in which no other tower may stand. */
export function createZones(scene: Phaser.Scene) {
  const add = (name: string, depth: number): Image =>
    scene.add.image(0, 0, SHEET, name).setDepth(depth).setVisible(false);
  const pool = createPool(
    (): Zone => ({
      isActive: false,
      reach: add(STANDING_REACH, DEPTHS.standingReach),
      ground: add(KEPT_GROUND, DEPTHS.keptGround),
    }),
    POOL_STEP,
  );
  return (isShown: boolean, towers: StrongholdState['towers']): void => {
    while (pool.items.length < towers.length) pool.take();
    for (let index = 0; index < pool.items.length; index++) {
      const zone = pool.items[index];
      const tower = towers[index];
      if (zone === undefined) continue;
      zone.isActive = tower !== undefined;
      zone.reach.setVisible(isShown && tower !== undefined);
      zone.ground.setVisible(isShown && tower !== undefined);
      if (tower === undefined || !isShown) continue;
      showSprite(zone.reach, STANDING_REACH);
      showSprite(zone.ground, KEPT_GROUND);
      scaleToRecipe(zone.reach.setPosition(tower.x, tower.y));
      scaleToRecipe(zone.ground.setPosition(tower.x, tower.y));
    }
  };
}

/** Creates the border of the area in which towers may stand. */
export function createBorder(scene: Phaser.Scene, field: FieldName) {
  const { width, height } = FIELDS[field];
  const inset = CONFIG.borderPx;
  const sides = [
    [inset, inset, width - 2 * inset, 0],
    [width - inset, inset, height - 2 * inset, Math.PI / 2],
    [width - inset, height - inset, width - 2 * inset, Math.PI],
    [inset, height - inset, height - 2 * inset, -Math.PI / 2],
  ] as const;
  const lines = sides.map(([x, y, length, rotation]) => ({
    image: scene.add
      .image(x, y, SHEET, BORDER)
      .setDepth(DEPTHS.border)
      .setRotation(rotation)
      .setAlpha(BORDER_ALPHA)
      .setVisible(false),
    length,
  }));
  return (isShown: boolean): void => {
    for (const { image, length } of lines) {
      showSprite(image, BORDER);
      scaleToRecipe(image, length / BORDER_PICTURE_LENGTH, 1);
      image.setVisible(isShown);
    }
  };
}
