import { strongholdResult } from 'game-scenes/games/stronghold-defense/art/result';
import { strongholdRecap, type StrongholdRecap } from 'game-scenes/games/stronghold-defense/rules';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import Check from 'lucide-react/icons/check';
import { classNames } from '../../ui/class-names';
import { defineResult } from '../game-module';
import type { RecapProps } from '../game-module';
import { clockText, numberIn } from '../own-figures';
import './result.css';

export const result = defineResult<StrongholdRecap>({
  backdrop: (shape, look, mood, { figures }) =>
    strongholdResult(shape, look, mood, numberIn(figures, 'lives') > 0),
  recap: strongholdRecap,
  Recap,
});

function Recap({ recap, played: { figures, ticks }, isPoor }: RecapProps<StrongholdRecap>) {
  const wave = numberIn(figures, 'wave', 1);
  const isHeld = numberIn(figures, 'lives') > 0;
  const waves = Array.from({ length: Math.max(6, wave) }, (_, index) => index + 1);
  return (
    <div className="recap recap--waves">
      {!isHeld && (
        <p>{`It is a small moon and they were many. You held it for ${clockText(Math.floor(ticks / TICKS_PER_SECOND))}, and the sun came up anyway.`}</p>
      )}
      <ol className="recap__waves row wrap">
        {waves.map((number) => (
          <li
            key={number}
            className={classNames(
              'row',
              number <= recap.held && 'recap__wave--held',
              number === wave && !isHeld && 'recap__wave--lost',
            )}
          >
            <span>{number}</span>
            {number <= recap.held && <Check size={18} aria-label="held" />}
          </li>
        ))}
      </ol>
      {recap.worst !== null && <Breaches recap={recap} worst={recap.worst} isPoor={isPoor} />}
    </div>
  );
}

const TURNS = { north: 0, east: 90, south: 180, west: 270 } as const;

/** Distance of the outermost and of the innermost breach from the middle, in the radar's 200 px. */
const RIM = [84, 34] as const;

interface BreachesProps {
  recap: StrongholdRecap;
  isPoor: boolean;
  worst: NonNullable<StrongholdRecap['worst']>;
}

/** A radar of where the swarm came through, and what stood there. */
function Breaches({ recap: { breaches, towers }, worst, isPoor }: BreachesProps) {
  const [far, near] = RIM;
  const reach = Math.max(1, ...towers.map(({ x, y }) => Math.hypot(x, y)));
  const guards = worst.towers === 0 ? 'No' : `${worst.towers} of ${towers.length}`;
  const guarded = `${guards} ${towers.length === 1 || worst.towers === 0 ? 'tower' : 'towers'} stood on that side.`;
  return (
    <div className="recap__breaches">
      <svg viewBox="0 0 200 200" aria-hidden="true" className="recap__radar">
        <g fill="none" stroke="#3f93ad" strokeWidth="1.5">
          <circle cx="100" cy="100" r="92" fill="#081624" />
          <circle cx="100" cy="100" r="58" />
          <path d="M100 8V192M8 100H192" strokeWidth="1" opacity=".4" />
        </g>
        <path
          d="M100 100L35 35A92 92 0 0 1 165 35Z"
          transform={`rotate(${TURNS[worst.side]} 100 100)`}
          fill="#ffb27a"
          opacity=".4"
        />
        <g fill="#ffb27a">
          {breaches.map(({ x, y }, index) => {
            const distance = far - ((far - near) * ((index * 7) % 10)) / 9;
            return <circle key={index} cx={100 + x * distance} cy={100 + y * distance} r="5" />;
          })}
        </g>
        <g fill="var(--color-slime)">
          {towers.map(({ x, y }, index) => (
            <path key={index} d={`M${100 + (x / reach) * 84} ${100 + (y / reach) * 84 - 7}l6 7-6 7-6-7z`} />
          ))}
        </g>
        <circle cx="100" cy="100" r="11" fill="var(--color-ion)" />
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
