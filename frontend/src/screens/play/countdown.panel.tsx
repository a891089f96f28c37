import type { Hud } from 'game-scenes/scenes';
import type { GameModule } from '../../games/game-module';
import { classNames } from '../../ui/class-names';
import './countdown.panel.css';

const steps = [3, 2, 1] as const;

/** Countdown after a pause; the field stays hidden until play resumes. */
export function CountdownPanel({ count }: { count: number }) {
  return (
    <div className="play__overlay play__overlay--hidden cut-picture play__countdown">
      <CountDial count={count} />
      <div className="play__steps row gap-10" aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step}
            className={classNames('play__step figure icon-tile', step === count && 'play__lit')}
          >
            {step}
          </span>
        ))}
      </div>
      <p className="card-title">Get ready</p>
      <p className="meta">The field comes back on Go</p>
    </div>
  );
}

/** Countdown before a round, over the visible field. */
export function StartCountPanel({
  StartCount = CountDial,
  count,
  figures,
}: Pick<GameModule, 'StartCount'> & Pick<Hud, 'figures'> & { count: number }) {
  return (
    <div className="play__overlay play__countdown play__countdown--start">
      <StartCount count={count} figures={figures} />
      <p className="card-title">Get ready</p>
    </div>
  );
}

function CountDial({ count }: { count: number }) {
  return (
    <div className="play__count center" key={count}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <path className="play__count-ticks" d="M100 0V14M100 186V200M0 100H14M186 100H200" />
        <circle cx="100" cy="100" r="90" />
        <circle className="play__count-arc" cx="100" cy="100" r="90" pathLength="1" />
      </svg>
      <p className="figure">{count}</p>
    </div>
  );
}
