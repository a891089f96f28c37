import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { simulatedRun } from 'game-scenes/rules';
import { aUser, fakeApi, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { emptyDatabase } from '../../../test/support/fake-database';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import type { CoinTransaction, GameStats, Ticket } from '../../api/types';

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
  bestTicks: null,
  timesPlayed: 3,
  gamesPlayed: 3,
  timePlayed: 180,
  totalCoins: 12,
  level: 1,
};

const summary = { coinsEarned: 91, runsToday: 3, paidRunsPerDay: 10 };

/** Value of `performance.now`; the race depends on no other clock. */
let nowMs = 0;

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

const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

const bar = () => screen.getByRole('progressbar', { name: 'Race progress' });

beforeEach(() => {
  nowMs = 5000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  emptyDatabase();
});

describe('the racing simulator before a race', () => {
  it('shows the start button, the stats, how to play, the best and the coins [S2.057, S2.059, S2.060]', async () => {
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
    expect(screen.getByRole('link', { name: 'Coin history' })).toHaveAttribute(
      'href',
      '/racing/coin-history',
    );
  });

  it('tells which of the paid runs of the day comes next', async () => {
    await openRacing();
    expect(await screen.findByText('Run 4 of the 10 that pay today')).toBeVisible();
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

  it('says so when the result does not arrive, and sends it again', async () => {
    const opened = await openRacing({ 'POST /api/games/stats': { status: 502 } });
    await startRace(opened);
    letPass(60);
    expect(await screen.findByText('Failed to update game stats')).toBeVisible();
    opened.api.answer('POST /api/games/stats', { status: 200, body: verdict });
    await opened.app.person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`${RUN.score} points, ${RUN.coins} coins`)).toBeVisible();
  });

  it('tells why it does not count', async () => {
    const refusal = { ...verdict, verdict: 'refused', reason: 'abandoned', score: 0, coins: 0, lines: [] };
    await startRace(await openRacing({ 'POST /api/games/stats': { status: 200, body: refusal } }));
    letPass(60);
    const reason = 'This race does not count. A newer round was started before this one was sent.';
    expect(await screen.findByText(reason)).toBeVisible();
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
    await app.person.click(screen.getByRole('link', { name: 'Log In to race for coins' }));
    expect(await screen.findByRole('tab', { name: 'Log In' })).toBeVisible();
  });
});

const HISTORY = 'GET /api/racing/coin-history';

const ERROR = 'Error loading transactions. Please try again later.';

const line = (id: number, description: string, amount: number): CoinTransaction => ({
  id,
  description,
  amount,
  createdAt: '2026-11-21T10:14:00.000Z',
});

const LINES = [
  line(9, 'Position: 1 – Alien Racing', 12),
  line(8, 'Clean race – Alien Racing', 6),
  line(7, 'Championship points – Alien Racing', 13),
  line(6, 'Position: 2 – Racing Simulator', 4),
  line(5, 'Position: 3 – Alien Racing', 4),
  line(4, 'Season opener bonus', 1250),
];

async function openHistory(history: FakeAnswer): Promise<{ app: TestApp; api: FakeApi }> {
  signInBrowser();
  const api = fakeApi({ 'GET /api/user': { status: 200, body: aUser() }, [HISTORY]: history });
  const app = renderApp('/racing/coin-history');
  await screen.findByRole('heading', { level: 1, name: 'Racing Coin History' });
  return { app, api };
}

const rows = () => within(screen.getByRole('region', { name: 'Transactions' })).getAllByRole('listitem');

const total = () => screen.getByText('Total Racing Coins Earned').nextElementSibling;

describe('the racing coin history', () => {
  it('lists every line with its icon, description, time and amount, and adds them up [S1.13, S2.107, S2.109, S2.111, S2.114, S2.115, S2.116, S9.45]', async () => {
    await openHistory({ status: 200, body: LINES });
    await screen.findByText('Season opener bonus');
    const signs = rows().map((row) => row.querySelector('[data-sign]')?.getAttribute('data-sign'));
    expect(signs).toEqual(['gold', 'green', 'purple', 'silver', 'bronze', 'default']);
    expect(rows()[0]).toHaveTextContent('Position: 1 – Alien Racing');
    expect(rows()[0]).toHaveTextContent('+12');
    expect(rows()[5]).toHaveTextContent('+1,250');
    const time = new Date(LINES[0]?.createdAt ?? '');
    const twoDigits = (figure: number): string => String(figure).padStart(2, '0');
    const clock = `${twoDigits(time.getHours() % 12 || 12)}:${twoDigits(time.getMinutes())}\\s(AM|PM)`;
    expect(rows()[0]).toHaveTextContent(new RegExp(`Nov ${time.getDate()}, 2026, ${clock}`));
    expect(total()).toHaveTextContent('1,289 coins');
  });

  it('says so when the lines do not arrive, and asks again on demand [S2.110, S8.34]', async () => {
    const { app, api } = await openHistory({ status: 502 });
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR);
    api.answer(HISTORY, { status: 200, body: LINES });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Season opener bonus')).toBeVisible();
    expect(screen.queryByText(ERROR)).toBeNull();
  });

  it('tells who has no racing coins yet where to earn them [S2.112, S2.113]', async () => {
    const { app } = await openHistory({ status: 200, body: [] });
    expect(await screen.findByRole('heading', { name: 'No Racing Coins Yet' })).toBeVisible();
    expect(
      screen.getByText(
        "You haven't earned any coins from racing yet. Participate in races to start earning!",
      ),
    ).toBeVisible();
    await app.person.click(screen.getByRole('link', { name: 'View Upcoming Races' }));
    await waitFor(() => expect(app.path()).toBe('/racing'));
  });

  it('has no data for a visitor, who finds the way to sign in [S2.003, S2.108, S6.02, S7.30]', async () => {
    const api = fakeApi();
    const app = renderApp('/racing/coin-history');
    await screen.findByRole('heading', { level: 1, name: 'Racing Coin History' });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByText('Total Racing Coins Earned')).toBeNull();
    await app.person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log In' }));
    expect(await screen.findByRole('tab', { name: 'Log In' })).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});

describe('a long racing coin history', () => {
  const Link = '</api/racing/coin-history?before=8>; rel="next"';
  const firstPage = { status: 200, body: LINES.slice(0, 2), headers: { Link } };
  const summary = { coinsEarned: 1289, runsToday: 0, paidRunsPerDay: 10 };

  it('shows older lines on demand, and the sum of all from the beginning [S2.115]', async () => {
    const { app, api } = await openHistory(firstPage);
    api.answer('GET /api/racing/summary', { status: 200, body: summary });
    await screen.findByText('Clean race – Alien Racing');
    expect(rows()).toHaveLength(2);
    await waitFor(() => expect(total()).toHaveTextContent('1,289 coins'));
    api.answer(HISTORY, { status: 200, body: LINES.slice(2) });
    await app.person.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(total()).toHaveTextContent('1,289 coins');
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });
});
