import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GAMES } from 'game-scenes/rules';
import type { GameId } from 'game-scenes/rules';
import type { GameHandle, Hud, MountOptions } from 'game-scenes/scenes';
import { aProgress } from '../fixtures/progress-data';
import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeApi } from './fake-api';
import { emptyDatabase } from './fake-database';
import { renderApp } from './render-app';
import type { TestApp } from './render-app';

/** A game mounted by the play screen: its options and its handle. */
export interface FakeGame {
  options: MountOptions;
  handle: jest.Mocked<GameHandle>;
}

/** The games mounted in this test, newest last. */
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
  gap: null,
  figures: {},
};

const coinLine = {
  id: 31,
  description: 'Earned 9 coins playing Alien Clicker',
  amount: 9,
  createdAt: '2026-11-21T12:01:00.000Z',
};

/**
 * Fakes the server for a member whose best score is 74; rounds are verified. The browser's outbox is empty, and no game
 * is mounted.
 */
export function playingMember(): FakeApi {
  mountedGames.length = 0;
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

/** Opens a game at its start panel. */
export async function openGame(id: GameId): Promise<TestApp> {
  const app = renderApp(`/games/${id}`);
  await screen.findByRole('button', { name: 'Start Game' });
  return app;
}

/** Starts a round of a game and sets its figures. */
export async function play(id: GameId, figures: Hud['figures'] = {}): Promise<TestApp> {
  const app = await openGame(id);
  await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
  await waitFor(() => game());
  showHud({ figures });
  return app;
}

/** Plays to the end and waits for the verdict, so that no request leaks into the next test. */
export async function finish(...outcome: Parameters<typeof endRound>): Promise<void> {
  await endRound(...outcome);
  await screen.findByText('Proven by replay');
}

/** Sets the server's answer to a round, with these ledger lines. */
export function answerWith(api: FakeApi, lines: (typeof verdict)['lines'], score: number): void {
  const coins = lines.reduce((sum, { amount }) => sum + amount, 0);
  const body = { ...verdict, score, coins, lines, highScore: score, isNewHighScore: true };
  api.answer('POST /api/games/stats', { status: 200, body });
}

/** Returns what was sent of a played round. */
export const sentBody = (api: FakeApi) => api.callsOf('POST /api/games/stats')[0]?.body;

/** Returns the terms of the figures in a part of the screen. */
export const termsIn = (part: '.play__bar' | '.over'): (string | null)[] =>
  partOf(part)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

/** Returns the newest figure of that name on the screen, or in a part of it. */
export const figureOf = (term: string, part?: '.over') =>
  (part ? partOf(part) : screen).getAllByText(term).at(-1)?.nextElementSibling;

const partOf = (part: string) => within(document.querySelector<HTMLElement>(part) ?? document.body);

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
  const result = { log: 'bG9n', outcome, figures };
  await act(() => Promise.resolve(game().options.onEvent({ kind: 'ended', result })));
}

/** Makes the game report that it cannot be shown. */
export function failGame(code: 'rules_outdated' | 'load_failed', sentence: string): void {
  act(() => game().options.onEvent({ kind: 'failed', code, sentence }));
}
