import { SIMULATOR_RACERS, trackPlace } from 'game-scenes/art/simulator-track';
import type { TrackPlace } from 'game-scenes/art/simulator-track';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import type { Race } from './race';

/**
 * A name is hidden if another pod is nearer than this, in px of the track. The member's own is always shown.
 */
const CROWDED_PX = 96;
/** Distance of a name from its pod. In the upper part of the picture the name is below the pod. */
const TAG_OFFSET_PX = 44;
const TAG_BELOW_Y = 72;

/**
 * Moves the elements of an SVG: `[data-pod]`, `[data-driver]`, which stays upright, and `[data-tag]`. They
 * move smoothly between the computed positions of each second; with reduced motion they step once a second.
 */
export function useMovingPods(pods: RefObject<SVGSVGElement | null>, race: Race | null): void {
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
