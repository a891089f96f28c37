import { TICKS_PER_SECOND } from 'game-scenes/rules';
import type { Play } from './play.hook';
import { isWorthSendingAgain } from './round-sending.hook';

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
  const { score, report } = played;
  const secondsLeft = Math.max(0, roundSeconds - (report.timePlayed ?? roundSeconds));
  return { score, secondsLeft, roundSeconds, coins: coinsOf(played.coins, sending) };
}

/** What the server pays once it has said so; until then what the round promises. */
function coinsOf(promised: number, { data: verdict, error }: Play['sending']): number {
  if (verdict !== undefined) return verdict.verdict === 'proven' ? verdict.coins : 0;
  return isWorthSendingAgain(error) ? promised : 0;
}
