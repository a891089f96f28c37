import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CoinTransaction } from '../../api/types';
import { aUser, fakeApi, laterReply, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

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
  it('lists every line with its icon, description, time and amount, and adds them up [S1.13, S2.111, S2.114, S2.115, S2.116, S9.45]', async () => {
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

  it('leads back to racing [S2.107]', async () => {
    const { app } = await openHistory({ status: 200, body: LINES });
    expect(screen.getByRole('link', { name: 'Back to Racing' })).toHaveAttribute('href', '/racing');
    await app.person.click(screen.getByRole('link', { name: 'Back to Racing' }));
    await waitFor(() => expect(app.path()).toBe('/racing'));
  });

  it('says that it is loading [S2.109]', async () => {
    const { answer, send } = laterReply();
    await openHistory(answer);
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading...');
    send({ status: 200, body: LINES });
    expect(await screen.findByText('Season opener bonus')).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
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
    await app.person.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(await screen.findByRole('tab', { name: 'Log In' })).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('has nothing to show when the answer is 401 [S7.30]', async () => {
    await openHistory({ status: 401 });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText(ERROR)).toBeNull();
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

  it('keeps what it has when the older lines do not arrive', async () => {
    const { app, api } = await openHistory(firstPage);
    api.answer('GET /api/racing/summary', { status: 200, body: summary });
    await screen.findByText('Clean race – Alien Racing');
    api.answer(HISTORY, { status: 502 });
    await app.person.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR);
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Show older' })).toBeVisible();
  });
});
