import { clickerResult } from 'game-scenes/games/alien-clicker/art/result';
import { clickerRecap, type ClickerRecap } from 'game-scenes/games/alien-clicker/rules';
import { classNames } from '../../ui/class-names';
import { defineResult } from '../game-module';
import type { RecapProps } from '../game-module';
import './result.css';

export const result = defineResult<ClickerRecap>({
  backdrop: clickerResult,
  recap: clickerRecap,
  Recap,
  figuresBeside: () => [],
});

function Recap({ recap: { hits, taps, bestStreak, sparks, parts }, isPoor }: RecapProps<ClickerRecap>) {
  const accuracy = taps === 0 ? 0 : Math.round((100 * hits) / taps);
  const most = Math.max(...parts);
  const hint = hintOf(taps - hits, sparks);
  return (
    <div className="recap recap--hits">
      <svg viewBox="0 0 120 120" width="104" role="img" aria-label={`Accuracy ${accuracy} per cent`}>
        <g fill="none" strokeWidth="12" transform="rotate(-90 60 60)">
          <circle cx="60" cy="60" r="50" stroke="#22364a" />
          <circle
            cx="60"
            cy="60"
            r="50"
            stroke="var(--color-slime)"
            pathLength="100"
            strokeDasharray={`${accuracy} 100`}
          />
        </g>
        <text x="60" y="71" fill="currentColor" fontSize="31" fontWeight="850" textAnchor="middle">
          {`${accuracy}%`}
        </text>
      </svg>
      <dl>
        <div>
          <dt>Hits of taps</dt>
          <dd className="figure">
            {hits}
            <small>{`/${taps}`}</small>
          </dd>
        </div>
        <div>
          <dt>Streak</dt>
          <dd className="figure text-gold">{`×${bestStreak}`}</dd>
        </div>
        {sparks.length > 0 && (
          <div>
            <dt>Best ring</dt>
            <dd className="figure text-ion">{`+${Math.max(...sparks)}`}</dd>
          </div>
        )}
      </dl>
      <div>
        <div className="recap__parts" aria-hidden="true">
          {parts.map((part, index) => (
            <i
              key={index}
              className={classNames(index === parts.indexOf(most) && 'recap__part--most')}
              style={{ height: `${most === 0 ? 0 : (100 * part) / most}%` }}
            />
          ))}
        </div>
        <p>
          Hottest five seconds: <b className="figure">{most}</b> {most === 1 ? 'point' : 'points'}
        </p>
      </div>
      {isPoor && hint !== null && <p className="recap__hint">{hint}</p>}
    </div>
  );
}

/** Points of a charged head from which it was worth the wait. */
const GOOD_SPARK = 3;

/** Returns what made a round poor, if anything did: rings that were burst too early, or else misses. */
function hintOf(missed: number, sparks: readonly number[]): string | null {
  const points = sparks.reduce((sum, each) => sum + each, 0);
  if (sparks.length > 0 && points < GOOD_SPARK * sparks.length)
    return `A charged head gave you ${(points / sparks.length).toFixed(1)} points on average: its ring grows as it falls.`;
  if (missed === 0) return null;
  return `${missed === 1 ? 'One tap hit nothing' : `${missed} taps hit nothing`}, and each jams the blaster for a moment.`;
}
