import { useEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { useIsInSight } from '../../lib/use-is-in-sight';
import { useIsIdle } from '../../lib/when-idle';
import { whenLoaded } from '../../lib/when-loaded';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import { BEGINNING, type FilmMoment } from './film-moment';
import type { Film } from './replay-film';

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
