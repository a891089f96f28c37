import { CHART_COLOURS } from './day-chart-frame';
import type { ChartColour } from './day-chart-frame';

export interface Share {
  name: string;
  value: number;
  colour: ChartColour;
}

export interface ShareBarProps {
  /** Accessible name. */
  label: string;
  shares: readonly Share[];
}

/** Parts of a whole as one bar, each with its name and share. */
export function ShareBar({ label, shares }: ShareBarProps) {
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  const present = shares.filter(({ value }) => value > 0);
  return (
    <>
      <div className="share-bar" aria-hidden="true">
        {present.map(({ name, value, colour }) => (
          <span key={name} style={{ flexGrow: value, background: CHART_COLOURS[colour] }} />
        ))}
      </div>
      <ul className="chart-legend" aria-label={label}>
        {present.map(({ name, value, colour }) => (
          <li key={name}>
            <Swatch colour={colour} />
            {name}
            <b>{percentOf(value, whole)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function percentOf(value: number, whole: number): string {
  const percent = (100 * value) / whole;
  return percent < 1 ? '<1%' : `${Math.round(percent)}%`;
}

/** Colour sample of a series, before its name. */
export function Swatch({ colour }: { colour: ChartColour }) {
  return <span className="swatch" style={{ background: CHART_COLOURS[colour] }} aria-hidden="true" />;
}
