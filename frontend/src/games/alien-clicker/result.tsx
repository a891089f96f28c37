import { clickerOver } from 'game-scenes/games/alien-clicker/art/result';
import { clickerRecap, type ClickerRecap } from 'game-scenes/games/alien-clicker/rules';
import { classNames } from '../../ui/class-names';
import { defineResult } from '../game-module';
import type { RecapProps } from '../game-module';

export const result = defineResult<ClickerRecap>({
  backdrop: clickerOver,
  isTallOnTablets: true,
  recap: clickerRecap,
  Recap,
  figuresBeside: () => [],
});

function Recap({ recap: { hits, taps, bestStreak, parts }, isPoor }: RecapProps<ClickerRecap>) {
  const accuracy = taps === 0 ? 0 : Math.round((100 * hits) / taps);
  const most = Math.max(...parts);
  const missed = taps - hits;
  return (
    <div className="story story--hits">
      <svg
        viewBox="0 0 120 120"
        role="img"
        aria-label={`Accuracy ${accuracy} per cent`}
        className="story__ring"
      >
        <circle cx="60" cy="60" r="50" />
        <circle cx="60" cy="60" r="50" pathLength="100" strokeDasharray={`${accuracy} 100`} />
        <text x="60" y="71">{`${accuracy}%`}</text>
      </svg>
      <dl>
        <dt>Hits of taps</dt>
        <dd className="figure">
          {hits}
          <small>{`/${taps}`}</small>
        </dd>
        <dt>Best streak</dt>
        <dd className="figure text-gold">{`×${bestStreak}`}</dd>
      </dl>
      <div>
        <div className="story__parts" aria-hidden="true">
          {parts.map((part, index) => (
            <i
              key={index}
              className={classNames(index === parts.indexOf(most) && 'story__part--most')}
              style={{ height: `${most === 0 ? 0 : (100 * part) / most}%` }}
            />
          ))}
        </div>
        <p>
          Hottest five seconds: <b className="figure">{most}</b> {most === 1 ? 'hit' : 'hits'}
        </p>
      </div>
      {isPoor && missed > 0 && (
        <p className="story__hint">
          {`${missed === 1 ? 'One tap hit nothing' : `${missed} taps hit nothing`}, and each jams the blaster for a moment.`}
        </p>
      )}
    </div>
  );
}
