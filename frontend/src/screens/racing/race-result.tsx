import { useEffect, useRef } from 'react';
import { GoalLine } from '../../avatar/goal-line';
import type { RoundOutcome } from '../../offline/round-outcome';
import { CoinAmount } from '../../ui/coin-amount';
import { flyCoins } from '../../ui/coin-flight';
import type { Race } from './race';
import type { RaceWatch } from './race.hook';
import { distanceText, ordinalEnding } from './race-texts';

const PLACE_COLORS = ['var(--color-gold)', 'var(--color-silver)', 'var(--color-bronze)'];

/** Result of a race: place and points at once, coins once the server has verified it (§4). */
export function RaceResult({ watch, race }: { watch: RaceWatch; race: Race }) {
  const { roundOutcome, moment } = watch;
  const verdict = roundOutcome?.kind === 'proven' ? roundOutcome.verdict : undefined;
  const position = moment?.position ?? 4;
  return (
    <div className="row race-result">
      <p
        className="race-result__place figure"
        data-place={position}
        style={{ color: PLACE_COLORS[position - 1] }}
      >
        {position}
        <sup>{ordinalEnding(position)}</sup>
      </p>
      <div>
        <h2>Race Over!</h2>
        {moment && <p>{`You ${distanceText(moment)}.`}</p>}
        {verdict && verdict.coins > 0 && <WonCoins coins={verdict.coins} />}
        <p className="meta">{worthText(race, roundOutcome)}</p>
        {verdict?.isNewHighScore && <p className="text-gold race-result__record">New high score!</p>}
        <GoalLine />
      </div>
    </div>
  );
}

function worthText({ run, entry }: Race, roundOutcome: RoundOutcome | undefined): string {
  if (entry === null) return `${run.score} points, sent nowhere.`;
  if (roundOutcome === undefined) return `${run.score} points`;
  if (roundOutcome.kind !== 'proven') return `This race does not count. ${roundOutcome.sentence}`;
  const { score, coins } = roundOutcome.verdict;
  if (!entry.ticket.pays) return `${score} points, for fun.`;
  return `${score} points, ${coins} ${coins === 1 ? 'coin' : 'coins'}`;
}

/** The coins fly from here to the balance once. */
function WonCoins({ coins }: { coins: number }) {
  const box = useRef<HTMLParagraphElement>(null);
  const haveFlown = useRef(false);
  useEffect(() => {
    if (box.current === null || haveFlown.current) return;
    haveFlown.current = true;
    flyCoins(box.current, coins);
  }, [coins]);
  return (
    <p ref={box} className="race-result__coins" data-coin-source>
      <CoinAmount amount={coins} />
    </p>
  );
}
