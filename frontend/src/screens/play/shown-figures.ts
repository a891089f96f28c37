import type { GameRules } from 'game-scenes/rules';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import type { Hud } from 'game-scenes/scenes';
import type { ShownFigures } from '../../games/game-module';
import type { RoundOutcome } from '../../offline/round-outcome';
import type { Play } from './play.hook';

/** Returns the figures under the field: of the round on the stage, the played one, or a fresh one. */
export function shownFigures({ game, phase, sending }: Play): ShownFigures {
  if (phase.kind === 'start') return figuresIn(null, game);
  if (phase.kind === 'watching') return figuresIn(phase.watching.hud, game);
  if (phase.kind !== 'over') return figuresIn(phase.hud, game);
  const { round, figures: own } = phase.ended;
  const roundSeconds = game.ticksPerRound / TICKS_PER_SECOND;
  const coins = coinsOf(round.coins, sending.roundOutcome);
  return { score: round.score, gap: null, secondsLeft: null, roundSeconds, coins, own };
}

/** Returns the figures that a game has reported; those of a fresh round before. */
export function figuresIn(hud: Hud | null, { ticksPerRound, way }: GameRules): ShownFigures {
  const roundSeconds = ticksPerRound / TICKS_PER_SECOND;
  const { score = 0, secondsLeft = roundSeconds, coins = 0, figures: own = {} } = hud ?? {};
  const gap =
    hud && hud.gap !== null ? ({ value: hud.gap, unit: way ? 'seconds' : 'points' } as const) : null;
  return { score, gap, secondsLeft, roundSeconds, coins, own };
}

/** Returns the coins that the server pays or, before the verdict, those that the game computed. */
function coinsOf(promised: number, roundOutcome: RoundOutcome | undefined): number {
  if (roundOutcome === undefined) return promised;
  return roundOutcome.kind === 'proven' ? roundOutcome.verdict.coins : 0;
}
