import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { GAMES } from 'game-scenes/rules';
import type { GameHandle, Hud, MountOptions } from 'game-scenes/scenes';
import { aProgress } from '../fixtures/progress-data';
import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeApi } from './fake-api';
import { emptyDatabase } from './fake-database';
import type { TestApp } from './render-app';

/** A game mounted by the play screen: its options and its handle. */
export interface FakeGame {
  options: MountOptions;
  handle: jest.Mocked<GameHandle>;
}

/** The games mounted in this test, newest last; empty it before each test. */
export const mountedGames: FakeGame[] = [];

/**
 * Stub of `mountGame`, for a test file with `jest.unstable_mockModule('game-scenes/scenes', () => ({
 * mountGame: mountFakeGame }))`.
 */
export function mountFakeGame(_parent: HTMLElement, options: MountOptions): GameHandle {
  const handle: jest.Mocked<GameHandle> = {
    pause: jest.fn(),
    resume: jest.fn(),
    setMuted: jest.fn(),
    command: jest.fn(),
    setSpeed: jest.fn(),
    destroy: jest.fn(),
  };
  mountedGames.push({ options, handle });
  return handle;
}

/** Returns the newest game. */
export function game(): FakeGame {
  const newest = mountedGames.at(-1);
  if (newest === undefined) throw new Error('No game is mounted.');
  return newest;
}

export const ticket = {
  round: 'round-1',
  game: 'alien-clicker',
  seed: '0123456789abcdef0123456789abcdef',
  rulesVersion: GAMES['alien-clicker'].rulesVersion,
  issuedAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-28T12:00:00.000Z',
};

export const verdict = {
  round: 'round-1',
  verdict: 'proven',
  reason: null,
  score: 47,
  coins: 9,
  lines: [{ description: 'Earned 9 coins playing Alien Clicker', amount: 9 }],
  timePlayed: 60,
  highScore: 74,
  isNewHighScore: false,
  playedOffline: false,
  balance: 129,
};

const stats = {
  id: 1,
  gameName: 'Alien Clicker',
  highScore: 74,
  bestTicks: null,
  timesPlayed: 3,
  gamesPlayed: 3,
  timePlayed: 180,
  level: 1,
};

const playingHud: Hud = {
  phase: 'playing',
  pauseReason: null,
  countdown: 0,
  score: 12,
  coins: 2,
  ticksLeft: 2520,
  secondsLeft: 42,
  combo: 0,
  bestCombo: 0,
  figures: {},
};

const coinLine = {
  id: 31,
  description: 'Earned 9 coins playing Alien Clicker',
  amount: 9,
  createdAt: '2026-11-21T12:01:00.000Z',
};

/**
 * Fakes the server for a member whose best score is 74; rounds are verified. The browser's outbox is empty.
 */
export function playingMember(): FakeApi {
  signInBrowser();
  emptyDatabase();
  return fakeApi({
    'GET /api/user': { status: 200, body: aUser() },
    'GET /api/games/stats': { status: 200, body: [stats] },
    'GET /api/games/progress': { status: 200, body: aProgress() },
    'POST /api/games/rounds': { status: 201, body: ticket },
    'POST /api/games/stats': { status: 200, body: verdict },
    'POST /api/coins/add': { status: 200, body: coinLine },
  });
}

/** Clicks Start Game once the member's best score is shown. */
export async function startRound(app: TestApp): Promise<void> {
  await screen.findByText('74');
  await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
  await waitFor(() => game());
}

/** Navigates away during a round and confirms the question. */
export async function leaveRound(app: TestApp, path: string): Promise<void> {
  await act(() => app.goTo(path));
  await app.person.click(await screen.findByRole('button', { name: 'Leave' }));
}

/** Makes the game report its figures. */
export function showHud(hud: Partial<Hud> = {}): void {
  act(() => game().options.onEvent({ kind: 'hud', hud: { ...playingHud, ...hud } }));
}

/** Ends the game after as many ticks, with these figures and so many coins. */
export async function endRound(
  score = 47,
  figures: Hud['figures'] = {},
  ticks = 3600,
  coins = 9,
): Promise<void> {
  const outcome = { isFinished: true, score, coins, ticks };
  const result = { log: 'bG9n', outcome, bestCombo: 4, figures };
  await act(() => Promise.resolve(game().options.onEvent({ kind: 'ended', result })));
}

/** Makes the game report that it cannot be shown. */
export function failGame(code: 'rules_outdated' | 'load_failed', sentence: string): void {
  act(() => game().options.onEvent({ kind: 'failed', code, sentence }));
}
