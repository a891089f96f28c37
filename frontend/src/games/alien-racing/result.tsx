import { racingOver } from 'game-scenes/games/alien-racing/art/result';
import { racingRecap, RIVALS, type RacingRecap } from 'game-scenes/games/alien-racing/rules';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import type { User } from '../../api/types';
import { classNames } from '../../ui/class-names';
import { defineResult } from '../game-module';
import type { RecapProps } from '../game-module';
import { Rung } from '../rung';
import { lapText } from './lap-text';

export const result = defineResult<RacingRecap>({
  backdrop: racingOver,
  isTallOnTablets: true,
  recap: racingRecap,
  Recap,
  // The order tells the place, the laps the best one.
  figuresBeside: (_recap, figures) => figures.filter(([term]) => term === 'Time'),
  Order,
});

function Recap({ recap: { laps, crashes }, isPoor }: RecapProps<RacingRecap>) {
  const best = Math.min(...laps);
  const slowest = Math.max(...laps);
  const rocks = crashes === 1 ? 'One rock touched' : `${crashes} rocks touched`;
  const brakes = crashes === 1 ? ': it brakes the pod to a crawl' : ': each brakes the pod to a crawl';
  const words = [
    ...(laps.length === 0 ? ['No lap was finished.'] : []),
    ...(crashes > 0 ? [`${rocks}${isPoor ? brakes : ''}.`] : laps.length === 3 ? ['No rock touched.'] : []),
  ];
  return (
    <div className="story story--laps">
      <h3>Laps</h3>
      {laps.length > 0 && (
        <ol>
          {laps.map((ticks, index) => (
            <li key={index} className={classNames(ticks === best && 'story__lap--best')}>
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

/** The finishing order of a race, with the gaps to the first. */
function Order({ recap: { order }, user, ticks }: { recap: RacingRecap; user: User; ticks: number }) {
  return (
    <ol className="over__rows over__rows--race" aria-label="Finishing order">
      {order.map(({ driver, gapTicks }, index) => {
        const rival = RIVALS[driver];
        const time = gapTicks === null ? '' : timeText(index, rival === undefined, gapTicks, ticks);
        const look = { hat: 'none', face: 'smile', accessory: 'none' };
        return (
          <Rung
            key={driver}
            rank={index + 1}
            wardrobe={rival === undefined ? user.avatarCustomization : { ...look, color: rival.alien }}
            picture={rival === undefined ? user.profilePicture : null}
            name={rival?.name ?? 'You'}
            isOwn={rival === undefined}
          >
            {time}
          </Rung>
        );
      })}
    </ol>
  );
}

/** Returns the own time of the first if that is the player, otherwise the gap to the first. */
function timeText(index: number, isPlayer: boolean, gapTicks: number, ticks: number): string {
  if (index === 0) return isPlayer ? lapText(ticks) : '';
  return `+${(Math.floor((gapTicks * 10) / TICKS_PER_SECOND) / 10).toFixed(1)}`;
}
