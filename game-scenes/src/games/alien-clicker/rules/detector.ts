import type { GameAction, ReplayFlag, Detector } from '../../../rules-core/define-game.js';
import { CLICKER_CONFIG } from './config.js';
import { isInRing, isReady, preyAt, type ClickerState, type ClickerTarget } from './state.js';

const { earlyTicks, earlyHitsLeast, earlyShareLeast, centredWithinPx, centredHitsLeast, centredShareLeast } =
  CLICKER_CONFIG.detector;

function isCentred(target: ClickerTarget, { x, y }: GameAction): boolean {
  const dx = target.x - x;
  const dy = target.y - y;
  return dx * dx + dy * dy <= centredWithinPx * centredWithinPx;
}

/** How far above the top edge a head begins at most: all others burst with it. */
const HIGHEST_PX = (CLICKER_CONFIG.targetCount - 1) * CLICKER_CONFIG.burstGapPx;

/**
 * Returns the ticks that a head has been in view. One that fell through returns where players expect it, and
 * has been in view before.
 */
function ticksInView({ y, sizePx, speedPxPerTick }: ClickerTarget, ticksSinceHit: number): number {
  const seenPx = y + sizePx / 2;
  const hasFallenThrough = ticksSinceHit * speedPxPerTick - seenPx > HIGHEST_PX;
  return hasFallenThrough ? Infinity : seenPx / speedPxPerTick - 1;
}

/** Creates a detector that measures how soon and how close to its centre each head is hit. */
export function createClickerDetector(): Detector<ClickerState> {
  // Tick of each head's last hit or burst; −∞ for the heads of the start, which were visible before the round.
  const struckInTick = Array.from({ length: CLICKER_CONFIG.targetCount }, () => -Infinity);
  let strikes = 0;
  let hits = 0;
  let earlyHits = 0;
  let centredHits = 0;

  const seeStrike = (state: Readonly<ClickerState>, action: GameAction): void => {
    strikes += 1;
    const prey = preyAt(state, action.x, action.y);
    if (prey === undefined) return;
    hits += 1;
    if (ticksInView(prey, state.tick - (struckInTick[state.targets.indexOf(prey)] ?? 0)) <= earlyTicks)
      earlyHits += 1;
    if (isCentred(prey, action)) centredHits += 1;
    state.targets.forEach((head, index) => {
      if (head === prey || (prey.isCharged && isInRing(prey, head, state.field)))
        struckInTick[index] = state.tick;
    });
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
