import { useId } from 'react';
import { axisFigure, dayName, isWeekend, namedDays, scaleLines } from './chart-scale';
import { CHART_COLOURS, lineColour, type ChartFrame, type DaySeries } from './day-chart-frame';

/** Width of a day label, including space beside it. */
const DAY_NAME_PX = 84;

/** Minimum height, so that every value above zero is visible. */
const MIN_BAR_PX = 3;

interface DrawingProps {
  days: readonly string[];
  series: readonly DaySeries[];
  kind: 'bars' | 'line';
  frame: ChartFrame;
  /** Index of the day whose figures are shown. */
  chosen: number | null;
}

/** The SVG of a chart. Its content is given as text beside it. */
export function DayChartDrawing({ days, series, kind, frame, chosen }: DrawingProps) {
  const Series = kind === 'bars' ? Bars : Line;
  return (
    <svg width={frame.widthPx} height={frame.heightPx} aria-hidden="true" focusable="false">
      <Ground days={days} frame={frame} chosen={chosen} />
      {series.map((one) => (
        <Series key={one.name} series={one} frame={frame} chosen={chosen} />
      ))}
      <path stroke="var(--color-field)" d={`M${frame.left} ${frame.y(0)}H${frame.widthPx}`} />
    </svg>
  );
}

/** Background: weekends, lines of the scale with labels, and day labels. */
function Ground({ days, frame, chosen }: Pick<DrawingProps, 'days' | 'frame' | 'chosen'>) {
  const { left, stepPx, top, bottom, widthPx, heightPx, x, y, scale } = frame;
  const most = Math.max(2, Math.floor((widthPx - left) / DAY_NAME_PX));
  return (
    <>
      {days.map(
        (day, index) =>
          isWeekend(day) && (
            <rect
              key={day}
              fill="rgb(141 151 208 / 0.06)"
              x={left + stepPx * index}
              y={top}
              width={stepPx}
              height={bottom - top}
            />
          ),
      )}
      {scaleLines(scale).map((value) => (
        <g key={value}>
          <path stroke="var(--color-seam)" d={`M${left} ${y(value)}H${widthPx}`} />
          <text className="day-chart__text" x={left - 10} y={y(value) + 5} textAnchor="end">
            {axisFigure(value)}
          </text>
        </g>
      ))}
      {namedDays(days.length, most).map((index) => (
        <text
          key={index}
          className="day-chart__text"
          x={index === 0 ? left : index === days.length - 1 ? widthPx : x(index)}
          y={heightPx - 8}
          textAnchor={index === 0 ? 'start' : index === days.length - 1 ? 'end' : 'middle'}
        >
          {dayName(days[index] ?? '')}
        </text>
      ))}
      {chosen !== null && (
        <path stroke="var(--color-rim-bright)" strokeDasharray="4 4" d={`M${x(chosen)} ${top}V${bottom}`} />
      )}
    </>
  );
}

type SeriesProps = Pick<DrawingProps, 'frame' | 'chosen'> & { series: DaySeries };

/** Bars with one cut corner, like cards. */
function Bars({ series: { values, isDown = false, colour }, frame, chosen }: SeriesProps) {
  const width = Math.max(2, frame.stepPx * 0.72);
  return (
    <>
      {values.map((value, index) => (
        <path
          key={index}
          fill={CHART_COLOURS[colour]}
          filter={index === chosen ? 'brightness(1.35) saturate(0.75)' : undefined}
          d={barPath(frame.x(index) - width / 2, width, frame.y(0), frame.y(isDown ? -value : value))}
        />
      ))}
    </>
  );
}

function barPath(x: number, width: number, from: number, to: number): string {
  if (to === from) return '';
  const height = Math.max(MIN_BAR_PX, Math.abs(to - from));
  const cut = Math.min(4, width / 2, height / 2);
  const end = to < from ? from - height : from + height;
  const inwards = to < from ? cut : -cut;
  return `M${x} ${from}V${end}H${x + width - cut}L${x + width} ${end + inwards}V${from}Z`;
}

/** A line over a fading area, with its highest day marked. */
function Line({ series: { values, colour }, frame, chosen }: SeriesProps) {
  const fading = useId();
  const points = values.map((value, index) => `${frame.x(index)} ${frame.y(value)}`);
  const last = values.length - 1;
  const highest = values.indexOf(Math.max(...values));
  const marked = chosen ?? highest;
  const value = values[marked] ?? 0;
  return (
    <g color={lineColour(colour)}>
      <linearGradient id={fading} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.5" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
      </linearGradient>
      {last > 0 && (
        <path
          d={`M${points.join('L')}L${frame.x(last)} ${frame.y(0)}L${frame.x(0)} ${frame.y(0)}Z`}
          fill={`url(#${fading})`}
        />
      )}
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {value > 0 && (
        <>
          <rect
            fill="#fff"
            x={-4}
            y={-4}
            width={8}
            height={8}
            transform={`translate(${frame.x(marked)} ${frame.y(value)}) rotate(45)`}
          />
          {chosen === null && (
            <text
              className="day-chart__text"
              style={{ fill: 'var(--color-text)', fontWeight: 700 }}
              x={Math.min(frame.x(marked), frame.widthPx - 24)}
              y={Math.max(14, frame.y(value) - 12)}
              textAnchor="middle"
            >
              {value.toLocaleString('en-US')}
            </text>
          )}
        </>
      )}
    </g>
  );
}
