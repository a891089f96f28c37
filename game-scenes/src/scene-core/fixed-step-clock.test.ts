import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BOTS } from '../bots.js';
import { replay } from '../rules-core/replay.js';
import { stateHash } from '../rules-core/state-hash.js';
import { GAMES, GAME_IDS, type GameRules, type Round } from '../rules.js';
import { openLog } from '../../test/support/play-log.js';
import { STALL_MS, createFixedStepClock } from './fixed-step-clock.js';

const SEED = '0123456789abcdef0123456789abcdef';

/** Plays the recorded inputs over a sequence of frames, like the host; `frameMs` is a frame's length. */
function playOver(
  game: GameRules,
  log: string,
  frameMs: (frame: number) => number,
): { round: Round; pauses: number } {
  const { round, act } = openLog(game, SEED, log);
  const clock = createFixedStepClock();
  let pauses = 0;
  let nowMs = 12345.678;
  for (let frame = 0; !round.outcome.isFinished; frame++) {
    nowMs += frameMs(frame);
    for (let due = clock.advance(nowMs); due > 0; due--) {
      act();
      round.advance();
    }
    if (!clock.hasStalled) continue;
    round.pause();
    clock.restart();
    pauses += 1;
  }
  return { round, pauses };
}

describe.each(GAME_IDS)('the same log of %s gives the same round', (id) => {
  const game: GameRules = GAMES[id];
  const original = BOTS[id](SEED, 'tall', 'expert');
  const log = original.encode();
  const hash = stateHash(original.state);

  it.each([
    ['30 Hz', () => 1000 / 30],
    ['60 Hz', () => 1000 / 60],
    ['60 Hz in whole milliseconds', () => 16],
    ['90 Hz', () => 1000 / 90],
    ['144 Hz', () => 1000 / 144],
    ['360 Hz', () => 1000 / 360],
    ['an uneven rate', (frame: number) => 3 + ((frame * 37) % 50)],
    ['frames that stand still now and then', (frame: number) => (frame % 3 === 0 ? 0 : 20)],
    ['frames just short of a stall', () => STALL_MS - 0.001],
  ])('at %s', (_rate, frameMs) => {
    const { round, pauses } = playOver(game, log, frameMs);
    expect(stateHash(round.state)).toBe(hash);
    expect([round.tick, pauses, round.encode()]).toEqual([original.tick, 0, log]);
  });

  it('with stalls, which pause it', () => {
    const { round, pauses } = playOver(game, log, (frame) => (frame % 500 === 400 ? 5000 : 1000 / 60));
    expect(stateHash(round.state)).toBe(hash);
    expect(pauses).toBeGreaterThan(1);
    expect(replay(game, SEED, round.encode())).toMatchObject({
      ok: true,
      pausedCount: pauses,
      stateHash: hash,
    });
  });

  it('with stalls at 30 Hz, each in the middle of what was pressed', () => {
    const { round, pauses } = playOver(game, log, (frame) => (frame % 7 === 5 ? STALL_MS + 1 : 1000 / 30));
    expect(stateHash(round.state)).toBe(hash);
    expect(pauses).toBeGreaterThan(100);
    expect(replay(game, SEED, round.encode())).toMatchObject({ ok: true, stateHash: hash });
  });
});

describe('the clock', () => {
  it('gives exactly 60 ticks for each second of frames, whatever their lengths', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: STALL_MS, noNaN: true }), { maxLength: 200 }),
        (frames) => {
          const clock = createFixedStepClock();
          let nowMs = 1000;
          clock.advance(nowMs);
          let ticks = 0;
          for (const frameMs of frames) {
            nowMs += frameMs;
            ticks += clock.advance(nowMs);
            expect(clock.alpha >= 0 && clock.alpha <= 1).toBe(true);
          }
          fc.pre(!clock.hasStalled);
          expect(Math.abs(ticks + clock.alpha - ((nowMs - 1000) * 60) / 1000)).toBeLessThan(1e-6);
        },
      ),
    );
  });

  it('catches up over a short hiccup but plays nothing of a stall until it is restarted', () => {
    const clock = createFixedStepClock();
    clock.advance(0);
    expect(clock.advance(500)).toBe(30);
    expect(clock.advance(1001)).toBe(0);
    expect(clock.hasStalled).toBe(true);
    expect(clock.advance(1010)).toBe(0);
    clock.restart();
    expect([clock.advance(2000), clock.advance(2100), clock.hasStalled]).toEqual([0, 6, false]);
  });

  it('keeps the part of a tick that was played before a pause', () => {
    const clock = createFixedStepClock();
    clock.advance(0);
    expect(clock.advance(12)).toBe(0);
    clock.restart();
    clock.advance(5000);
    expect(clock.advance(5006)).toBe(1);
  });

  it('takes a frame time that counts back for one that stands still', () => {
    const clock = createFixedStepClock();
    clock.advance(100);
    expect([clock.advance(150), clock.advance(140), clock.advance(150)]).toEqual([3, 0, 0]);
  });
});
