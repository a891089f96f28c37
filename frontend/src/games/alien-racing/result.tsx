import { racingResult } from 'game-scenes/games/alien-racing/art/result';
import { racingRecap, RIVALS, temperName, type RacingRecap } from 'game-scenes/games/alien-racing/rules';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import type { User } from '../../api/types';
import { classNames } from '../../ui/class-names';
import { defineResult } from '../game-module';
import type { RecapProps } from '../game-module';
import { Rung } from '../rung';
import { wordsIn } from '../own-figures';
import { lapText } from './lap-text';
import './result.css';

export const result = defineResult<RacingRecap>({
  backdrop: racingResult,
  recap: racingRecap,
  Recap,
  // The order tells the place, the laps the best one.
  figuresBeside: (_recap, figures) => figures.filter(([term]) => term === 'Time'),
  Order,
});

function Recap({ recap: { laps, crashes }, played, isPoor }: RecapProps<RacingRecap>) {
  const best = Math.min(...laps);
  const slowest = Math.max(...laps);
  const rocks = crashes === 1 ? 'One rock touched' : `${crashes} rocks touched`;
  const brakes = crashes === 1 ? ': it brakes the pod to a crawl' : ': each brakes the pod to a crawl';
  const form = wordsIn(played.figures, 'form');
  const words = [
    ...(form ? [`${form}.`] : []),
    ...(laps.length === 0 ? ['No lap was finished.'] : []),
    ...(crashes > 0 ? [`${rocks}${isPoor ? brakes : ''}.`] : laps.length === 3 ? ['No rock touched.'] : []),
  ];
  return (
    <div className="recap recap--laps">
      <h3>Laps</h3>
      {laps.length > 0 && (
        <ol className="row wrap">
          {laps.map((ticks, index) => (
            <li key={index} className={classNames(ticks === best && 'recap__lap--best')}>
              <span>{index + 1}</span>
              <b className="figure">{lapText(ticks)}</b>
              {ticks === best && <span className="visually-hidden">best lap</span>}
              <i style={{ width: `${(100 * ticks) / slowest}%` }} />
            </li>
          ))}
        </ol>
      )}
      {words.length > 0 && <p>{words.join(' ')}</p>}
    </div>
  );
}

/** What a rival wears. */
const PLAIN = { hat: 'none', face: 'smile', accessory: 'none' };

/** The finishing order of a race, with the gaps to the first. */
function Order({
  recap: { order, tempers },
  user,
  ticks,
}: {
  recap: RacingRecap;
  user: User;
  ticks: number;
}) {
  const { avatarCustomization: wardrobe, profilePicture: picture } = user;
  return (
    <ol className="over__rows" aria-label="Finishing order">
      {order.map(({ driver, gapTicks }, index) => {
        const rival = RIVALS[driver];
        const temper = tempers[driver];
        const driverProps = rival
          ? {
              name: rival.name,
              note: temper && temperName(temper),
              wardrobe: { ...PLAIN, color: rival.alien },
            }
          : { name: 'You', wardrobe, picture, isOwn: true };
        return (
          <Rung key={driver} rank={index + 1} {...driverProps}>
            {gapTicks !== null && (index > 0 ? gapText(gapTicks) : !rival && lapText(ticks))}
          </Rung>
        );
      })}
    </ol>
  );
}

/** Returns the gap to the first: '+1.6'. */
const gapText = (ticks: number): string =>
  `+${(Math.floor((ticks * 10) / TICKS_PER_SECOND) / 10).toFixed(1)}`;
