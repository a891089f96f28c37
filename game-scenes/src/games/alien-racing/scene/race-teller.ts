import type { Stage } from '../../../scene-core/game-scene.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { loadTextures } from '../../../scene-core/textures.js';
import type { alienRacing } from '../rules/alien-racing.rules.js';
import { RACING_CONFIG } from '../rules/config.js';
import type { RacingEvent } from '../rules/events.js';
import { timeRecipe } from './race-banner.js';
import { RACING_SOUNDS } from './sounds.js';
import type { RacingView } from './view.js';
import { placeWord, raceSeconds, spokenGap, spokenSeconds } from './words.js';

export type RacingStage = Stage<typeof alienRacing>;

/** Values for the page besides score, time and coins. */
export interface RacingFigures {
  [name: string]: number | string | boolean;
  place: number;
  lap: number;
  /** Ticks of the last finished lap and of the best lap; 0 before the first. */
  lapTicks: number;
  bestLapTicks: number;
  /** Speed in km/h, in coarse steps. */
  speed: number;
  crashes: number;
  /** How strong the rivals are: 'A strong field today'. */
  form: string;
  isFinished: boolean;
  /** Time of the race in ticks; 0 before the finish. */
  timeTicks: number;
  /** Text for screen readers: laps, places, crashes, the finish. */
  spoken: string;
}

/** A race that is told: by words on the page and over the road, by sound and by the view's effects. */
export interface ToldRace {
  readonly stage: RacingStage;
  readonly view: RacingView;
  readonly figures: RacingFigures;
  /** True once the player has slung: then they know when to pull out. */
  hasSlung: boolean;
  geometry: StageGeometry;
}

function showLap(race: ToldRace, event: RacingEvent & { kind: 'lap' }): void {
  const { stage, view, figures } = race;
  const { state } = stage.round;
  figures.lapTicks = event.ticks;
  figures.bestLapTicks = state.bestLapTicks;
  figures.lap = state.lap;
  if (event.lap === RACING_CONFIG.laps) return;
  const isFinal = event.lap === RACING_CONFIG.laps - 1;
  view.banner.say(isFinal ? 'lap3' : 'lap2');
  stage.sound.play(RACING_SOUNDS.lap);
  const best = event.isBest && event.lap > 1 ? ', your best lap' : '';
  figures.spoken = `${isFinal ? 'Final lap' : 'Lap 2'}. ${spokenSeconds(event.ticks)}${best}`;
  showSplit(race, true);
}

/** Tells the gap to one's own best at a third of a lap, a tie by words alone. At the line they follow those of the lap. */
function showSplit({ stage, view, figures }: ToldRace, isLap: boolean): void {
  const gap = stage.pace?.gap(stage.round.state) ?? null;
  if (gap === null) return;
  const words = spokenGap(gap);
  figures.spoken = isLap ? `${figures.spoken}, ${words}` : words;
  if (gap === 0) return;
  view.split(gap);
  if (!isLap) stage.sound.play(gap > 0 ? RACING_SOUNDS.ahead : RACING_SOUNDS.behind);
}

/** Plays the sound for everyone; the words are a command, which who watches cannot follow. */
function showFull(race: ToldRace): void {
  race.stage.sound.play(RACING_SOUNDS.full);
  if (race.stage.isWatched) return;
  race.figures.spoken = 'Slipstream full, pull out';
  if (!race.hasSlung) race.view.banner.say('pull');
}

function showSling(race: ToldRace): void {
  race.hasSlung = true;
  race.stage.sound.play(RACING_SOUNDS.sling);
  race.figures.spoken = 'Sling';
}

function showRescue({ stage, view, figures }: ToldRace): void {
  stage.sound.play(RACING_SOUNDS.rescue);
  view.banner.say('rescue');
  figures.spoken = 'Back on the road';
}

function showFinish({ stage, view, figures, geometry }: ToldRace, place: number): void {
  const { finishedAt } = stage.round.state;
  loadTextures(stage.scene, [timeRecipe(finishedAt)], geometry.scale, stage.signal)
    .catch(() => undefined)
    .finally(() => view.banner.finish(place));
  stage.sound.play(RACING_SOUNDS.finish);
  figures.isFinished = true;
  figures.timeTicks = finishedAt;
  figures.spoken = `Finish: ${placeWord(place)} of ${RACING_CONFIG.racers}, ${raceSeconds(finishedAt)} seconds`;
}

function showCrash({ stage, view, figures }: ToldRace): void {
  stage.sound.play(RACING_SOUNDS.crash);
  view.banner.say('crash');
  figures.crashes = stage.round.state.pod.crashes;
  figures.spoken = `Crash ${figures.crashes}`;
}

/** Tells what has happened in a tick; call it after the tick. */
export function tellEvent(race: ToldRace, event: RacingEvent): void {
  const { sound } = race.stage;
  race.view.show(event);
  switch (event.kind) {
    case 'pad':
      return sound.play(RACING_SOUNDS.boost);
    case 'slick':
      return sound.play(RACING_SOUNDS.slick);
    case 'rock':
      return showCrash(race);
    case 'bump':
      return sound.play(RACING_SOUNDS.bump);
    case 'chargeFull':
      return showFull(race);
    case 'slingStarted':
      return showSling(race);
    case 'rescued':
      return showRescue(race);
    case 'thirdPassed':
      return event.third < 3 ? showSplit(race, false) : undefined;
    case 'lap':
      return showLap(race, event);
    case 'finish':
      return showFinish(race, event.place);
    case 'place':
    // Told once it has settled.
  }
}
