import { wordsIn, type OwnFigures } from '../own-figures';
import './start-lights.css';

const LIGHTS = [3, 2, 1] as const;

/** One more light turns red each second; all go out at the start. Below them the gantry says how strong the rivals are. */
export function StartLights({ count, figures }: { count: number; figures: OwnFigures }) {
  const form = wordsIn(figures, 'form');
  return (
    <div className="start-lights cut-picture">
      <div className="row" aria-hidden="true">
        {LIGHTS.map((step) => (
          <span key={step} className={step >= count ? 'play__lit' : undefined} />
        ))}
      </div>
      {form && <p className="figure">{form}</p>}
    </div>
  );
}
