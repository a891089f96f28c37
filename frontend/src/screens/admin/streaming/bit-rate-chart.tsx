import { SHOWN_MS } from './bit-rates.hook';
import type { BitRateSample } from './bit-rates.hook';

const WIDTH = 600;
const HEIGHT = 170;
/** The top of the scale is a multiple of this, in kb/s. */
const TOP_STEP = 2000;

interface BitRateChartProps {
  samples: readonly BitRateSample[];
  /** Recommended bit rate, in kb/s. */
  target: number;
  /** Time at the right end, in milliseconds since 1970. */
  nowMs: number;
}

/** Chart of the bit rate of the last minute, with a text for screen readers. */
export function BitRateChart({ samples, target, nowMs }: BitRateChartProps) {
  const rates = samples.map(({ bitsPerSecond }) => bitsPerSecond / 1000);
  const top = Math.ceil(Math.max((target * 4) / 3, ...rates) / TOP_STEP) * TOP_STEP;
  const xOf = (atMs: number): number => WIDTH * (1 - Math.min(1, (nowMs - atMs) / SHOWN_MS));
  const yOf = (rate: number): number => HEIGHT * (1 - rate / top);
  const points = samples.map(
    ({ atMs }, index) => `${xOf(atMs).toFixed(1)},${yOf(rates[index] ?? 0).toFixed(1)}`,
  );
  const [first, last] = [samples[0], samples.at(-1)];
  return (
    <figure className="column gap-8 bit-rate">
      <figcaption className="visually-hidden">{labelFor(rates, target)}</figcaption>
      <div className="bit-rate__picture" aria-hidden="true">
        {[1, 0.5, 0].map((share) => (
          <span key={share} className="bit-rate__tick meta" style={{ top: `${(1 - share) * 100}%` }}>
            {(top * share).toLocaleString('en-US')}
          </span>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {[0, 0.25, 0.5, 0.75].map((share) => (
            <line key={share} x1={0} x2={WIDTH} y1={HEIGHT * share} y2={HEIGHT * share} />
          ))}
          <line className="bit-rate__target" x1={0} x2={WIDTH} y1={yOf(target)} y2={yOf(target)} />
          {first && last && points.length > 1 && (
            <>
              <polygon
                className="bit-rate__area"
                points={`${xOf(first.atMs)},${HEIGHT} ${points.join(' ')} ${xOf(last.atMs)},${HEIGHT}`}
              />
              <polyline className="bit-rate__curve" points={points.join(' ')} />
            </>
          )}
          <line className="bit-rate__floor" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        </svg>
        <span className="bit-rate__target-words" style={{ top: `${(1 - target / top) * 100}%` }}>
          {`Target ${target.toLocaleString('en-US')}`}
        </span>
      </div>
      <p className="row apart meta" aria-hidden="true">
        <span>60 s ago</span>
        <span>30</span>
        <span>Now</span>
      </p>
    </figure>
  );
}

function labelFor(rates: readonly number[], target: number): string {
  const arrived = rates.filter((rate) => rate > 0);
  if (arrived.length === 0) return 'Bit rate of the last minute: nothing arrived.';
  const [least, most] = [Math.min(...arrived), Math.max(...arrived)].map((rate) =>
    Math.round(rate).toLocaleString('en-US'),
  );
  return `Bit rate of the last minute: from ${least} to ${most} kb/s; ${target.toLocaleString('en-US')} are recommended.`;
}
