import { useId } from 'react';
import { lineColour } from './day-chart-frame';
import type { ChartColour } from './day-chart-frame';

export interface SparklineProps {
  /** Text alternative. */
  label: string;
  values: readonly number[];
  colour: ChartColour;
  kind: 'bars' | 'line' | 'area';
}

const WIDTH = 132;
const HEIGHT = 48;

/** Trend of a value, without numbers: the current one is shown beside it. */
export function Sparkline({ label, values, colour, kind }: SparklineProps) {
  return (
    <svg
      className="sparkline"
      width={WIDTH}
      height={HEIGHT}
      overflow="visible"
      color={lineColour(colour)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      {values.length > 1 &&
        (kind === 'bars' ? (
          <SparkBars values={values} />
        ) : (
          <SparkLine values={values} hasGround={kind === 'area'} />
        ))}
    </svg>
  );
}

/** Scales the values to heights between the lowest and the highest; bars start at zero. */
function heightsOf(values: readonly number[], lowest: number): number[] {
  const span = Math.max(...values) - lowest;
  return values.map((value) => (span === 0 ? 0 : ((value - lowest) / span) * (HEIGHT - 4)));
}

function SparkBars({ values }: Pick<SparklineProps, 'values'>) {
  const step = WIDTH / Math.max(1, values.length);
  return heightsOf(values, 0).map((height, index) => (
    <rect
      key={index}
      x={index * step}
      y={HEIGHT - Math.max(1, height)}
      width={Math.max(1, step * 0.74)}
      height={Math.max(1, height)}
      fill="currentColor"
    />
  ));
}

function SparkLine({ values, hasGround }: Pick<SparklineProps, 'values'> & { hasGround: boolean }) {
  const fading = useId();
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = heightsOf(values, Math.min(...values))
    .map((height, index) => `${index * step} ${HEIGHT - 2 - height}`)
    .join('L');
  return (
    <>
      {hasGround && (
        <>
          <linearGradient id={fading} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.45" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path d={`M${points}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill={`url(#${fading})`} />
        </>
      )}
      <path d={`M${points}`} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </>
  );
}
