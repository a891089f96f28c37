import { MEMORY_SYMBOLS } from 'game-scenes/games/memory-match/art/symbols';
import type { ClickerStory, MemoryStory, RacingStory, StrongholdStory } from 'game-scenes/rules';
import { RIVALS, TICKS_PER_SECOND } from 'game-scenes/rules';
import Check from 'lucide-react/icons/check';
import type { User } from '../../api/types';
import { classNames } from '../../ui/class-names';
import type { EndedRound } from './ended-round';
import type { OutcomeKind } from './outcome-kind';
import { Rung } from './over-ladder';
import { clockText, numberIn } from './own-figures';
import type { RoundStory } from './round-story';
import { lapText } from './summaries';
import './story-part.css';

interface StoryPartProps {
  story: RoundStory;
  ended: EndedRound;
  kind: OutcomeKind;
}

/** What the round was like, in the game's own way; after a poor one with a hint. */
export function StoryPart({ story, ended, kind }: StoryPartProps) {
  const isPoor = kind === 'poor';
  switch (story.gameId) {
    case 'alien-clicker':
      return <Hits story={story} isPoor={isPoor} />;
    case 'memory-match':
      return <Cards story={story} isPoor={isPoor} />;
    case 'stronghold-defense':
      return <Waves story={story} ended={ended} isPoor={isPoor} />;
    case 'alien-racing':
      return <Laps story={story} isPoor={isPoor} />;
  }
}

function Hits({
  story: { hits, taps, bestStreak, parts },
  isPoor,
}: {
  story: ClickerStory;
  isPoor: boolean;
}) {
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

function Cards({
  story: { lastRows, lost, turns, symbols },
  isPoor,
}: {
  story: MemoryStory;
  isPoor: boolean;
}) {
  if (lastRows !== null) {
    const name = MEMORY_SYMBOLS[symbols[lost[0] ?? 0] ?? 0];
    const [first, second] = lastRows;
    const rows = first === second ? `both lay in row ${first}` : `lay in row ${first} and row ${second}`;
    return <p className="story">{`The ${name}s ${rows}.`}</p>;
  }
  const vain = turns - (symbols.length - lost.length) / 2;
  if (!isPoor || vain === 0) return null;
  return (
    <p className="story">
      {`${vain} of ${turns} ${turns === 1 ? 'turn' : 'turns'} found no pair. When you see a symbol again, turn its twin next.`}
    </p>
  );
}

interface WavesProps {
  story: StrongholdStory;
  ended: EndedRound;
  isPoor: boolean;
}

function Waves({ story, ended: { figures, ticks }, isPoor }: WavesProps) {
  const wave = numberIn(figures, 'wave', 1);
  const isHeld = numberIn(figures, 'lives') > 0;
  const waves = Array.from({ length: Math.max(6, wave) }, (_, index) => index + 1);
  return (
    <div className="story story--waves">
      {!isHeld && (
        <p>{`It is a small moon and they were many. You held it for ${clockText(Math.floor(ticks / TICKS_PER_SECOND))}, and the sun came up anyway.`}</p>
      )}
      <ol className="story__waves">
        {waves.map((number) => (
          <li
            key={number}
            className={classNames(
              number <= story.held && 'story__wave--held',
              number === wave && !isHeld && 'story__wave--lost',
            )}
          >
            <span>{number}</span>
            {number <= story.held && <Check size={18} aria-label="held" />}
          </li>
        ))}
      </ol>
      {story.worst !== null && <Breaches story={story} worst={story.worst} isPoor={isPoor} />}
    </div>
  );
}

const TURNS = { north: 0, east: 90, south: 180, west: 270 } as const;

/** Distance of the outermost and of the innermost breach from the middle, in the radar's 200 px. */
const RIM = [84, 34] as const;

interface BreachesProps {
  story: StrongholdStory;
  isPoor: boolean;
  worst: NonNullable<StrongholdStory['worst']>;
}

/** A radar of where the swarm came through, and what stood there. */
function Breaches({ story: { breaches, towers }, worst, isPoor }: BreachesProps) {
  const [far, near] = RIM;
  const reach = Math.max(1, ...towers.map(({ x, y }) => Math.hypot(x, y)));
  const guards = worst.towers === 0 ? 'No' : `${worst.towers} of ${towers.length}`;
  const guarded = `${guards} ${towers.length === 1 || worst.towers === 0 ? 'tower' : 'towers'} stood on that side.`;
  return (
    <div className="story__breaches">
      <svg viewBox="0 0 200 200" aria-hidden="true" className="story__radar">
        <circle cx="100" cy="100" r="92" />
        <circle cx="100" cy="100" r="58" />
        <path d="M100 8V192M8 100H192" />
        <path
          className="story__sector"
          d="M100 100L35 35A92 92 0 0 1 165 35Z"
          transform={`rotate(${TURNS[worst.side]} 100 100)`}
        />
        <g className="story__breach">
          {breaches.map(({ x, y }, index) => {
            const distance = far - ((far - near) * ((index * 7) % 10)) / 9;
            return <circle key={index} cx={100 + x * distance} cy={100 + y * distance} r="5" />;
          })}
        </g>
        <g className="story__tower">
          {towers.map(({ x, y }, index) => (
            <path key={index} d={`M${100 + (x / reach) * 84} ${100 + (y / reach) * 84 - 7}l6 7-6 7-6-7z`} />
          ))}
        </g>
        <circle cx="100" cy="100" r="11" className="story__dome" />
      </svg>
      <div>
        <h3>{`They came from the ${worst.side}`}</h3>
        <p>
          {`${worst.breaches} of ${breaches.length}. ${guarded}${isPoor ? ' The first two waves come through one gate: build beside it.' : ''}`}
        </p>
      </div>
    </div>
  );
}

function Laps({ story: { laps, crashes }, isPoor }: { story: RacingStory; isPoor: boolean }) {
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
export function Order({ story: { order }, user, ticks }: { story: RacingStory; user: User; ticks: number }) {
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
