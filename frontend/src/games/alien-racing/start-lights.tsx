import { classNames } from '../../ui/class-names';

const LIGHTS = [3, 2, 1] as const;

/** One more light turns red each second; all go out at the start. */
export function StartLights({ count }: { count: number }) {
  return (
    <div className="play__lights row cut-picture" aria-hidden="true">
      {LIGHTS.map((step) => (
        <span key={step} className={classNames('play__light', step >= count && 'play__light--on')} />
      ))}
    </div>
  );
}
