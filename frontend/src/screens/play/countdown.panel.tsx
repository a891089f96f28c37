import { classNames } from '../../ui/class-names';

const steps = [3, 2, 1] as const;

/** Counts a paused round back in; the field stays hidden until it goes on. */
export function CountdownPanel({ count }: { count: number }) {
  return (
    <div className="play__overlay play__overlay--hidden play__countdown">
      <p className="figure play__count" key={count}>
        {count}
      </p>
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
