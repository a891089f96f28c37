import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { dayName } from './chart-scale';
import { chartFrame } from './day-chart-frame';
import type { ChartFrame, DaySeries } from './day-chart-frame';
import { DayChartDrawing } from './day-chart-drawing';

/** Width until the element has been measured. */
const FIRST_WIDTH_PX = 600;

export interface DayChartProps {
  /** Accessible name of the chart. */
  label: string;
  /** Days in order, such as '2026-11-22'. */
  days: readonly string[];
  /** Series with one value per day. Bars go up or down; a line takes one series. */
  series: readonly DaySeries[];
  kind: 'bars' | 'line';
  /** Text if all values are 0. */
  emptyText: string;
  heightPx?: number;
}

/**
 * Chart of values per day. It shows the figures of the day under the pointer, or chosen with the arrow keys;
 * screen readers get all of them as a table.
 */
export function DayChart({ label, days, series, kind, emptyText, heightPx = 240 }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useElementWidth(box, FIRST_WIDTH_PX);
  const [chosen, choose] = useState<number | null>(null);
  const frame = chartFrame({ days, series, widthPx, heightPx });
  const figuresOf = (index: number): string =>
    series.map(({ name, values }) => `${name} ${figure(values[index])}`).join(', ');
  const shown = chosen ?? days.length - 1;
  return (
    <div className="day-chart" ref={box}>
      <div
        className="day-chart__plot"
        role="slider"
        tabIndex={0}
        aria-label={`${label}, day`}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={shown + 1}
        aria-valuetext={days[shown] === undefined ? '' : `${dayName(days[shown])}: ${figuresOf(shown)}`}
        onFocus={() => choose((known) => known ?? days.length - 1)}
        onBlur={() => choose(null)}
        onKeyDown={(event) => choose((known) => dayAfterKey(event, known ?? days.length - 1, days.length))}
        onPointerMove={(event) => choose(dayUnder(event, frame))}
        onPointerDown={(event) => choose(dayUnder(event, frame))}
        onPointerLeave={({ pointerType }) => {
          // Lifting a finger also fires this event: a choice by touch stays until another touch.
          if (pointerType === 'mouse') choose(null);
        }}
      >
        <DayChartDrawing days={days} series={series} kind={kind} frame={frame} chosen={chosen} />
      </div>
      {series.every(({ values }) => values.every((value) => value === 0)) && (
        <p className="day-chart__empty meta">{emptyText}</p>
      )}
      {chosen !== null && days[chosen] !== undefined && (
        <Told day={days[chosen]} index={chosen} series={series} frame={frame} />
      )}
      <FigureTable label={label} days={days} series={series} />
    </div>
  );
}

/** Returns an element's width in px and updates it on resize; `initial` until it has been measured. */
function useElementWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const read = (): void => setWidth((known) => measured.clientWidth || known);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

const figure = (value: number | undefined): string => (value ?? 0).toLocaleString('en-US');

function dayUnder(event: PointerEvent<HTMLElement>, { left, stepPx, days }: ChartFrame): number {
  const x = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
  return Math.min(days - 1, Math.max(0, Math.floor(x / stepPx)));
}

const KEYS: Record<string, (index: number, days: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  Home: () => 0,
  End: (_index, days) => days - 1,
};

function dayAfterKey(event: KeyboardEvent, index: number, days: number): number {
  const move = KEYS[event.key];
  // Alt with an arrow goes back in the browser.
  if (!move || event.altKey) return index;
  event.preventDefault();
  return Math.min(days - 1, Math.max(0, move(index, days)));
}

interface ToldProps {
  day: string;
  index: number;
  series: readonly DaySeries[];
  frame: ChartFrame;
}

/** Figures of the chosen day; the slider's value text says the same to screen readers. */
function Told({ day, index, series, frame }: ToldProps) {
  const isRight = index < frame.days / 2;
  const offset = frame.left + frame.stepPx * (index + (isRight ? 1 : 0));
  const style = isRight ? { left: offset + 8 } : { right: frame.widthPx - offset + 8 };
  return (
    <div className="card card--floating day-chart__told" style={style} aria-hidden="true">
      <b>{dayName(day)}</b>
      {series.map(({ name, values }) => (
        <span key={name} className="day-chart__told-row row apart muted">
          {name}
          <b>{figure(values[index])}</b>
        </span>
      ))}
    </div>
  );
}

function FigureTable({ label, days, series }: Pick<DayChartProps, 'label' | 'days' | 'series'>) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{figure(values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
