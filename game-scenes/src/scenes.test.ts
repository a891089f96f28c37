/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GameRules } from './rules-core/define-game.js';
import { CURRENT_RULES, KEPT_RULES } from '../test/support/made-up-game.js';
import { GAMES } from './rules.js';
import type { StageEvent } from './scene-core/host-options.js';

const SEED = '0123456789abcdef0123456789abcdef';
/** What every game reports first. */
const READY = { kind: 'hud', hud: { phase: 'ready' } };

const openedWith: GameRules[] = [];
let renderer = 'canvas';

// There is no canvas here; the tests check only what is passed to it.
jest.unstable_mockModule('./scene-core/open-session.js', () => ({
  openSession: (_parent: HTMLElement, rules: GameRules) => {
    openedWith.push(rules);
    return Promise.resolve(undefined);
  },
}));
jest.unstable_mockModule('./scene-core/demo.js', () => ({ openDemo: () => Promise.resolve(undefined) }));
jest.unstable_mockModule('./scene-core/renderer-choice.js', () => ({ chooseRenderer: () => renderer }));
jest.unstable_mockModule('./rules.js', () => ({
  GAMES,
  rulesFor: (_game: string, version: number) =>
    [CURRENT_RULES, KEPT_RULES].find((rules) => rules.rulesVersion === version),
}));
const { mountScene } = await import('./scenes.js');

beforeEach(() => {
  openedWith.length = 0;
  renderer = 'canvas';
});

/** Mounts the game with a ticket and returns what it reports up to the session or the failure. */
async function mount(ticket: { seed: string; rulesVersion: number }, isChunkThere = true) {
  const events: StageEvent[] = [];
  const chunk = isChunkThere
    ? Promise.resolve({
        createScene: () => Promise.reject(new Error('Nothing is drawn here.')),
        KEY_GUIDE: 'keys play',
      })
    : Promise.reject(new Error('No network.'));
  mountScene(document.body, 'alien-clicker', () => chunk, {
    ticket,
    muted: true,
    reducedMotion: false,
    onEvent: (event) => events.push(event),
  });
  expect(events).toMatchObject([READY]);
  // After a turn of the event loop all pending promises have settled.
  await new Promise((resolve) => setTimeout(resolve));
  return events;
}

describe('mounting a game', () => {
  it('fails after 30 s when the chunk of its scene does not arrive', async () => {
    jest.useFakeTimers();
    const events: StageEvent[] = [];
    mountScene(document.body, 'alien-clicker', () => new Promise(() => undefined), {
      ticket: { seed: SEED, rulesVersion: CURRENT_RULES.rulesVersion },
      muted: true,
      reducedMotion: false,
      onEvent: (event) => events.push(event),
    });
    await jest.advanceTimersByTimeAsync(29_999);
    expect(events).toMatchObject([READY]);
    await jest.advanceTimersByTimeAsync(1);
    expect(events).toMatchObject([READY, { kind: 'failed', code: 'load_failed' }]);
    jest.useRealTimers();
  });

  it.each([
    ['the present version', CURRENT_RULES],
    ['a kept earlier version', KEPT_RULES],
  ])('plays the ticket by the rules it was issued for: %s', async (_which, rules) => {
    const events = await mount({ seed: SEED, rulesVersion: rules.rulesVersion });
    expect(openedWith).toEqual([rules]);
    expect(events).toMatchObject([{ hud: { phase: 'ready', secondsLeft: rules.ticksPerRound / 60 } }]);
  });

  it.each([
    ['rules nobody keeps any more', { seed: SEED, rulesVersion: 7 }, 'rules_outdated'],
    ['a seed that is none', { seed: 'seed', rulesVersion: CURRENT_RULES.rulesVersion }, 'ticket_malformed'],
  ])('opens nothing for %s and says why, once', async (_what, ticket, code) => {
    expect(await mount(ticket)).toMatchObject([READY, { kind: 'failed', code }]);
    expect(openedWith).toEqual([]);
  });

  it('says so when nothing can draw, or the game does not arrive', async () => {
    const ticket = { seed: SEED, rulesVersion: CURRENT_RULES.rulesVersion };
    expect(await mount(ticket, false)).toMatchObject([READY, { code: 'load_failed' }]);
    renderer = 'none';
    expect(await mount(ticket)).toMatchObject([READY, { code: 'renderer_missing' }]);
    expect(openedWith).toEqual([]);
  });
});
