import { mergeDefs } from 'game-scenes/art-core/drawing';
import {
  SIMULATOR_RACERS,
  simulatorDriver,
  simulatorPod,
  simulatorTrack,
  TRACK_VIEW,
  trackPlace,
} from 'game-scenes/games/racing-simulator/art/track';
import type { TrackPlace } from 'game-scenes/games/racing-simulator/art/track';
import { useEffect, useInsertionEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Art } from '../../ui/art';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import { shareDefs } from '../../ui/shared-defs';
import type { Race } from './race';

const TRACK = simulatorTrack();
/** The member's pod, the first racer's, is drawn last, above the others. */
const PODS = SIMULATOR_RACERS.map((racer, index) => ({
  ...racer,
  index,
  hull: simulatorPod(racer, index === 0),
  driver: simulatorDriver(racer),
})).reverse();
const POD_DEFS = mergeDefs(PODS.flatMap(({ hull, driver }) => [hull, driver]));
const LETTER_WIDTH = 8.6;
/**
 * A name is hidden if another pod is nearer than this, in px of the track. The member's own is always shown.
 */
const CROWDED_PX = 96;
/** Distance of a name from its pod. In the upper part of the picture the name is below the pod. */
const TAG_OFFSET_PX = 44;
const TAG_BELOW_Y = 72;

interface RaceTrackProps {
  race: Race | null;
  /** Text alternative. */
  title: string;
}

/** The live track with four moving pods (§9). */
export function RaceTrack({ race, title }: RaceTrackProps) {
  const pods = useRef<SVGSVGElement>(null);
  useInsertionEffect(() => shareDefs(POD_DEFS), []);
  useMovingPods(pods, race);
  return (
    <div className="race-track cut-picture--top">
      <Art drawing={TRACK} isScene title={title} className="race-track__road" />
      <svg ref={pods} className="race-track__pods" viewBox={TRACK_VIEW.join(' ')} aria-hidden="true">
        {PODS.map((pod) => (
          <Pod key={pod.index} pod={pod} />
        ))}
        {PODS.map((pod) => (
          <NameTag key={pod.index} pod={pod} />
        ))}
      </svg>
    </div>
  );
}

function Pod({ pod: { index, hull, driver } }: { pod: (typeof PODS)[number] }) {
  const { x, y, angle } = trackPlace(0, index);
  return (
    <g data-pod={index} transform={`translate(${x} ${y}) rotate(${angle})`}>
      <g dangerouslySetInnerHTML={{ __html: hull.body }} />
      <g
        data-driver={index}
        transform={`rotate(${-angle})`}
        dangerouslySetInnerHTML={{ __html: driver.body }}
      />
    </g>
  );
}

function NameTag({ pod: { index, name, stripe } }: { pod: (typeof PODS)[number] }) {
  const half = (name.length * LETTER_WIDTH) / 2 + 12;
  return (
    <g data-tag={index} className="wide-only race-track__tag" opacity={0}>
      <path d={`M${-half}-12H${half - 7}L${half}-5V12H${-half}Z`} fill="#0b0d18" fillOpacity={0.9} />
      <path d={`M${-half}-12h3v24h-3z`} fill={stripe} />
      <text y={5} x={1} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

/**
 * Moves the elements of an SVG: `[data-pod]`, `[data-driver]`, which stays upright, and `[data-tag]`. They
 * move smoothly between the computed positions of each second; with reduced motion they step once a second.
 */
function useMovingPods(pods: RefObject<SVGSVGElement | null>, race: Race | null): void {
  useEffect(() => {
    const svg = pods.current;
    if (svg === null) return undefined;
    if (race === null) {
      place(svg, [0, 0, 0, 0]);
      return undefined;
    }
    let frame = 0;
    const draw = (): void => {
      const elapsed = Math.min((performance.now() - race.startedAtMs) / 1000, race.run.seconds);
      place(svg, progressAt(race, prefersReducedMotion() ? Math.floor(elapsed) : elapsed));
      if (elapsed < race.run.seconds) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [pods, race]);
}

/** Returns each racer's progress in percent at a time, interpolated between seconds. */
function progressAt({ run: { moments } }: Race, seconds: number): readonly number[] {
  const second = Math.floor(seconds);
  const from = moments[second]?.progress ?? [];
  const to = moments[second + 1]?.progress ?? from;
  return from.map((percent, racer) => percent + ((to[racer] ?? percent) - percent) * (seconds - second));
}

function place(svg: SVGSVGElement, progress: readonly number[]): void {
  const places = SIMULATOR_RACERS.map((_, racer) => trackPlace(progress[racer] ?? 0, racer));
  places.forEach(({ x, y, angle }, racer) => {
    const set = (part: string, name: string, value: string): void =>
      svg.querySelector(`[data-${part}="${racer}"]`)?.setAttribute(name, value);
    set('pod', 'transform', `translate(${x} ${y}) rotate(${angle})`);
    set('driver', 'transform', `rotate(${-angle})`);
    set('tag', 'transform', `translate(${x} ${y + (y < TAG_BELOW_Y ? TAG_OFFSET_PX : -TAG_OFFSET_PX)})`);
    set('tag', 'opacity', isCrowded(places, racer) ? '0' : '1');
  });
}

function isCrowded(places: readonly TrackPlace[], racer: number): boolean {
  const own = places[racer];
  if (own === undefined || racer === 0) return false;
  return places.some(({ x, y }, other) => other !== racer && Math.hypot(x - own.x, y - own.y) < CROWDED_PX);
}
