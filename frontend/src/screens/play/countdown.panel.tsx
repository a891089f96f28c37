import type { GameId } from 'game-scenes/rules';
import { classNames } from '../../ui/class-names';

const steps = [3, 2, 1] as const;

/** Counts a paused round back in; the field stays hidden until it goes on. */
export function CountdownPanel({ count }: { count: number }) {
  return (
    <div className="play__overlay play__overlay--hidden play__countdown">
      <CountDial count={count} />
      <div className="play__steps" aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={classNames('figure', step === count && 'play__step--now')}>
            {step}
          </span>
        ))}
      </div>
      <p className="card-title">Get ready</p>
      <p className="meta">The field comes back on Go</p>
    </div>
  );
}

/** Counts a round in over its field; a race begins by start lights. */
export function StartCountPanel({ gameId, count }: { gameId: GameId; count: number }) {
  return (
    <div className="play__overlay play__countdown play__countdown--start">
      {gameId === 'alien-racing' ? <StartLights count={count} /> : <CountDial count={count} />}
      <p className="card-title">Get ready</p>
    </div>
  );
}

function CountDial({ count }: { count: number }) {
  return (
    <div className="play__count" key={count}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <path className="play__count-ticks" d="M100 0V14M100 186V200M0 100H14M186 100H200" />
        <circle className="play__count-track" cx="100" cy="100" r="90" />
        <circle className="play__count-arc" cx="100" cy="100" r="90" pathLength="1" />
      </svg>
      <p className="figure">{count}</p>
    </div>
  );
}

/** One more is red with each second; they go out when the race is on. */
function StartLights({ count }: { count: number }) {
  return (
    <div className="play__lights" aria-hidden="true">
      {steps.map((step) => (
        <span key={step} className={classNames('play__light', step >= count && 'play__light--on')} />
      ))}
    </div>
  );
}
