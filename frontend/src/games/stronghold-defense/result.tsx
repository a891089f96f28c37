import { strongholdResult } from 'game-scenes/games/stronghold-defense/art/result';
import { strongholdRecap, type StrongholdRecap } from 'game-scenes/games/stronghold-defense/rules';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import BellRing from 'lucide-react/icons/bell-ring';
import Check from 'lucide-react/icons/check';
import Contrast from 'lucide-react/icons/contrast';
import X from 'lucide-react/icons/x';
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

const MARKS = { held: Check, broken: Contrast, lost: X } as const;

function Recap({ recap, played: { figures, ticks }, isPoor }: RecapProps<StrongholdRecap>) {
  const isHeld = numberIn(figures, 'lives') > 0;
  const sentences = [...(isHeld ? [] : [fallText(ticks)]), ...callsText(recap)];
  return (
    <div className="recap recap--waves">
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      <div>
        <Waves waves={recap.waves} fallenIn={numberIn(figures, 'fallenIn')} />
        <Legend />
      </div>
      {recap.worst !== null && <Breaches recap={recap} worst={recap.worst} isPoor={isPoor} />}
    </div>
  );
}

/** The least number of waves shown, so that those ahead are seen. */
const SHOWN_WAVES = 6;

/** Each wave with what became of it. One that was not over has no mark, and that which took the last life is lost. */
function Waves({ waves, fallenIn }: Pick<StrongholdRecap, 'waves'> & { fallenIn: number }) {
  const numbers = Array.from({ length: Math.max(SHOWN_WAVES, waves.length) }, (_, index) => index + 1);
  return (
    <ol className="recap__waves row wrap">
      {numbers.map((number) => {
        const wave = waves[number - 1];
        const result = number === fallenIn ? 'lost' : wave?.result;
        const Mark = result && MARKS[result];
        return (
          <li key={number} className={classNames('row', result && `recap__wave--${result}`)}>
            <span>{number}</span>
            {Mark && <Mark size={18} aria-label={result} />}
            {wave?.isCalled && <BellRing size={14} aria-label="called" />}
          </li>
        );
      })}
    </ol>
  );
}

/** What the marks mean; each has its own word for screen readers. */
function Legend() {
  return (
    <p className="recap__legend row wrap meta" aria-hidden="true">
      {Object.entries(MARKS).map(([word, Mark]) => (
        <span key={word} className="row gap-4">
          <Mark size={16} />
          <span>{word}</span>
        </span>
      ))}
    </p>
  );
}

const fallText = (ticks: number): string =>
  `It is a small moon and they were many. You held it for ${clockText(Math.floor(ticks / TICKS_PER_SECOND))}, and the sun came up anyway.`;

/** Returns how many waves were called and what that brought, nothing if none was. */
function callsText({ waves, callPoints }: StrongholdRecap): string[] {
  const called = waves.filter(({ isCalled }) => isCalled).length;
  if (called === 0) return [];
  return [`You called ${called} ${called === 1 ? 'wave' : 'waves'}, which brought ${callPoints} points.`];
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
