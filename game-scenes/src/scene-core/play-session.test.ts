import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { alienClicker } from '../games/alien-clicker/rules/alien-clicker.rules.js';
import type { Pace } from '../rules-core/pace.js';
import { replay } from '../rules-core/replay.js';
import { createRound } from '../rules-core/round.js';
import type { GameScene } from './game-scene.js';
import type { RoundResult } from './host-options.js';
import type { Hud } from './hud.js';
import { createPlaySession } from './play-session.js';
import { createWatchingInput } from './stage-input.js';

const SEED = '0123456789abcdef0123456789abcdef';
const FRAME_MS = 1000 / 60;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Creates a session with a real round, a scene that draws nothing and a page that records the statuses. */
function aSession(countFrom: 0 | 1 | 3 = 3, pace?: Pace) {
  const round = createRound(alienClicker, SEED, 'wide');
  const seen = {
    huds: [] as Hud[],
    results: [] as RoundResult[],
    sounds: [] as string[],
    commands: [] as string[],
    begins: [] as string[],
    drawn: 0,
    restarts: 0,
  };
  const figures = { wave: 1 };
  const stage = { isAwake: true, isFieldShown: false };
  const scene: GameScene = {
    round,
    advance: () => void round.advance(),
    draw: () => void (seen.drawn += 1),
    pointerDown: () => undefined,
    keyChanged: () => undefined,
    command: (name) => void seen.commands.push(name),
    figures,
    resize: () => undefined,
  };
  const session = createPlaySession({
    scene,
    ticksPerRound: alienClicker.ticksPerRound,
    countFrom,
    pace,
    sound: {
      play: (effect) => void seen.sounds.push(typeof effect === 'string' ? effect : 'notes'),
      drive: (speed) => void seen.sounds.push(speed === null ? 'engine off' : 'engine'),
      setMuted: () => undefined,
      close: () => undefined,
    },
    sleep: () => void (stage.isAwake = false),
    wake: () => void (stage.isAwake = true),
    showField: (isShown) => void (stage.isFieldShown = isShown),
    createInput: (its) => ({
      ...createWatchingInput(its),
      playBegins: () => void seen.begins.push(its.phase),
    }),
    onEvent: (event) => {
      if (event.kind === 'hud') seen.huds.push(event.hud);
      if (event.kind === 'ended') seen.results.push(event.result);
      if (event.kind === 'restart') seen.restarts += 1;
    },
  });
  let nowMs = 5000;
  const run = (frames: number, frameMs = FRAME_MS): void => {
    for (let frame = 0; frame < frames && stage.isAwake; frame++) session.frame((nowMs += frameMs));
  };
  /** Draws the first frame, in which the countdown begins. */
  const warmUp = (): void => run(1);
  /** Lets the seconds of a countdown pass and draws the next frame. */
  const countDown = (): void => {
    jest.advanceTimersByTime(3000);
    run(1);
  };
  /** Does everything until the round has begun. */
  const begin = (): void => {
    warmUp();
    countDown();
  };
  return { session, round, figures, seen, stage, run, warmUp, countDown, begin };
}

describe('a play session', () => {
  it('counts 3-2-1 over the field before the first tick, and plays nothing meanwhile', () => {
    const { session, round, seen, stage, run, warmUp } = aSession();
    warmUp();
    const counted = [3, 2, 1].map(() => {
      const countdown = seen.huds.at(-1)?.countdown;
      run(60);
      jest.advanceTimersByTime(1000);
      return countdown;
    });
    expect(counted).toEqual([3, 2, 1]);
    expect([stage.isAwake, session.phase, round.tick]).toEqual([true, 'paused', 0]);
    run(1);
    expect([session.phase, stage.isFieldShown, round.tick]).toEqual(['playing', true, 0]);
    // Ticks are counted from that very frame on.
    run(60);
    expect(round.tick).toBe(60);
  });

  it('counts a restarted round in by one second', () => {
    const { session, run, warmUp } = aSession(1);
    warmUp();
    jest.advanceTimersByTime(1000);
    run(1);
    expect(session.phase).toBe('playing');
  });

  it('asks for a restart in the first ten seconds, also while counted in or paused, and pauses later', () => {
    const { session, seen, run, warmUp, countDown } = aSession();
    warmUp();
    session.restart();
    countDown();
    run(599);
    session.restart();
    session.pause('player');
    session.restart();
    expect(seen.restarts).toBe(3);
    session.resume();
    countDown();
    run(1);
    session.restart();
    expect([seen.restarts, session.phase]).toEqual([3, 'paused']);
  });

  it('tells the gap to the best round, seconds to a tenth', () => {
    let gap: number | null = null;
    const { seen, run, begin } = aSession(3, { end: {}, gap: () => gap });
    begin();
    const gaps = [0.26, 0.34, -3, null].map((next) => {
      gap = next;
      run(1);
      return seen.huds.at(-1)?.gap;
    });
    expect(gaps).toEqual([0.3, 0.3, -3, null]);
  });

  it('hides the field when the focus is lost in that countdown, and counts again after it', () => {
    const { session, round, seen, stage, run, warmUp, countDown } = aSession();
    warmUp();
    jest.advanceTimersByTime(2500);
    session.pause('blur');
    jest.advanceTimersByTime(10_000);
    run(60);
    expect(seen.huds.at(-1)).toMatchObject({ phase: 'paused', pauseReason: 'blur', countdown: 0 });
    expect(stage).toEqual({ isAwake: false, isFieldShown: false });
    session.resume();
    expect(seen.huds.at(-1)).toMatchObject({ pauseReason: 'blur', countdown: 3 });
    countDown();
    expect([session.phase, round.tick]).toEqual(['playing', 0]);
  });

  it('does not go on when it is paused between the countdown and its first frame', () => {
    const { session, seen, run, warmUp } = aSession();
    warmUp();
    jest.advanceTimersByTime(3000);
    session.pause('hidden');
    run(60);
    expect(seen.huds.at(-1)).toMatchObject({ phase: 'paused', pauseReason: 'hidden', countdown: 0 });
  });

  it('tells its input each time that play begins, once it does', () => {
    const { session, seen, run, begin, countDown } = aSession();
    begin();
    run(60);
    expect(seen.begins).toEqual(['playing']);
    session.pause('player');
    session.resume();
    countDown();
    expect(seen.begins).toEqual(['playing', 'playing']);
  });

  it('begins at once where nothing is to be counted: a round that is watched', () => {
    const { session, warmUp } = aSession(0);
    warmUp();
    expect(session.phase).toBe('playing');
  });

  it('plays the whole round, beeps through the last seconds and ends once with a log that proves it', () => {
    const { session, seen, stage, run, begin } = aSession();
    begin();
    run(3620);
    expect(session.phase).toBe('over');
    expect(seen.sounds).toEqual([...Array<string>(5).fill('lastSeconds'), 'engine off', 'end']);
    expect(seen.results).toHaveLength(1);
    const log = seen.results[0]?.log ?? '';
    expect(replay(alienClicker, SEED, log)).toMatchObject({ ok: true, ticks: 3600, pausedCount: 0 });
    run(200);
    expect(stage.isAwake).toBe(false);
  });

  it('hides the field, stops the engine and sleeps while paused, and comes back after 3-2-1 [S2.054, S4.12, S4.25, S4.30, S4.31]', () => {
    const { session, round, seen, stage, run, begin } = aSession();
    begin();
    run(60);
    session.pause('player');
    expect(stage).toEqual({ isAwake: false, isFieldShown: false });
    expect(seen.sounds).toEqual(['engine off']);
    expect(seen.huds.at(-1)).toMatchObject({ phase: 'paused', pauseReason: 'player', countdown: 0 });
    const tick = round.tick;
    session.resume();
    const counted = [3, 2, 1].map(() => {
      const countdown = seen.huds.at(-1)?.countdown;
      jest.advanceTimersByTime(1000);
      return countdown;
    });
    expect(counted).toEqual([3, 2, 1]);
    expect(stage).toEqual({ isAwake: true, isFieldShown: false });
    run(1);
    expect(stage.isFieldShown).toBe(true);
    expect([session.phase, round.tick]).toEqual(['playing', tick]);
  });

  it('gives up the countdown when paused again', () => {
    const { session, seen, begin } = aSession();
    begin();
    session.pause('player');
    session.resume();
    jest.advanceTimersByTime(1500);
    session.pause('hidden');
    jest.advanceTimersByTime(10000);
    expect(seen.huds.at(-1)).toMatchObject({ phase: 'paused', pauseReason: 'hidden', countdown: 0 });
  });

  it('toggles: play to pause, pause to countdown, countdown back to pause', () => {
    const { session, seen, countDown, begin } = aSession();
    begin();
    session.togglePause();
    expect(seen.huds.at(-1)).toMatchObject({ phase: 'paused', countdown: 0 });
    session.togglePause();
    expect(seen.huds.at(-1)).toMatchObject({ phase: 'paused', countdown: 3 });
    session.togglePause();
    jest.advanceTimersByTime(10000);
    expect(seen.huds.at(-1)).toMatchObject({ phase: 'paused', countdown: 0 });
    session.togglePause();
    countDown();
    expect(session.phase).toBe('playing');
  });

  it('pauses on a stall and plays nothing of it', () => {
    const { session, round, seen, run, begin } = aSession();
    begin();
    run(60);
    const tick = round.tick;
    run(1, 3000);
    expect([session.phase, round.tick]).toEqual(['paused', tick]);
    expect(seen.huds.at(-1)?.pauseReason).toBe('stall');
  });

  it('pauses when the graphics are lost, resumes with 3-2-1 when they are back, and not before', () => {
    const { session, round, seen, run, begin, countDown } = aSession();
    begin();
    run(60);
    const tick = round.tick;
    session.pictureChanged(false);
    session.resume();
    jest.advanceTimersByTime(3000);
    expect(seen.huds.at(-1)).toMatchObject({ phase: 'paused', pauseReason: 'graphics', countdown: 0 });
    session.pictureChanged(true);
    expect(seen.huds.at(-1)).toMatchObject({ phase: 'paused', countdown: 3 });
    countDown();
    expect([session.phase, round.tick]).toEqual(['playing', tick]);
  });

  it('stays paused by its player when the graphics come back meanwhile', () => {
    const { session, seen, begin } = aSession();
    begin();
    session.pause('player');
    session.pictureChanged(false);
    session.pictureChanged(true);
    expect(seen.huds.at(-1)).toMatchObject({ phase: 'paused', pauseReason: 'player', countdown: 0 });
  });

  it('begins paused when it was paused before it began', () => {
    const { session, round, seen, warmUp, countDown } = aSession();
    session.pause('hidden');
    warmUp();
    countDown();
    expect([session.phase, round.tick]).toEqual(['paused', 0]);
    expect(seen.huds.at(-1)).toMatchObject({ pauseReason: 'hidden', countdown: 0 });
  });

  it('says nothing after it was closed', () => {
    const { session, seen, run, begin } = aSession();
    begin();
    session.close();
    const heard = seen.huds.length;
    run(4000);
    expect([seen.huds.length, seen.results.length]).toEqual([heard, 0]);
  });
});

describe('the figures', () => {
  it('are told when a shown one changes, not with each frame', () => {
    const { figures, seen, run, begin } = aSession();
    begin();
    seen.huds.length = 0;
    run(121);
    expect(seen.huds.map((hud) => hud.secondsLeft)).toEqual([59, 58]);
    figures.wave = 2;
    run(2);
    expect(seen.huds.at(-1)).toMatchObject({ figures: { wave: 2 }, secondsLeft: 58, score: 0, coins: 0 });
    expect(seen.huds).toHaveLength(3);
  });

  it("tells the page of the game's own figures when one of them changes", () => {
    const { seen, figures, run, begin } = aSession();
    begin();
    run(2);
    const told = seen.huds.length;
    figures.wave = 2;
    run(1);
    expect(seen.huds.slice(told)).toMatchObject([{ figures: { wave: 2 } }]);
    run(1);
    expect(seen.huds.length).toBe(told + 1);
  });

  it("hears the page's buttons only while playing", () => {
    const { session, seen, begin } = aSession();
    session.command('build');
    begin();
    session.command('build');
    session.pause('player');
    session.command('build');
    expect(seen.commands).toEqual(['build']);
  });

  it('plays twice the ticks at double speed', () => {
    const { session, round, run, begin } = aSession();
    begin();
    run(61);
    const tick = round.tick;
    session.setSpeed(2);
    run(61);
    expect(round.tick - tick).toBe(120);
  });
});
