import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CoinTransaction, User } from '../../api/types';
import { aUser, fakeApi, laterReply, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { STANDING, aStanding, anEntry, noStanding } from '../../../test/fixtures/board-data';
import { aHome, aRecord } from '../../../test/fixtures/profile-data';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const line = (id: number, changes: Partial<CoinTransaction> = {}): CoinTransaction => ({
  id,
  description: `Line ${id}`,
  amount: 9,
  createdAt: minutesAgo(180),
  ...changes,
});

interface Opened {
  app: TestApp;
  api: FakeApi;
}

async function openHome(
  changes: Partial<User> = {},
  answers: Record<string, FakeAnswer> = {},
): Promise<Opened> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser(changes) },
    'GET /api/home': { status: 200, body: aHome() },
    'GET /api/games/stats': { status: 200, body: [] },
    'GET /api/coins/transactions': { status: 200, body: [] },
    [STANDING]: { status: 200, body: aStanding() },
    'POST /api/daily-bonus': {
      status: 200,
      body: { granted: false, amount: 0, day: '2026-11-21', coins: 120 },
    },
    ...answers,
  });
  const app = renderApp('/home');
  await screen.findByRole('heading', { level: 1 });
  return { app, api };
}

const main = () => within(screen.getByRole('main'));
const card = (name: string) => within(main().getByRole('region', { name }));
/** Returns the value of a term of the stats card. */
const valueOf = (term: string) => card('Your stats').getByText(term).nextElementSibling;

describe('the home dashboard', () => {
  describe('at a local hour', () => {
    beforeEach(() => {
      jest.useFakeTimers({ advanceTimers: true });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it.each([
      { time: '00:00', greeting: 'Good morning' },
      { time: '11:59', greeting: 'Good morning' },
      { time: '12:00', greeting: 'Good afternoon' },
      { time: '17:59', greeting: 'Good afternoon' },
      { time: '18:00', greeting: 'Good evening' },
      { time: '23:59', greeting: 'Good evening' },
    ])('greets the member at $time with $greeting and their name [S2.033]', async ({ time, greeting }) => {
      jest.setSystemTime(new Date(`2026-11-21T${time}:00`));
      await openHome({ username: 'nova_quill' });
      expect(screen.getByRole('heading', { level: 1, name: `${greeting}, nova_quill` })).toBeVisible();
    });
  });

  it('shows the alien that the member wears [S1.01]', async () => {
    await openHome();
    expect(screen.getByRole('img', { name: 'Your alien' })).toBeVisible();
  });

  it('leads to the games by Play Games and from Featured Games, and to the store by Visit Store [S2.034]', async () => {
    const { app } = await openHome();
    expect(card('Featured Games').getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games');
    expect(main().getByRole('link', { name: 'Visit Store' })).toHaveAttribute('href', '/store');
    await app.person.click(screen.getByRole('link', { name: 'Play Games' }));
    await waitFor(() => expect(app.path()).toBe('/games'));
  });

  it('sums up coins, games, time and the highest score, and leads to the profile [S2.035, S9.11, S9.12]', async () => {
    const records = [
      aRecord(),
      aRecord({ id: 2, gameName: 'Memory Match', highScore: 80, timePlayed: 9899 }),
    ];
    await openHome({ coins: 2480 }, { 'GET /api/games/stats': { status: 200, body: records } });
    expect(valueOf('Coin balance')).toHaveTextContent('2,480 coins');
    await waitFor(() => expect(valueOf('Total Games Played')).toHaveTextContent(/^2$/));
    expect(valueOf('Play Time')).toHaveTextContent(/^3h 42m$/);
    expect(valueOf('Highest Score')).toHaveTextContent(/^1,074$/);
    expect(card('Your stats').getByRole('link', { name: 'View profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('has a highest score of 0 for who has played nothing [S9.12]', async () => {
    await openHome();
    await waitFor(() => expect(valueOf('Highest Score')).toHaveTextContent(/^0$/));
    expect(valueOf('Play Time')).toHaveTextContent(/^0m$/);
  });

  it('features the games that the server names, those that are new marked, with a way to play them now [S2.036, S3.23]', async () => {
    await openHome();
    await card('Featured Games').findByRole('heading', { name: 'Alien Racing' });
    const cards = card('Featured Games')
      .getAllByRole('article')
      .map((card) => within(card));
    expect(cards.map((card) => card.getByRole('heading').textContent)).toEqual([
      'Alien Racing',
      'Alien Clicker',
    ]);
    expect(cards.map((card) => card.queryByText('NEW') !== null)).toEqual([true, false]);
    expect(card('Featured Games').getByText('Three laps of neon.')).toBeVisible();
    const play = card('Featured Games').getByRole('link', { name: 'Play Now: Alien Racing' });
    expect(play).toHaveAttribute('href', '/games/alien-racing');
  });

  it('shows the newest 5 coin transactions with their age [S2.037, S9.08]', async () => {
    const lines = [
      line(7, { description: 'Royal Crown', amount: -1000, createdAt: minutesAgo(12) }),
      ...[6, 5, 4, 3, 2].map((id) => line(id)),
    ];
    await openHome({}, { 'GET /api/coins/transactions': { status: 200, body: lines } });
    const rows = await card('Recent Activity').findAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent('Royal Crown12 mins ago−1,000');
    expect(rows[1]).toHaveTextContent('Line 63 hours ago+9');
  });

  it('says that there is no recent activity yet, and how to come by some [S2.038]', async () => {
    await openHome();
    expect(await screen.findByRole('heading', { name: 'No recent activity yet' })).toBeVisible();
    expect(screen.getByText('Play games to earn coins and see your activity here')).toBeVisible();
  });

  it('shows the first stream to come with month, day, time, title and game [S2.039]', async () => {
    await openHome();
    expect(await card('Next Stream').findByRole('heading', { name: 'Sunday Night Series' })).toBeVisible();
    const start = new Date('2026-12-05T20:00:00.000Z');
    const day = String(start.getDate()).padStart(2, '0');
    expect(card('Next Stream').getByText('Dec').parentElement).toHaveTextContent(`Dec ${day}`);
    expect(card('Next Stream').getByText(/^\d{1,2}:00 [AP]M \S+ · Alien Racing$/)).toBeVisible();
    expect(card('Next Stream').queryByText('Crew Cup qualifier')).toBeNull();
  });

  it('leads to the livestream by View Schedule [S2.039]', async () => {
    const { app } = await openHome();
    await app.person.click(card('Next Stream').getByRole('link', { name: 'View Schedule' }));
    await waitFor(() => expect(app.path()).toBe('/livestream'));
  });

  it('says so when no stream is to come [S2.040]', async () => {
    await openHome({}, { 'GET /api/home': { status: 200, body: aHome({ upcomingEvents: [] }) } });
    expect(await screen.findByText('No upcoming streams')).toBeVisible();
  });

  it('lists the announcements [S2.041]', async () => {
    await openHome();
    const [first] = await card('Announcements').findAllByRole('listitem');
    expect(first).toHaveTextContent('Neon editions are in');
    expect(first).toHaveTextContent('Glowing hats and pets, now in the store.');
  });

  it('shows the best three of the board and the own place, and leads to the leaderboard [S2.042]', async () => {
    const { app } = await openHome();
    const rows = await card('Top Players').findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Rank 1racer_119,999 points',
      'Rank 2racer_219,998 points',
      'Rank 3racer_319,997 points',
      'Rank 4zorblaxYou11,420 points',
    ]);
    await app.person.click(card('Top Players').getByRole('link', { name: 'View all players' }));
    await waitFor(() => expect(app.path()).toBe('/leaderboard'));
  });

  it('marks the member among the best three, and says who is not ranked yet', async () => {
    const top = [anEntry(1), anEntry(2, { id: 7, username: 'zorblax', isCurrentUser: true })];
    const standing = aStanding({ rank: 2, top });
    const { app, api } = await openHome({}, { [STANDING]: { status: 200, body: standing } });
    const rows = await card('Top Players').findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toHaveTextContent('zorblaxYou');
    await act(() => app.goTo('/games'));
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    api.answer(STANDING, { status: 200, body: { ...noStanding, top: [anEntry(1)] } });
    await act(() => app.goTo('/home'));
    expect(await screen.findByText('You are not ranked yet: play a round.')).toBeVisible();
    await act(() => app.goTo('/games'));
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    api.answer(STANDING, { status: 200, body: noStanding });
    await act(() => app.goTo('/home'));
    expect(
      await screen.findByText('Nobody is ranked yet: the first proven round takes the lead.'),
    ).toBeVisible();
  });

  it('says so when the top players do not arrive, and asks again on Retry', async () => {
    const { app, api } = await openHome({}, { [STANDING]: { status: 502 } });
    expect(await card('Top Players').findByRole('alert')).toHaveTextContent(
      'The top players could not be loaded.',
    );
    api.answer(STANDING, { status: 200, body: aStanding() });
    await app.person.click(card('Top Players').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('racer_3')).toBeVisible();
  });

  it('points to the three outside communities [S2.043]', async () => {
    await openHome();
    const links = card('Connect With Us').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Community chat (opens in a new tab)',
      'Video channel (opens in a new tab)',
      'Streaming platform (opens in a new tab)',
    ]);
  });

  it('says what is loading', async () => {
    const { answer } = laterReply();
    await openHome({}, { 'GET /api/home': answer });
    expect(card('Next Stream').getByRole('status')).toHaveTextContent('Loading...');
    expect(card('Featured Games').getByRole('status')).toHaveTextContent('Loading...');
  });

  it('says what did not arrive, and asks again on Retry', async () => {
    const { app, api } = await openHome({}, { 'GET /api/home': { status: 502 } });
    expect(await card('Next Stream').findByRole('alert')).toHaveTextContent(
      'The schedule could not be loaded.',
    );
    api.answer('GET /api/home', { status: 200, body: aHome() });
    await app.person.click(card('Announcements').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Sunday Night Series')).toBeVisible();
    expect(main().queryByRole('alert')).toBeNull();
  });

  // User, home, records and lines; one for Top Players (the first three and the own rank in one answer); and
  // one for the bell, which is on every screen.
  it('needs six requests after sign-in, also on the day that brings a bonus', async () => {
    const granted = { status: 200, body: { granted: true, amount: 10, day: '2026-11-21', coins: 130 } };
    const { api } = await openHome({}, { 'POST /api/daily-bonus': granted });
    await screen.findByRole('heading', { name: 'No recent activity yet' });
    await screen.findByText('Sunday Night Series');
    const own = api.calls.map(({ route }) => route).filter((route) => !route.includes('/rounds/stock'));
    expect(own.toSorted()).toEqual([
      'GET /api/coins/transactions',
      'GET /api/games/stats',
      'GET /api/home',
      'GET /api/leaderboard/me',
      'GET /api/notifications/summary',
      'GET /api/user',
      'POST /api/daily-bonus',
    ]);
  });

  it('shows a visitor nothing but the log-in page [S2.005, S2.032, S4.04]', async () => {
    const api = fakeApi();
    const app = renderApp('/home');
    await screen.findByRole('tab', { name: 'Log In' });
    expect(app.path()).toBe('/auth');
    expect(screen.queryByText(/^Good /)).toBeNull();
    expect(api.calls).toEqual([]);
  });
});
