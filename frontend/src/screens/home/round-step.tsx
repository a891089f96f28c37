import { GAME_NAMES } from 'game-scenes/names';
import Play from 'lucide-react/icons/play';
import type { GameStats } from '../../api/types';
import { FIRST_GAME } from '../../games/tiles';
import { gamePath } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { CoinAmount } from '../../ui/coin-amount';
import { GameCover } from '../../ui/game-cover';
import { highestScoreIn } from '../../ui/stats-totals';
import { Step } from './first-flight-steps';
import type { StepState } from './first-flight-steps';

interface RoundStepProps {
  state: StepState;
  stats: readonly GameStats[];
}

/** The second step: one round of any game; it pays the first coins. */
export function RoundStep({ state, stats }: RoundStepProps) {
  const coins = stats.reduce((sum, { totalCoins }) => sum + totalCoins, 0);
  return (
    <Step number={2} title="Play one round" state={state}>
      {state === 'done' ? (
        <>
          <p>{`Best score so far: ${highestScoreIn(stats)}.`}</p>
          {coins > 0 && (
            <p className="first-step__won">
              <span className="visually-hidden">Earned by playing: </span>
              <CoinAmount amount={coins} size="big" />
            </p>
          )}
        </>
      ) : (
        <>
          <p>{`${GAME_NAMES[FIRST_GAME]}, 60 seconds. It pays your first coins.`}</p>
          <div className="first-step__cover cut-picture">
            <GameCover game={FIRST_GAME} />
          </div>
          <ButtonLink variant={state === 'now' ? 'go' : 'default'} isWide to={gamePath(FIRST_GAME)}>
            <Play size={18} aria-hidden="true" />
            {`Play ${GAME_NAMES[FIRST_GAME]}`}
          </ButtonLink>
        </>
      )}
    </Step>
  );
}
