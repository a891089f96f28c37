import { TICKS_PER_SECOND } from 'game-scenes/rules';
import type { RoundOutcome } from '../../offline/round-outcome';
import { noFigures } from './own-figures';
import type { OwnFigures } from './own-figures';
import type { Play } from './play.hook';

export interface ShownFigures {
  score: number;
  secondsLeft: number;
  /** Duration of a full round, in seconds. */
  roundSeconds: number;
  coins: number;
  /** The game's own figures. */
  own: OwnFigures;
}

export interface HudProps {
  figures: ShownFigures;
  /** True while a round is watched, which leaves nothing to control. */
  isWatched: boolean;
  /** Sends a button's command to the game; null while the game takes none. */
  onCommand: ((name: string) => void) | null;
}

/** Returns the figures under the field: of the watched or running round, the played one, or a fresh one. */
export function shownFigures({ game, hud, played, sending, watching }: Play): ShownFigures {
  const roundSeconds = game.ticksPerRound / TICKS_PER_SECOND;
  const shownHud = watching.isOn ? watching.hud : hud;
  if (played === null || watching.isOn) {
    const { score = 0, secondsLeft = roundSeconds, coins = 0, figures: own = noFigures } = shownHud ?? {};
    return { score, secondsLeft, roundSeconds, coins, own };
  }
  const { score, coins } = played.round;
  const secondsLeft = Math.ceil(roundSeconds - played.ticks / TICKS_PER_SECOND);
  return {
    score,
    secondsLeft,
    roundSeconds,
    coins: coinsOf(coins, sending.roundOutcome),
    own: played.figures,
  };
}

/** Returns the coins that the server pays or, before the verdict, those that the game computed. */
function coinsOf(promised: number, roundOutcome: RoundOutcome | undefined): number {
  if (roundOutcome === undefined) return promised;
  return roundOutcome.kind === 'proven' ? roundOutcome.verdict.coins : 0;
}
