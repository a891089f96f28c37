import { useId } from 'react';
import { axisFigure, dayName, isWeekend, namedDays, scaleLines } from './chart-scale';
import type { ChartFrame, DaySeries } from './day-chart-frame';

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
  return (
    <svg
      className="day-chart__drawing"
      width={frame.widthPx}
      height={frame.heightPx}
      aria-hidden="true"
      focusable="false"
    >
      <Ground days={days} frame={frame} chosen={chosen} />
      {kind === 'bars'
        ? series.map((one) => <Bars key={one.name} series={one} frame={frame} chosen={chosen} />)
        : series.map((one) => <Line key={one.name} series={one} frame={frame} chosen={chosen} />)}
      <line className="day-chart__zero" x1={frame.left} x2={frame.widthPx} y1={frame.y(0)} y2={frame.y(0)} />
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
              className="day-chart__weekend"
              x={left + stepPx * index}
              y={top}
              width={stepPx}
              height={bottom - top}
            />
          ),
      )}
      {scaleLines(scale).map((value) => (
        <g key={value}>
          <line className="day-chart__line" x1={left} x2={widthPx} y1={y(value)} y2={y(value)} />
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
        <line className="day-chart__chosen" x1={x(chosen)} x2={x(chosen)} y1={top} y2={bottom} />
      )}
    </>
  );
}

interface SeriesProps {
  series: DaySeries;
  frame: ChartFrame;
  chosen: number | null;
}

/** Bars with one cut corner, like cards. */
function Bars({ series: { values, isDown = false, colour }, frame, chosen }: SeriesProps) {
  const width = Math.max(2, frame.stepPx * 0.72);
  return (
    <>
      {values.map((value, index) => (
        <path
          key={index}
          className={`chart-fill chart-fill--${colour}`}
          data-chosen={index === chosen}
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
    <g className={`chart-ink chart-ink--${colour}`}>
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
      <path className="day-chart__stroke" d={`M${points.join('L')}`} />
      {value > 0 && (
        <>
          <rect
            className="day-chart__mark"
            x={-4}
            y={-4}
            width={8}
            height={8}
            transform={`translate(${frame.x(marked)} ${frame.y(value)}) rotate(45)`}
          />
          {chosen === null && (
            <text
              className="day-chart__text day-chart__text--strong"
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
