import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { QueryObserver } from '@tanstack/react-query';
import type { GameId } from 'game-scenes/rules';
import { GAMES, GAME_IDS } from 'game-scenes/rules';
import { coinTransactionsKey } from '../../api/keys';
import { fakeApi } from '../../../test/support/fake-api';
import type { FakeApi } from '../../../test/support/fake-api';
import {
  endRound,
  game,
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  verdict,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

let api: FakeApi;

beforeEach(() => {
  mountedGames.length = 0;
  api = playingMember();
});

const figureOf = (term: string) => screen.getAllByText(term).at(-1)?.nextElementSibling;
const bar = () => within(document.querySelector<HTMLElement>('.play__bar') ?? document.body);

async function openGame(id: GameId): Promise<TestApp> {
  const app = renderApp(`/games/${id}`);
  await screen.findByRole('button', { name: 'Start Game' });
  return app;
}

/** Starts a round of a game and sets its figures. */
async function play(id: GameId, figures: Parameters<typeof endRound>[1] = {}): Promise<TestApp> {
  const app = await openGame(id);
  await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
  await waitFor(() => game());
  showHud({ figures });
  return app;
}

/** Plays to the end and waits for the verdict, so that no request leaks into the next test. */
async function finish(...outcome: Parameters<typeof endRound>): Promise<void> {
  await endRound(...outcome);
  await screen.findByText('Proven by replay');
}

/** Sets the server's answer to a round of the game, with these ledger lines. */
function answerWith(lines: (typeof verdict)['lines'], score: number): void {
  const coins = lines.reduce((sum, { amount }) => sum + amount, 0);
  const body = { ...verdict, score, coins, lines, highScore: score, isNewHighScore: true };
  api.answer('POST /api/games/stats', { status: 200, body });
}

const sentBody = () => api.callsOf('POST /api/games/stats')[0]?.body;

describe.each(GAME_IDS)('the screen of %s', (id) => {
  it('begins with a start panel that names the game and how it is played, and leads back to the hub [S2.007, S2.009, S2.010, S2.056, S2.062, S2.064, S2.065, S2.067]', async () => {
    await openGame(id);
    expect(screen.getByRole('heading', { level: 1, name: GAMES[id].name })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: GAMES[id].name })).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    expect(screen.getByRole('link', { name: 'Back to Games' })).toHaveAttribute('href', '/games');
    expect(document.title).toBe(`${GAMES[id].name} · Alien Squad`);
  });

  it('plays a round of its own game by a ticket for it, pauses it and begins again [S2.062, S2.065, S4.25, S4.26, S4.31]', async () => {
    const app = await play(id);
    expect(api.callsOf('POST /api/games/rounds')[0]?.body).toEqual({ gameName: GAMES[id].name });
    expect(game().options.game).toBe(id);
    showHud({ phase: 'paused', pauseReason: 'player' });
    await app.person.click(screen.getByRole('button', { name: 'Resume' }));
    expect(game().handle.resume).toHaveBeenCalledTimes(1);
    await finish();
    await app.person.click(await screen.findByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
  });

  it('is not for visitors [S2.007, S2.009, S2.010]', async () => {
    document.cookie = 'signed_in=; Max-Age=0; Path=/';
    fakeApi();
    const app = renderApp(`/games/${id}`);
    await screen.findByRole('tab', { name: 'Log In' });
    expect(app.path()).toBe('/auth');
  });
});

describe.each(['memory-match', 'stronghold-defense'] as const)('a played round of %s', (id) => {
  it('is sent with the larger score, one play and its seconds, and its coins are named [S7.16]', async () => {
    answerWith([{ description: `Earned 16 coins playing ${GAMES[id].name}`, amount: 16 }], 80);
    await play(id);
    await finish(80, {}, 2700);
    expect(await screen.findByText(`Earned 16 coins playing ${GAMES[id].name}`)).toBeVisible();
    expect(sentBody()).toEqual({
      gameName: GAMES[id].name,
      highScore: 80,
      timesPlayed: 1,
      timePlayed: 45,
      round: 'round-1',
      log: 'bG9n',
    });
    await waitFor(() => expect(api.callsOf('POST /api/coins/add')).toHaveLength(1));
  });
});

describe('Memory Match', () => {
  it('shows score, time, pairs of eight and coins under the board', async () => {
    await play('memory-match', { pairs: 3 });
    const terms = bar().getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Score', 'Time', 'Pairs', 'Coins']);
    expect(figureOf('Pairs')).toHaveTextContent('3/8');
  });

  it('sums up pairs and time when the game is over [S2.062]', async () => {
    await play('memory-match', { pairs: 8 });
    await finish(80, { pairs: 8 }, 2580);
    const panel = within(document.querySelector<HTMLElement>('.play__panel') ?? document.body);
    expect(panel.getByRole('heading', { name: 'Game Over' })).toBeVisible();
    expect(panel.getByText('Pairs').nextElementSibling).toHaveTextContent('8/8');
    expect(panel.getByText('Time').nextElementSibling).toHaveTextContent('0:43');
  });

  it('says what was turned to those who hear the game', async () => {
    await play('memory-match', { spoken: 'Row 1, column 2: rocket' });
    expect(screen.getByText('Row 1, column 2: rocket').closest('[aria-live="polite"]')).not.toBeNull();
  });
});

describe('Stronghold Defense', () => {
  const figures = { wave: 4, lives: 8, money: 220, towers: 3, isPlacing: false, noticeCount: 0, notice: '' };
  const build = () => screen.getByRole('button', { name: 'Build Tower (50)' });

  it('shows score, wave, lives, money and time, and the button that builds [S2.066]', async () => {
    await play('stronghold-defense', figures);
    const terms = bar().getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Score', 'Wave', 'Lives', 'Money', 'Time']);
    expect(['Wave', 'Lives', 'Money'].map((term) => figureOf(term)?.textContent)).toEqual(['4', '8', '220']);
    expect(document.querySelectorAll('.play__pip--lost')).toHaveLength(2);
  });

  it('begins with 10 lives, 100 money, 2 minutes and nothing to press', async () => {
    await openGame('stronghold-defense');
    const shown = ['Wave', 'Lives', 'Money', 'Time'].map((term) => figureOf(term)?.textContent);
    expect(shown).toEqual(['1', '10', '100', '2:00']);
    expect(build()).toBeDisabled();
  });

  it('hands Build Tower to the game, and shows while a tower is placed [S4.33]', async () => {
    const app = await play('stronghold-defense', figures);
    expect(build()).toHaveAttribute('aria-pressed', 'false');
    await app.person.click(build());
    expect(game().handle.command).toHaveBeenCalledWith('build');
    showHud({ figures: { ...figures, isPlacing: true } });
    expect(build()).toHaveAttribute('aria-pressed', 'true');
  });

  it('says each time that the money does not suffice, without disabling the button [S5.21]', async () => {
    await play('stronghold-defense', { ...figures, money: 40 });
    expect(build()).toBeEnabled();
    expect(screen.queryByText('Not enough money')).toBeNull();
    showHud({ figures: { ...figures, money: 40, notice: 'Not enough money', noticeCount: 1 } });
    expect(await screen.findByText('Not enough money')).toBeVisible();
    expect(screen.getByText('You need 50 coins to build a tower.')).toBeVisible();
  });

  it('sums up wave and towers when the game is over [S2.065]', async () => {
    await play('stronghold-defense', figures);
    await finish(250, { ...figures, wave: 6, towers: 9 }, 7200);
    const panel = within(document.querySelector<HTMLElement>('.play__panel') ?? document.body);
    expect(panel.getByText('Wave').nextElementSibling).toHaveTextContent('6');
    expect(panel.getByText('Towers').nextElementSibling).toHaveTextContent('9');
  });
});

describe('Alien Racing', () => {
  const finished = { place: 1, lap: 3, bestLapTicks: 988, isFinished: true, spoken: '' };
  const lines = [
    { description: 'Position: 1 – Alien Racing', amount: 12 },
    { description: 'Clean race – Alien Racing', amount: 6 },
    { description: 'Championship points – Alien Racing', amount: 14 },
  ];

  it('begins at score 0 with 60 seconds, and announces the start [S2.056, S4.18, S4.19]', async () => {
    const app = await openGame('alien-racing');
    expect(['Score', 'Time', 'Coins'].map((term) => figureOf(term)?.textContent)).toEqual(['0', '1:00', '0']);
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    expect(await screen.findByText("Race started! Let's go!")).toBeVisible();
    expect(screen.getByText('Complete 3 laps to finish the race.')).toBeVisible();
  });

  it('asks for its own record, and shows its best score [S7.10, S7.13]', async () => {
    const stats = [{ id: 4, gameName: 'Alien Racing', highScore: 231 }];
    api.answer('GET /api/games/stats', { status: 200, body: stats });
    await openGame('alien-racing');
    expect(await screen.findByText('231')).toBeVisible();
    expect(api.callsOf('GET /api/games/stats').map(({ search }) => search)).toEqual(['?game=Alien%20Racing']);
  });

  it('is completed with its position and the coins, line by line [S4.21]', async () => {
    answerWith(lines, 324);
    await play('alien-racing');
    await finish(324, finished, 3020);
    expect(screen.getByRole('heading', { name: 'Race Completed!' })).toBeVisible();
    expect(screen.getByText('Position').nextElementSibling).toHaveTextContent('1/4');
    expect(screen.getByText('Best lap').nextElementSibling).toHaveTextContent('0:16.4');
    for (const { description, amount } of lines) {
      expect(await screen.findByText(description)).toHaveTextContent(`${description} +${amount}`);
    }
    expect(document.querySelector('[data-coin-source]')).toHaveTextContent('+32');
  });

  it('tells the laps of a race that did not reach the finish, and of one without points that it is over [S4.22]', async () => {
    answerWith([], 0);
    await play('alien-racing');
    await finish(0, { ...finished, lap: 2, place: 4, isFinished: false });
    expect(screen.getByRole('heading', { name: 'Game Over' })).toBeVisible();
    expect(screen.getByText('Laps').nextElementSibling).toHaveTextContent('1/3');
    await waitFor(() => expect(sentBody()).toMatchObject({ score: 0 }));
  });

  it('is sent with score, 60 seconds and coins, makes the ledger invalid and adds nothing [S4.20, S7.15, S7.18]', async () => {
    answerWith(lines, 324);
    api.answer('GET /api/coins/transactions', { status: 200, body: [] });
    const app = await openGame('alien-racing');
    const stop = new QueryObserver(app.client, { queryKey: coinTransactionsKey }).subscribe(() => undefined);
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    await waitFor(() => game());
    await finish(324, finished, 3020, 32);
    expect(sentBody()).toEqual({
      gameName: 'Alien Racing',
      score: 324,
      timePlayed: 60,
      coins: 32,
      round: 'round-1',
      log: 'bG9n',
    });
    await waitFor(() => expect(api.callsOf('GET /api/coins/transactions')).toHaveLength(2));
    await waitFor(() => expect(api.callsOf('GET /api/games/stats')).toHaveLength(2));
    expect(api.callsOf('POST /api/coins/add')).toHaveLength(0);
    stop();
  });
});
