import type Phaser from 'phaser';
import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { borderPoint, openGates, shownGates } from '../rules/enemy-waves.js';
import { showSprite } from './sprite-sheet.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../rules/config.js';
import { DEPTHS } from './layers.js';
import { NEXT_WORD } from './letters.js';
import { SHEET, riftName, wayName } from './sprites.js';
import { baseOf, type StrongholdState } from '../rules/state.js';

/** Distance of the word from the gate, behind the chevrons. Logical px. */
const WORD_AT: Readonly<Record<FieldName, number>> = { wide: 148, tall: 158 };

/** Opacity of a gate that opens in the next wave: it pulses, or is steady with reduced motion. */
const NEXT_ALPHA = { middle: 0.8, swing: 0.2, steady: 0.9 } as const;
const PULSING = 0.005;

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** Creates the gates, at the border of the field: those of this wave, and differently that of the next one. */
export function createGates(scene: Phaser.Scene, field: FieldName, isMotionReduced: boolean) {
  const add = (name: string, depth: number) =>
    scene.add.image(0, 0, SHEET, name).setDepth(depth).setVisible(false);
  const gates = Array.from({ length: CONFIG.gateCount }, () => ({
    rift: add(riftName('open'), DEPTHS.gate),
    way: add(wayName('open'), DEPTHS.gate),
    word: add(NEXT_WORD, DEPTHS.gate),
  }));
  const base = baseOf(field);
  const { width, height } = FIELDS[field];

  type Gate = (typeof gates)[number];
  const place = ({ rift, way, word }: Gate, gate: number): void => {
    const outside = borderPoint(field, gate);
    const [x, y] = [clamp(outside.x, width), clamp(outside.y, height)];
    const towardsBase = Math.atan2(base.y - y, base.x - x);
    rift.setPosition(x, y).setRotation(Math.atan2(y - outside.y, x - outside.x));
    way.setPosition(x, y).setRotation(towardsBase);
    const wordAt = WORD_AT[field];
    word.setPosition(x + wordAt * Math.cos(towardsBase), y + wordAt * Math.sin(towardsBase));
  };
  const dress = ({ rift, way, word }: Gate, isOpen: boolean, nowMs: number): void => {
    const pulse = isMotionReduced
      ? NEXT_ALPHA.steady
      : NEXT_ALPHA.middle + NEXT_ALPHA.swing * Math.sin(nowMs * PULSING);
    showSprite(rift, riftName(isOpen ? 'open' : 'next'));
    showSprite(way, wayName(isOpen ? 'open' : 'next'));
    showSprite(word, NEXT_WORD);
    for (const image of [rift, way, word]) scaleToRecipe(image.setAlpha(isOpen ? 1 : pulse).setVisible(true));
    word.setVisible(!isOpen);
  };
  return (state: Readonly<StrongholdState>, nowMs: number): void => {
    const shown = shownGates(state);
    const openCount = openGates(state).length;
    for (const [index, gate] of shown.entries()) {
      const images = gates[index];
      if (images === undefined) continue;
      if (!images.rift.visible) place(images, gate);
      dress(images, index < openCount, nowMs);
    }
  };
}
