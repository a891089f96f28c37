import { toast, toastFailure } from '../ui/toast';
import type { RoundOutcome } from './round-outcome';
import type { PlayedRound } from './played-round';

export interface DecidedRound {
  round: PlayedRound;
  roundOutcome: RoundOutcome;
}

/** Shows the outcomes of rounds sent in the background in one toast. */
export function showRoundOutcomes(decided: readonly DecidedRound[]): void {
  const [only] = decided;
  if (only === undefined) return;
  if (decided.length === 1) showOneOutcome(only);
  else showOutcomes(decided);
}

function showOneOutcome({ round: { gameName }, roundOutcome }: DecidedRound): void {
  if (roundOutcome.kind !== 'proven') {
    toastFailure(`Your ${gameName} round does not count`, roundOutcome.sentence);
    return;
  }
  const { coins, score, playedOffline } = roundOutcome.verdict;
  toast({
    title: `Your ${gameName} round was proven: ${coins > 0 ? coinsText(coins) : `score ${score}, no coins`}`,
    description: playedOffline ? 'Counted as an offline round.' : undefined,
    variant: 'success',
  });
}

function showOutcomes(decided: readonly DecidedRound[]): void {
  const proven = decided.flatMap(({ roundOutcome }) =>
    roundOutcome.kind === 'proven' ? [roundOutcome.verdict] : [],
  );
  const refusals = decided.length - proven.length;
  const coins = proven.reduce((sum, verdict) => sum + verdict.coins, 0);
  const which = refusals === 0 ? `Your ${decided.length}` : `${proven.length} of your ${decided.length}`;
  toast({
    title: `${which} rounds were proven: ${coinsText(coins)}`,
    description: refusals === 0 ? undefined : `${refusals} ${refusals === 1 ? 'does' : 'do'} not count.`,
    variant: proven.length > 0 ? 'success' : 'destructive',
  });
}

/** Returns a text such as '+9 coins', with a no-break space. */
function coinsText(coins: number): string {
  return `+${coins}\u00a0${coins === 1 ? 'coin' : 'coins'}`;
}
