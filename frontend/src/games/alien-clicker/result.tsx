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

function Recap({ recap: { hits, taps, bestStreak, parts }, isPoor }: RecapProps<ClickerRecap>) {
  const accuracy = taps === 0 ? 0 : Math.round((100 * hits) / taps);
  const most = Math.max(...parts);
  const missed = taps - hits;
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
          <dt>Best streak</dt>
          <dd className="figure text-gold">{`×${bestStreak}`}</dd>
        </div>
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
          Hottest five seconds: <b className="figure">{most}</b> {most === 1 ? 'hit' : 'hits'}
        </p>
      </div>
      {isPoor && missed > 0 && (
        <p className="recap__hint">
          {`${missed === 1 ? 'One tap hit nothing' : `${missed} taps hit nothing`}, and each jams the blaster for a moment.`}
        </p>
      )}
    </div>
  );
}
