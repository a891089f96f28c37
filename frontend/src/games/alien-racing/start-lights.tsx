import './start-lights.css';

const LIGHTS = [3, 2, 1] as const;

/** One more light turns red each second; all go out at the start. */
export function StartLights({ count }: { count: number }) {
  return (
    <div className="start-lights row cut-picture" aria-hidden="true">
      {LIGHTS.map((step) => (
        <span key={step} className={step >= count ? 'play__lit' : undefined} />
      ))}
    </div>
  );
}
