import { TICKS_PER_SECOND } from '../rules-core/define-game.js';
import type { Pace } from '../rules-core/pace.js';
import { createCountdown, type Countdown } from './countdown.js';
import { createFixedStepClock, type FixedStepClock } from './fixed-step-clock.js';
import { LAST_SECONDS, type GameScene } from './game-scene.js';
import type { StageEvent } from './host-options.js';
import { createHudFeed, type GamePhase, type Hud, type PauseReason, type PlayStatus } from './hud.js';
import type { Sound } from './sound.js';
import type { PlayControl, StageInput } from './stage-input.js';

/** Dependencies of a session. */
export interface SessionParts {
  readonly scene: GameScene;
  readonly ticksPerRound: number;
  /** First number of the countdown before the first tick; with 0 the round begins immediately. */
  readonly countFrom: 0 | 1 | 3;
  /** How the player's own best round went. */
  readonly pace: Pace | undefined;
  readonly sound: Sound;
  /** Stops and starts the frames. `wake` is never called within a frame after `sleep`. */
  sleep(): void;
  wake(): void;
  /** Shows or hides the field; hidden while paused, so that a pause gives no time to aim. */
  showField(isShown: boolean): void;
  /** Creates the input of the stage for the session. */
  createInput(session: PlayControl): StageInput;
  onEvent(event: StageEvent): void;
}

/** Session of one round from its first to its last frame: controls its phase and when ticks are played. */
export interface PlaySession extends PlayControl {
  readonly input: StageInput;
  /** Handles one frame at the time of requestAnimationFrame. */
  frame(nowMs: number): void;
  /** Counts 3-2-1 and resumes a paused game; otherwise does nothing. */
  resume(): void;
  /** Passes on a press of a page button; ignored unless playing. */
  command(name: string): void;
  /** Sets the speed factor. */
  setSpeed(speed: number): void;
  /** Pauses when the graphics context is lost, and resumes when it is back; without it nothing can resume. */
  pictureChanged(hasPicture: boolean): void;
  /** Redraws after a resize, which clears the canvas. */
  redraw(): void;
  close(): void;
}

/** Time for which effects play on after the end before the stage sleeps, in ms. */
const FAREWELL_MS = 1500;

/** Time at the start of a round in which a key restarts it, in ticks; later it opens the pause, which offers that. */
const RESTART_TICKS = 10 * TICKS_PER_SECOND;

const BEEPING_TICKS = LAST_SECONDS * TICKS_PER_SECOND;

interface Play extends SessionParts {
  readonly input: StageInput;
  /** Reports the values of the HUD if one of them has changed. */
  readonly feedHud: (status: PlayStatus) => void;
  readonly clock: FixedStepClock;
  readonly countdown: Countdown;
  phase: GamePhase;
  /** True once the countdown is over: ticks are counted from the next frame on. */
  isDue: boolean;
  /** Reason of the current pause; before play, reason of the pause in which the round will begin. */
  pauseReason: PauseReason | null;
  hasPicture: boolean;
  overSinceMs: number | undefined;
  isClosed: boolean;
}

function publish(play: Play): void {
  if (play.isClosed) return;
  const isPaused = play.phase === 'paused';
  play.feedHud({
    phase: play.phase,
    pauseReason: isPaused ? play.pauseReason : null,
    countdown: play.countdown.value,
  });
}

function go(play: Play): void {
  play.isDue = false;
  play.phase = 'playing';
  play.pauseReason = null;
  play.clock.restart();
  play.showField(true);
  play.input.playBegins();
  publish(play);
}

/** Starts the first countdown: the field is visible, but no ticks and no input are processed. */
function countIn(play: Play): void {
  play.phase = 'paused';
  play.countdown.start(play.countFrom);
}

function counted(play: Play, value: Hud['countdown']): void {
  if (value > 0) return publish(play);
  play.isDue = true;
  play.wake();
}

function pauseNow(play: Play, reason: PauseReason): void {
  play.scene.round.pause();
  play.sound.drive(null);
  play.phase = 'paused';
  play.pauseReason = reason;
  play.showField(false);
  play.sleep();
  publish(play);
}

function pause(play: Play, reason: PauseReason): void {
  if (play.phase === 'playing') pauseNow(play, reason);
  else if (play.phase === 'ready') play.pauseReason = reason;
  else if (play.countdown.value > 0 || play.isDue) {
    play.countdown.cancel();
    play.isDue = false;
    play.pauseReason = reason;
    play.showField(false);
    play.sleep();
    publish(play);
  }
}

function resume(play: Play): void {
  if (!play.hasPicture) {
    play.pauseReason = 'graphics';
    publish(play);
  } else if (play.phase === 'paused' && !play.isDue) play.countdown.start(3);
  else if (play.phase === 'ready') play.pauseReason = null;
}

function pictureChanged(play: Play, hasPicture: boolean): void {
  play.hasPicture = hasPicture;
  if (!hasPicture) pause(play, 'graphics');
  else if (play.pauseReason === 'graphics') resume(play);
}

function togglePause(play: Play): void {
  const isAtRest = play.pauseReason !== null && play.countdown.value === 0 && !play.isDue;
  if (isAtRest) resume(play);
  else pause(play, 'player');
}

function restart(play: Play): void {
  if (play.phase === 'over') return;
  if (play.scene.round.tick < RESTART_TICKS) play.onEvent({ kind: 'restart' });
  else pause(play, 'player');
}

function begin(play: Play): void {
  if (play.pauseReason !== null) pauseNow(play, play.pauseReason);
  else if (play.countFrom === 0) go(play);
  else countIn(play);
}

function finish(play: Play): void {
  const { scene, sound } = play;
  play.phase = 'over';
  sound.drive(null);
  sound.play('end');
  publish(play);
  if (play.isClosed) return;
  const { round, figures } = scene;
  const result = { log: round.encode(), outcome: round.outcome, figures: { ...figures } };
  play.onEvent({ kind: 'ended', result });
}

function advance({ scene, sound, ticksPerRound }: Play): void {
  scene.advance();
  const ticksLeft = ticksPerRound - scene.round.tick;
  const isBeep = ticksLeft > 0 && ticksLeft <= BEEPING_TICKS && ticksLeft % TICKS_PER_SECOND === 0;
  if (isBeep) sound.play('lastSeconds');
}

function playTo(play: Play, nowMs: number): void {
  const { clock, scene } = play;
  const due = clock.advance(nowMs);
  if (clock.hasStalled) {
    pauseNow(play, 'stall');
    return;
  }
  for (let tick = 0; tick < due && !scene.round.outcome.isFinished; tick++) advance(play);
  if (scene.round.outcome.isFinished) finish(play);
  else publish(play);
}

function frame(play: Play, nowMs: number): void {
  if (play.isDue) go(play);
  if (play.phase === 'ready') begin(play);
  if (play.phase === 'playing') playTo(play, nowMs);
  const isAtRest = play.phase === 'paused' && play.pauseReason !== null;
  if (play.isClosed || isAtRest) return;
  play.scene.draw(play.clock.alpha, nowMs);
  if (play.phase !== 'over') return;
  play.overSinceMs ??= nowMs;
  if (nowMs - play.overSinceMs > FAREWELL_MS) play.sleep();
}

export function createPlaySession(parts: SessionParts): PlaySession {
  const session: PlaySession = {
    get phase() {
      return play.phase;
    },
    get input() {
      return play.input;
    },
    frame: (nowMs) => frame(play, nowMs),
    pause: (reason) => pause(play, reason),
    resume: () => resume(play),
    togglePause: () => togglePause(play),
    restart: () => restart(play),
    command: (name) => {
      if (play.phase === 'playing') play.scene.command?.(name);
    },
    setSpeed: (speed) => play.clock.setSpeed(speed),
    pictureChanged: (hasPicture) => pictureChanged(play, hasPicture),
    redraw: () => {
      play.overSinceMs = undefined;
      if (play.phase === 'over') play.wake();
    },
    close: () => {
      play.isClosed = true;
      play.countdown.cancel();
    },
  };
  const play: Play = {
    ...parts,
    input: parts.createInput(session),
    feedHud: createHudFeed(parts.ticksPerRound, parts.scene, parts.pace, (hud) =>
      parts.onEvent({ kind: 'hud', hud }),
    ),
    clock: createFixedStepClock(),
    countdown: createCountdown((value) => counted(play, value)),
    phase: 'ready',
    isDue: false,
    pauseReason: null,
    hasPicture: true,
    overSinceMs: undefined,
    isClosed: false,
  };
  return session;
}
