import type { GameAction, ReplayFlag, Detector } from '../../../rules-core/define-game.js';
import { CLICKER_CONFIG } from './config.js';
import { isReady, preyAt, type ClickerState, type ClickerTarget } from './state.js';

const { earlyTicks, earlyHitsLeast, earlyShareLeast, centredWithinPx, centredHitsLeast, centredShareLeast } =
  CLICKER_CONFIG.detector;

function isCentred(target: ClickerTarget, { x, y }: GameAction): boolean {
  const dx = target.x - x;
  const dy = target.y - y;
  return dx * dx + dy * dy <= centredWithinPx * centredWithinPx;
}

/** Creates a detector that measures how soon and how close to its centre each head is hit. */
export function createClickerDetector(): Detector<ClickerState> {
  // Tick in which each head appeared after a hit; −∞ for the heads of the start, which were visible before
  // the round. A head that fell through returns where players expect it, so its tick is not updated.
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
    hits += 1;
    if (ticksInView <= earlyTicks) earlyHits += 1;
    if (isCentred(prey, action)) centredHits += 1;
    arrivedInTick[index] = state.tick;
  };
  return {
    see(state, actions) {
      // The blaster has one strike in a tick.
      const [action] = actions;
      if (action !== undefined && isReady(state)) seeStrike(state, action);
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
