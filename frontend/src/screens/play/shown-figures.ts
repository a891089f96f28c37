import { TICKS_PER_SECOND } from 'game-scenes/rules';
import type { Decision } from '../../offline/decision';
import type { Play } from './play.hook';

interface ShownFigures {
  score: number;
  secondsLeft: number;
  /** Seconds of a whole round. */
  roundSeconds: number;
  coins: number;
}

/** Gives the figures under the field: of the running round, of the played one, or of a fresh one. */
export function shownFigures({ game, hud, played, sending }: Play): ShownFigures {
  const roundSeconds = game.ticksPerRound / TICKS_PER_SECOND;
  if (played === null) {
    const { score = 0, secondsLeft = roundSeconds, coins = 0 } = hud ?? {};
    return { score, secondsLeft, roundSeconds, coins };
  }
  const { score, coins, report } = played.round;
  const secondsLeft = Math.max(0, roundSeconds - (report.timePlayed ?? roundSeconds));
  return { score, secondsLeft, roundSeconds, coins: coinsOf(coins, sending.decision) };
}

/** What the server pays once it has said so; until then what the round promises. */
function coinsOf(promised: number, decision: Decision | undefined): number {
  if (decision === undefined) return promised;
  return decision.kind === 'proven' ? decision.verdict.coins : 0;
}
