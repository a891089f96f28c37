import { useEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { useIsIdle } from '../../lib/when-idle';
import { whenLoaded } from '../../lib/when-loaded';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import { BEGINNING, type FilmMoment } from './film-moment';
import type { Film } from './replay-film';

/** Share of the picture that has to be in sight. */
const LEAST_SIGHT = 0.3;

export interface HouseReplayState {
  /** The canvas to draw on. */
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Whether it runs whenever it is in sight; toggled by the visitor, at first false under reduced motion. */
  isWanted: boolean;
  toggle: () => void;
  moment: FilmMoment;
}

/** Plays the round of the house while it is wanted, in sight, and the page is idle; loads it only then. */
export function useHouseReplay(): HouseReplayState {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [choice, setChoice] = useState<boolean>();
  const [film, setFilm] = useState<Film>();
  const [moment, setMoment] = useState(BEGINNING);
  const isHydrated = useHydrated();
  const isIdle = useIsIdle();
  const isInSight = useIsInSight(canvas);
  const isWanted = choice ?? !(isHydrated && prefersReducedMotion());
  const isPlaying = isWanted && isIdle && isInSight;
  useEffect(() => {
    if (!isPlaying || film !== undefined) return undefined;
    return whenLoaded(import('./replay-film'), ({ createFilm }) => {
      if (canvas.current !== null) setFilm(createFilm(canvas.current, setMoment));
    });
  }, [isPlaying, film]);
  useEffect(() => (isPlaying ? film?.play() : undefined), [isPlaying, film]);
  return { canvas, isWanted, toggle: () => setChoice(!isWanted), moment };
}

/** Returns whether enough of an element is in the window. */
export function useIsInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInSight(entries.at(-1)?.isIntersecting ?? false),
      { threshold: LEAST_SIGHT },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}
