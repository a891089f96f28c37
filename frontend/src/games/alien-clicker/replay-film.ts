import { FIELDS, HOUSE_ROUND, TICKS_PER_SECOND, alienClicker, createWatchedRound } from 'game-scenes/rules';
import type { ClickerEvent } from 'game-scenes/rules';
import { BEGINNING, type FilmMoment } from './film-moment';
import { createFilmPainter, type Mark, type Point } from './replay-painter';

export interface Film {
  /** Goes on from where it was; returns a stop function. */
  play(): () => void;
}

/** A strike of the recorded round and the tick it is made in. */
interface Strike extends Point {
  readonly tick: number;
}

const TICK_MS = 1000 / TICKS_PER_SECOND;

/** A longer pause between two frames is not made up for, for example after the page was hidden. */
const MAX_FRAME_MS = 100;

/** How long the score stays before the round begins again. */
const REST_MS = 4000;

/** The sights set out for a strike at most this many ticks before it. */
const AIM_TICKS = 26;

const startRound = () => createWatchedRound(alienClicker, HOUSE_ROUND.seed, HOUSE_ROUND.log);
type WatchedRound = NonNullable<ReturnType<typeof startRound>>;

/**
 * Plays the round of the house by the game's own rules and draws it on a canvas.
 *
 * @returns undefined where nothing can be drawn, or if the rules do not give the recorded score
 */
export function createFilm(
  canvas: HTMLCanvasElement,
  onMoment: (moment: FilmMoment) => void,
): Film | undefined {
  const painter = createFilmPainter(canvas);
  const strikes = strikesOfRound();
  const first = startRound();
  if (painter === undefined || strikes === undefined || first === undefined) return undefined;
  let round: WatchedRound = first;
  let marks: Mark[] = [];
  let [restMs, pendingMs] = [0, 0];
  let told = BEGINNING;

  const restart = (): void => {
    round = startRound() ?? round;
    [marks, restMs, pendingMs] = [[], 0, 0];
  };
  const advance = (elapsedMs: number): void => {
    pendingMs += elapsedMs;
    if (round.outcome.isFinished) restMs += elapsedMs;
    for (; pendingMs >= TICK_MS && !round.outcome.isFinished; pendingMs -= TICK_MS) {
      const { tick } = round;
      for (const event of round.advance()) marks.push({ ...event, tick });
    }
    if (restMs >= REST_MS) restart();
    marks = marks.filter((mark) => round.tick - mark.tick < TICKS_PER_SECOND);
  };
  const draw = (): void => {
    const { isFinished, score } = round.outcome;
    const now = round.tick + (isFinished ? 0 : pendingMs / TICK_MS);
    painter.draw({
      state: round.state,
      part: now - round.tick,
      now,
      marks,
      sights: sightsAt(strikes, now),
    });
    const second = Math.floor(round.tick / TICKS_PER_SECOND);
    if (second === told.second && score === told.score && isFinished === told.isOver) return;
    told = { score, second, share: round.tick / alienClicker.ticksPerRound, isOver: isFinished };
    onMoment(told);
  };
  return {
    play() {
      const stopFitting = painter.fit();
      let before: number | undefined;
      const onFrame = (time: number): void => {
        advance(Math.min(time - (before ?? time), MAX_FRAME_MS));
        before = time;
        draw();
        frame = requestAnimationFrame(onFrame);
      };
      let frame = requestAnimationFrame(onFrame);
      return () => {
        cancelAnimationFrame(frame);
        stopFitting();
      };
    },
  };
}

/** Plays the round through once. Returns its strikes, or undefined if its score is not the recorded one. */
function strikesOfRound(): Strike[] | undefined {
  const round = startRound();
  if (round === undefined || HOUSE_ROUND.rulesVersion !== alienClicker.rulesVersion) return undefined;
  const strikes: Strike[] = [];
  while (!round.outcome.isFinished) {
    const { tick } = round;
    const events: readonly ClickerEvent[] = round.advance();
    for (const { kind, x, y } of events) if (kind !== 'burst') strikes.push({ tick, x, y });
    if (round.tick === tick) return undefined;
  }
  return round.outcome.score === HOUSE_ROUND.score ? strikes : undefined;
}

/** Returns where the sights are: on the way from one strike to the next. */
function sightsAt(strikes: readonly Strike[], now: number): Point {
  const next = strikes.findIndex(({ tick }) => tick >= now);
  const to = strikes[next] ?? strikes.at(-1);
  const { width, height } = FIELDS.wide;
  const from = (next < 0 ? to : strikes[next - 1]) ?? { tick: 0, x: width / 2, y: height / 2 };
  if (to === undefined || to === from) return from;
  const start = Math.max(from.tick, to.tick - AIM_TICKS);
  const way = Math.min(1, Math.max(0, (now - start) / (to.tick - start)));
  const eased = way * way * (3 - 2 * way);
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
}
