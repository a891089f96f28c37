import type { GameScene } from '../../../game-scenes/src/scene-core/game-scene.js';

/** 2.5 strikes per second, as the expert bot makes, with an occasional miss. */
const TICKS_BETWEEN_STRIKES = 24;
const TICKS_BETWEEN_MISSES = 160;
const POINTER = 1;
const FIELD_HEIGHT = 540;

interface Head {
  readonly x: number;
  readonly y: number;
}

/** Strikes before a tick as a good player would: the head nearest to the middle line. */
export function strikeBefore(tick: number, scene: GameScene): void {
  if (tick % TICKS_BETWEEN_MISSES === 0) scene.pointerDown(1, 1, POINTER);
  if (tick % TICKS_BETWEEN_STRIKES !== 0) return;
  const { targets } = scene.round.state as { targets: readonly Head[] };
  const distance = ({ y }: Head): number => Math.abs(y - FIELD_HEIGHT / 2);
  const [head] = targets.toSorted((one, other) => distance(one) - distance(other));
  if (head !== undefined) scene.pointerDown(head.x, head.y, POINTER);
}
