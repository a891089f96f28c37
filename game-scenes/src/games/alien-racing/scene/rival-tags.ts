import type Phaser from 'phaser';
import type { TextureRecipe } from '../../../scene-core/textures.js';
import type { RacingState, Temper } from '../rules/state.js';
import { temperName } from '../rules/temper-name.js';
import { DEPTHS } from './layout.js';
import { measure, sans } from './letters.js';
import type { PanelFrame } from './panel-frame.js';
import type { Moment } from './race-moment.js';
import type { RoadProjection, Spot } from './road-projection.js';
import { DRIVERS } from './textures.js';
import { showSharp, wholePixels } from './sharp-image.js';

/** Sizes of a tag in CSS px. */
const TAG = { height: 42, left: 12, right: 12, stripe: 4, name: 15, temper: 32, gap: 4 } as const;
const FONTS = { name: sans(750, 14), temper: sans(450, 14) } as const;

/** Height of a pod with its driver's antennae over the ground, logical px beside the own pod. */
const POD_HEIGHT = 168;

/** Ticks of the race in which the tags fade. */
const FADES = { from: 110, until: 160 } as const;

const tagKey = (rival: number): string => `tag-${rival}`;

/** Returns the rivals' tags: name and temper. */
export function tagRecipes({ unit, grid }: PanelFrame, tempers: readonly Temper[]): TextureRecipe[] {
  return tempers.map((temper, rival) => {
    const { name = '', color = '' } = DRIVERS[rival] ?? {};
    const words = Math.max(measure(name, FONTS.name), measure(temperName(temper), FONTS.temper));
    const width = TAG.left + words + TAG.right;
    return {
      key: tagKey(rival),
      width: wholePixels(width * unit, grid.scale),
      height: wholePixels(TAG.height * unit, grid.scale),
      picture: (context) => {
        context.scale(unit, unit);
        context.fillStyle = 'rgb(11 13 24 / .86)';
        context.fillRect(0, 0, width, TAG.height);
        context.fillStyle = color;
        context.fillRect(0, 0, TAG.stripe, TAG.height);
        context.font = FONTS.name;
        context.fillText(name, TAG.left, TAG.name + 3);
        context.fillStyle = '#eef1ff';
        context.font = FONTS.temper;
        context.fillText(temperName(temper), TAG.left, TAG.temper + 2);
      },
    };
  });
}

/** Returns how strong the tags are at a tick: they leave the road soon after the start. */
export const tagStrength = (tick: number): number =>
  Math.max(0, Math.min((FADES.until - tick) / (FADES.until - FADES.from), 1));

/** Name and temper over each rival on the grid. */
export interface RivalTags {
  draw(moment: Moment, state: Readonly<RacingState>, road: RoadProjection): void;
  place(frame: PanelFrame): void;
}

interface Box {
  left: number;
  top: number;
  width: number;
}

export function createRivalTags(scene: Phaser.Scene, first: PanelFrame): RivalTags {
  const images = DRIVERS.slice(0, -1).map((_, rival) =>
    scene.add.image(0, 0, tagKey(rival)).setOrigin(0).setDepth(DEPTHS.tags),
  );
  const spot: Spot = { x: 0, y: 0, scale: 1 };
  let frame = first;
  let areGone = false;

  /** Moves a tag over those of nearer rivals that it would cover. */
  const rise = (box: Box, others: readonly Box[], height: number): void => {
    for (const other of others) {
      const isBeside = box.left > other.left + other.width || other.left > box.left + box.width;
      const isClear = Math.abs(box.top - other.top) >= height;
      if (!isBeside && !isClear) box.top = other.top - height;
    }
  };
  return {
    place(next) {
      frame = next;
    },
    draw(moment, { tick }, road) {
      const strength = tagStrength(tick);
      if (areGone && strength === 0) return;
      areGone = strength === 0;
      const boxes: Box[] = [];
      const height = (TAG.height + TAG.gap) * frame.unit;
      // The last on the grid is the nearest.
      for (let rival = images.length - 1; rival >= 0; rival--) {
        const [image, seen] = [images[rival], moment.rivals[rival]];
        if (image === undefined || seen === undefined) continue;
        const isSeen = strength > 0 && road.find(seen.distance, seen.x, spot);
        image.setVisible(isSeen).setAlpha(strength);
        if (!isSeen) continue;
        const width = image.width / frame.grid.scale;
        const box = { left: spot.x - width / 2, top: spot.y - POD_HEIGHT * spot.scale - height, width };
        box.left = Math.max(frame.left, Math.min(box.left, frame.right - width));
        rise(box, boxes, height);
        boxes.push(box);
        showSharp(image, box.left, box.top, frame.grid);
      }
    },
  };
}
