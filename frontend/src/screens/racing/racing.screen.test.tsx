import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { simulatedRun } from 'game-scenes/rules';
import type { GameStats, Ticket } from '../../api/types';
import { aUser, fakeApi, laterReply, problem, signInBrowser } from '../../../test/support/fake-api';
import type { FakeApi } from '../../../test/support/fake-api';
import { emptyDatabase } from '../../../test/support/fake-database';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

const SEED = '0000000000000000000000000000002a';
const RUN = simulatedRun(SEED);

const ticket: Ticket = {
  round: 'run-1',
  game: 'racing-simulator',
  seed: SEED,
  rulesVersion: 1,
  isStocked: false,
  pays: true,
  issuedAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-28T12:00:00.000Z',
};

const verdict = {
  round: 'run-1',
  verdict: 'proven',
  reason: null,
  score: RUN.score,
  coins: RUN.coins,
  lines: [{ description: 'Championship points – Racing Simulator', amount: RUN.coins }],
  timePlayed: 60,
  highScore: 274,
  isNewHighScore: false,
  playedOffline: false,
  balance: 120 + RUN.coins,
};

const record: GameStats = {
  id: 1,
  gameName: 'Racing Simulator',
  highScore: 274,
  timesPlayed: 3,
  gamesPlayed: 3,
  timePlayed: 180,
  totalCoins: 12,
  level: 1,
};

const summary = { coinsEarned: 91, runsToday: 3, paidRunsPerDay: 10 };

/** Value of `performance.now`; the race depends on no other clock. */
let nowMs = 0;

beforeEach(() => {
  nowMs = 5000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  emptyDatabase();
});

/** Advances the clock at once, as after the page was hidden. */
function letPass(seconds: number): void {
  nowMs += seconds * 1000;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

async function openRacing(
  answers: Parameters<typeof fakeApi>[0] = {},
): Promise<{ app: TestApp; api: FakeApi }> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser({ coins: 2480 }) },
    'GET /api/games/stats': { status: 200, body: [record] },
    'GET /api/racing/summary': { status: 200, body: summary },
    'POST /api/games/rounds': { status: 201, body: ticket },
    'POST /api/games/stats': { status: 200, body: verdict },
    'POST /api/coins/add': {
      status: 200,
      body: { id: 1, description: '', amount: RUN.coins, createdAt: '' },
    },
    ...answers,
  });
  const app = renderApp('/racing');
  await screen.findByText('274');
  return { app, api };
}

async function startRace({ app }: { app: TestApp }): Promise<void> {
  await app.person.click(screen.getByRole('button', { name: 'Start Race' }));
  await screen.findByText('Race running');
}

const valueOf = (term: string) => screen.getByText(term).nextElementSibling;
const bar = () => screen.getByRole('progressbar', { name: 'Race progress' });

describe('the racing simulator before a race', () => {
  it('shows the start button, the stats, how to play, the best and the coins [S2.057, S2.059, S2.060, S9.15]', async () => {
    await openRacing();
    expect(screen.getByRole('button', { name: 'Start Race' })).toBeVisible();
    expect(bar()).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByRole('heading', { name: 'Race Stats' })).toBeVisible();
    for (const term of ['Position', 'Lap', 'Best lap']) expect(valueOf(term)).toHaveTextContent('–');
    expect(valueOf('Time left')).toHaveTextContent('1:00');
    expect(screen.getByRole('heading', { name: 'How to Play' })).toBeVisible();
    expect(screen.getByText('Progress grows by luck, once a second.')).toBeVisible();
    expect(valueOf('High score')).toHaveTextContent('274');
    expect(valueOf('Coins')).toHaveTextContent('2,480 coins');
    expect(screen.getByText('Points = Coins ÷ 10')).toBeVisible();
    expect(screen.getByRole('tooltip')).toHaveTextContent('10 points are 1 coin');
    expect(screen.getByRole('link', { name: 'Coin history' })).toHaveAttribute(
      'href',
      '/racing/coin-history',
    );
  });

  it('tells which of the paid runs of the day comes next', async () => {
    await openRacing();
    expect(await screen.findByText('Run 4 of the 10 that pay today')).toBeVisible();
  });

  it('tells when the runs of the day no longer pay', async () => {
    const body = { ...summary, runsToday: 10 };
    await openRacing({ 'GET /api/racing/summary': { status: 200, body } });
    expect(await screen.findByText('Today’s 10 paid runs are done. This one is for fun.')).toBeVisible();
  });

  it('says so when the race can not start', async () => {
    const many = problem(429, 'request.too_many', 'That was too often. Wait a minute.');
    const { app } = await openRacing({ 'POST /api/games/rounds': many });
    await app.person.click(screen.getByRole('button', { name: 'Start Race' }));
    expect((await screen.findAllByText('That was too often. Wait a minute.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Start Race' })).toBeVisible();
  });
});

describe('a race on the simulator', () => {
  it('shows progress, position, laps and time as the seconds go by [S2.057, S2.058, S2.059, S4.23, S9.20]', async () => {
    await startRace(await openRacing());
    for (const second of [1, 2, 17, 40, 59]) {
      letPass(second + 0.5 - (nowMs - 5000) / 1000);
      const moment = RUN.moments[second];
      expect(bar()).toHaveAttribute('aria-valuenow', String(Math.floor(moment?.progress[0] ?? 0)));
      expect(valueOf('Position')).toHaveTextContent(`${moment?.position} / 4`);
      expect(valueOf('Lap')).toHaveTextContent(`${moment?.lap} / 3`);
      expect(valueOf('Time left')).toHaveTextContent(`0:${String(60 - second).padStart(2, '0')}`);
      const standings = within(screen.getByRole('list', { name: 'Standings' })).getAllByRole('listitem');
      expect(standings[(moment?.position ?? 0) - 1]).toHaveTextContent('You');
    }
    const bestLap = RUN.moments[59]?.bestLapSeconds ?? 0;
    expect(valueOf('Best lap')).toHaveTextContent(`0:${String(bestLap).padStart(2, '0')}`);
  });

  it('moves the pods along the track, also between two seconds', async () => {
    await startRace(await openRacing());
    const placeOf = () => document.querySelector('[data-pod="0"]')?.getAttribute('transform');
    const places = new Set([placeOf()]);
    for (const pause of [0.5, 0.3, 0.4, 9]) {
      const before = placeOf();
      letPass(pause);
      await waitFor(() => expect(placeOf()).not.toBe(before));
      places.add(placeOf());
    }
    expect(places.size).toBe(5);
  });

  it('can not be started twice', async () => {
    const opened = await openRacing();
    await startRace(opened);
    await opened.app.person.click(screen.getByRole('button', { name: 'Race running' }));
    expect(opened.api.callsOf('POST /api/games/rounds')).toHaveLength(1);
  });

  it('ends with the clock, is handed in and paid; a hidden page catches up [S4.24]', async () => {
    const opened = await openRacing();
    await startRace(opened);
    letPass(95);
    expect(await screen.findByText(`${RUN.score} points, ${RUN.coins} coins`)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Race Over!' })).toBeVisible();
    const percent = Math.floor(RUN.moments.at(-1)?.progress[0] ?? 0);
    expect(percent).toBeLessThan(100);
    expect(screen.getByText(`You came ${percent} % of the way, to lap 2 of 3.`)).toBeVisible();
    expect(screen.queryByText(/Completed/)).toBeNull();
    expect(valueOf('Time left')).toHaveTextContent('0:00');
    letPass(5);
    expect(opened.api.callsOf('POST /api/games/rounds').map(({ body }) => body)).toEqual([
      { gameName: 'Racing Simulator' },
    ]);
    expect(opened.api.callsOf('POST /api/games/stats').map(({ body }) => body)).toEqual([
      {
        gameName: 'Racing Simulator',
        highScore: Math.max(274, RUN.score),
        timesPlayed: 1,
        timePlayed: 60,
        round: 'run-1',
        log: RUN.log,
      },
    ]);
    expect(screen.getByRole('button', { name: 'Start Race' })).toBeVisible();
    await waitFor(() => expect(opened.api.callsOf('GET /api/racing/summary').length).toBeGreaterThan(1));
  });

  it('starts no other race before its result has arrived', async () => {
    const { answer, send } = laterReply();
    await startRace(await openRacing({ 'POST /api/games/stats': answer }));
    letPass(60);
    expect(await screen.findByText('Sending the result...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start Race' })).toBeNull();
    send({ status: 200, body: verdict });
    expect(await screen.findByRole('button', { name: 'Start Race' })).toBeVisible();
  });

  it('says so when the result does not arrive, and sends it again', async () => {
    const opened = await openRacing({ 'POST /api/games/stats': { status: 502 } });
    await startRace(opened);
    letPass(60);
    expect(await screen.findByText('Failed to update game stats')).toBeVisible();
    opened.api.answer('POST /api/games/stats', { status: 200, body: verdict });
    await opened.app.person.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(`${RUN.score} points, ${RUN.coins} coins`)).toBeVisible();
  });

  it('tells why it does not count', async () => {
    const refusal = { ...verdict, verdict: 'refused', reason: 'abandoned', score: 0, coins: 0, lines: [] };
    await startRace(await openRacing({ 'POST /api/games/stats': { status: 200, body: refusal } }));
    letPass(60);
    const reason = 'This race does not count. A newer round was started before this one was sent.';
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it('is for fun when its ticket does not pay', async () => {
    const unpaid = { ...verdict, coins: 0, lines: [] };
    await startRace(
      await openRacing({
        'POST /api/games/rounds': { status: 201, body: { ...ticket, pays: false } },
        'POST /api/games/stats': { status: 200, body: unpaid },
      }),
    );
    expect(screen.getByText(/This one is for fun$/)).toBeVisible();
    letPass(60);
    expect(await screen.findByText(`${RUN.score} points, for fun.`)).toBeVisible();
  });

  it('ends when one leaves in the middle, which it asks about', async () => {
    const opened = await openRacing();
    await startRace(opened);
    letPass(20);
    await act(() => opened.app.goTo('/racing/coin-history'));
    expect(await screen.findByRole('alertdialog', { name: 'Leave this race?' })).toBeVisible();
    await opened.app.person.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Racing Simulator' })).toBeNull());
    letPass(60);
    await act(() => opened.app.goTo('/racing'));
    expect(await screen.findByRole('button', { name: 'Start Race' })).toBeVisible();
    expect(opened.api.callsOf('POST /api/games/stats')).toEqual([]);
  });
});

describe('a visitor on the simulator', () => {
  it('races for fun, draws the run alone and is told the way to sign in [S2.002, S2.061, S6.02]', async () => {
    const api = fakeApi();
    const app = renderApp('/racing');
    await screen.findByRole('heading', { level: 1, name: 'Racing Simulator' });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.getByText(/this race is for fun\. It is drawn here and sent nowhere\./)).toBeVisible();
    await startRace({ app });
    letPass(60);
    expect(await screen.findByRole('heading', { name: 'Race Over!' })).toBeVisible();
    expect(screen.getByText(/^\d+ points, sent nowhere\.$/)).toBeVisible();
    expect(api.calls).toEqual([]);
    await app.person.click(screen.getByRole('link', { name: 'Sign in to race for coins' }));
    expect(await screen.findByRole('tab', { name: 'Log In' })).toBeVisible();
  });
});
