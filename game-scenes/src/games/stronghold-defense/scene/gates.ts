import type Phaser from 'phaser';
import { FIELDS, type FieldName } from '../../../rules-core/define-game.js';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import type { GateState } from '../art/gate.js';
import { borderPoint, openGates, shownGates } from '../rules/enemy-waves.js';
import { showSprite } from './sprite-sheet.js';
import { STRONGHOLD_CONFIG as CONFIG } from '../rules/config.js';
import { DEPTHS } from './layers.js';
import { CLOSES_WORD, NEXT_WORD } from './letters.js';
import { SHEET, riftName, wayName } from './sprites.js';
import { baseOf, type StrongholdState } from '../rules/state.js';

/** Distance of the word from the gate, behind the chevrons. Logical px. */
const WORD_AT: Readonly<Record<FieldName, number>> = { wide: 148, tall: 158 };

/** Distance of the word from a gate that closes, which has no chevrons. */
const CLOSES_AT = 84;

/** Opacity of a gate that opens or closes with the next wave: it pulses, or is steady with reduced motion. */
const NEXT_ALPHA = { middle: 0.8, swing: 0.2, steady: 0.9 } as const;
const PULSING = 0.005;

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** Returns what a gate is to this wave and the next one; undefined if neither comes through it. */
function stateOf(gate: number, open: readonly number[], shown: readonly number[]): GateState | undefined {
  if (!shown.includes(gate)) return open.includes(gate) ? 'closing' : undefined;
  return open.includes(gate) ? 'open' : 'next';
}

/**
 * Creates the gates, at the border of the field: those of this wave, and differently those that open or close with the
 * next one, once this one has come.
 */
export function createGates(scene: Phaser.Scene, field: FieldName, isMotionReduced: boolean) {
  const add = (name: string, depth: number) =>
    scene.add.image(0, 0, SHEET, name).setDepth(depth).setVisible(false);
  const gates = Array.from({ length: CONFIG.gateCount }, () => ({
    rift: add(riftName('open'), DEPTHS.gate),
    way: add(wayName('open'), DEPTHS.gate),
    word: add(NEXT_WORD, DEPTHS.gateWord),
  }));
  const base = baseOf(field);
  const { width, height } = FIELDS[field];

  type Gate = (typeof gates)[number];
  const place = ({ rift, way, word }: Gate, gate: number, isClosing: boolean): void => {
    const outside = borderPoint(field, gate);
    const [x, y] = [clamp(outside.x, width), clamp(outside.y, height)];
    const towardsBase = Math.atan2(base.y - y, base.x - x);
    rift.setPosition(x, y).setRotation(Math.atan2(y - outside.y, x - outside.x));
    way.setPosition(x, y).setRotation(towardsBase);
    const wordAt = isClosing ? CLOSES_AT : WORD_AT[field];
    word.setPosition(x + wordAt * Math.cos(towardsBase), y + wordAt * Math.sin(towardsBase));
  };
  const dress = ({ rift, way, word }: Gate, state: GateState, nowMs: number): void => {
    const pulse = isMotionReduced
      ? NEXT_ALPHA.steady
      : NEXT_ALPHA.middle + NEXT_ALPHA.swing * Math.sin(nowMs * PULSING);
    showSprite(rift, riftName(state));
    showSprite(way, wayName(state === 'open' ? 'open' : 'next'));
    showSprite(word, state === 'closing' ? CLOSES_WORD : NEXT_WORD);
    for (const image of [rift, way, word])
      scaleToRecipe(image.setAlpha(state === 'open' ? 1 : pulse).setVisible(true));
    way.setVisible(state !== 'closing');
    word.setVisible(state !== 'open');
  };
  return (state: Readonly<StrongholdState>, nowMs: number): void => {
    const [open, shown] = [openGates(state), shownGates(state)];
    for (let index = 0; index < gates.length; index++) {
      const [images, gate] = [gates[index], state.ground.gates[index]];
      if (images === undefined || gate === undefined) continue;
      const gateState = stateOf(gate, open, shown);
      if (gateState === undefined) {
        for (const image of [images.rift, images.way, images.word]) image.setVisible(false);
        continue;
      }
      place(images, gate, gateState === 'closing');
      dress(images, gateState, nowMs);
    }
  };
}
