import type { GameAction, ReplayFlag, Detector } from '../rules-core/define-game.js';
import { CLICKER_CONFIG } from './alien-clicker.config.js';
import { preyAt, type ClickerState, type ClickerTarget } from './clicker-state.rules.js';

const { earlyTicks, earlyHitsLeast, earlyShareLeast, centredWithinPx, centredHitsLeast, centredShareLeast } =
  CLICKER_CONFIG.detector;

function isCentred(target: ClickerTarget, { x, y }: GameAction): boolean {
  const dx = target.x - x;
  const dy = target.y - y;
  return dx * dx + dy * dy <= centredWithinPx * centredWithinPx;
}

/** Sees how soon after its arrival, and how near to its centre, each head is struck. */
export function createClickerDetector(): Detector<ClickerState> {
  // The tick in which each head became a new one. Those a round starts with were in view before it began, and one that
  // fell through comes back where everybody expects it: neither tells how fast somebody reacts.
  const arrivedInTick = Array.from({ length: CLICKER_CONFIG.targetCount }, () => -Infinity);
  let strikes = 0;
  let hits = 0;
  let earlyHits = 0;
  let centredHits = 0;

  const seeStrike = (state: Readonly<ClickerState>, action: GameAction): void => {
    strikes += 1;
    const prey = preyAt(state, action.x, action.y);
    if (prey === undefined) return;
    const index = state.targets.indexOf(prey);
    const ticksInView = state.tick - (arrivedInTick[index] ?? -Infinity) - 1;
    // Another finger was first, and the head is gone: where this strike went is not to be seen from here.
    if (ticksInView < 0) return;
    hits += 1;
    if (ticksInView <= earlyTicks) earlyHits += 1;
    if (isCentred(prey, action)) centredHits += 1;
    arrivedInTick[index] = state.tick;
  };
  return {
    see(state, actions) {
      for (const action of actions) seeStrike(state, action);
    },
    flags() {
      const flags: ReplayFlag[] = [];
      if (earlyHits >= earlyHitsLeast && earlyHits >= earlyShareLeast * strikes)
        flags.push('superhuman_reaction');
      if (centredHits >= centredHitsLeast && centredHits >= centredShareLeast * hits)
        flags.push('superhuman_aim');
      return flags;
    },
  };
}
