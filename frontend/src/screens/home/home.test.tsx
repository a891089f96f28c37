import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GAME_IDS } from 'game-scenes/names';
import { aHome, aPlace, RIVAL, SITE } from '../../../test/fixtures/home-data';
import { aRecord } from '../../../test/fixtures/profile-data';
import { aUser, fakeApi, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import type { CoinTransaction, Home, User } from '../../api/types';

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

/** Opens the home screen of a member, after the server has answered it. */
async function openHome(
  home: Partial<Home> = {},
  user: Partial<User> = {},
  answers: Record<string, FakeAnswer> = {},
): Promise<Opened> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser(user) },
    'GET /api/home': { status: 200, body: aHome(home) },
    'POST /api/games/rounds/stock': { status: 200, body: [] },
    'POST /api/daily-bonus': {
      status: 200,
      body: { granted: false, amount: 0, day: '2026-11-21', coins: user.coins ?? 120 },
    },
    ...answers,
  });
  window.history.replaceState(null, '', '/home');
  const app = renderApp('/home');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return { app, api };
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const main = () => within(screen.getByRole('main'));

const part = (name: string) => within(main().getByRole('region', { name }));

/** Returns the value of a term of the stats card. */
const valueOf = (term: string) => part('Your stats').getByText(term).nextElementSibling;

describe('the home dashboard', () => {
  describe('at a local hour', () => {
    beforeEach(() => {
      jest.useFakeTimers({ advanceTimers: true });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it.each([
      { time: '11:59', greeting: 'Good morning' },
      { time: '12:00', greeting: 'Good afternoon' },
      { time: '17:59', greeting: 'Good afternoon' },
      { time: '18:00', greeting: 'Good evening' },
    ])('greets the member at $time with $greeting and their name [S2.033]', async ({ time, greeting }) => {
      jest.setSystemTime(new Date(`2026-11-21T${time}:00`));
      await openHome({}, { username: 'nova_quill' });
      expect(screen.getByRole('heading', { level: 1, name: `${greeting}, nova_quill` })).toBeVisible();
    });
  });

  it('shows the alien that the member wears, and beside it the one of the rival of the week [S1.01]', async () => {
    await openHome({ place: aPlace() });
    expect(screen.getByRole('img', { name: 'Your alien' })).toBeVisible();
    expect(screen.getByRole('img', { name: "Nova_Quill's alien" })).toBeVisible();
  });

  it.each([
    [aPlace(), 'You are 14th this week. Nova_Quill is 22 points ahead.'],
    [
      aPlace({ rank: 2, above: { ...RIVAL, points: 0 } }),
      'You are 2nd this week. Nova_Quill has as many points, and had them first.',
    ],
    [aPlace({ rank: 1, total: 180, above: null }), 'You lead the week, 179 fly behind you.'],
    [null, 'The board of the week has room for you: one round, and you are on it.'],
  ])('says where the member stands this week, and who is right above', async (place, words) => {
    await openHome({ place });
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.nextElementSibling).toHaveTextContent(words);
  });

  it('leads to the games by Play Games and from Featured Games, and to the store by Visit Store [S2.034]', async () => {
    const { app } = await openHome();
    expect(part('Featured Games').getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games');
    expect(main().getByRole('link', { name: 'Visit Store' })).toHaveAttribute('href', '/store');
    await app.person.click(screen.getByRole('link', { name: 'Play Games' }));
    await waitFor(() => expect(app.path()).toBe('/games'));
  });

  it('sums up coins, games, time and the highest score, and leads to the profile [S2.035, S9.11, S9.12]', async () => {
    const stats = [aRecord(), aRecord({ id: 2, gameName: 'Memory Match', highScore: 80, timePlayed: 9899 })];
    await openHome({ stats }, { coins: 2480 });
    expect(valueOf('Coin balance')).toHaveTextContent('2,480 coins');
    expect(valueOf('Total Games Played')).toHaveTextContent(`2 of ${GAME_IDS.length + 1}`);
    expect(valueOf('Play Time')).toHaveTextContent(/^3h 42m$/);
    expect(valueOf('Highest Score')).toHaveTextContent(/^1,074$/);
    expect(part('Your stats').getByRole('link', { name: 'View profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('carries on with the game left off, and says what is missing to the next better score', async () => {
    const game = aHome().featuredGames[0];
    if (game === undefined) throw new Error('No game is featured.');
    await openHome({
      lastGame: {
        game,
        place: aPlace({ score: 312, above: { ...RIVAL, username: 'PitBoss9', points: 17 } }),
      },
    });
    expect(part('Alien Racing').getByText(/^Your best/)).toHaveTextContent(
      'Your best 312. 18 more beat PitBoss9.',
    );
    expect(part('Alien Racing').getByRole('link', { name: 'Continue: Alien Racing' })).toHaveAttribute(
      'href',
      '/games/alien-racing',
    );
  });

  it('offers who has not played a first game', async () => {
    await openHome();
    expect(part('Alien Clicker').getByRole('link', { name: 'Play: Alien Clicker' })).toHaveAttribute(
      'href',
      '/games/alien-clicker',
    );
  });

  it('shows the friends who are online in a line, with a free place for one more', async () => {
    const { avatar } = RIVAL;
    const shown = [
      { userId: 1, username: 'PitBoss9', avatar, playing: 'Alien Racing' },
      { userId: 2, username: 'Halley', avatar, playing: null },
    ];
    await openHome({ friends: { total: 9, online: 2, shown } });
    const places = part('Friends online').getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'PitBoss9Alien Racing',
      'HalleyOnline',
      'Bring one moreThe suit is free',
    ]);
    for (const link of part('Friends online').getAllByRole('link'))
      expect(link).toHaveAttribute('href', '/friends');
  });

  it.each([
    [0, 'Nobody flies with you yet. A rival you can see is the best fuel there is.'],
    [12, 'All 12 of them are asleep right now.'],
  ])('says so kindly when none of %i friends is online', async (total, words) => {
    await openHome({ friends: { total, online: 0, shown: [] } });
    expect(part('Friends online').getByText(words)).toBeVisible();
  });

  it('features the games that the server names, those that are new marked, with a way to play them now [S2.036, S3.23]', async () => {
    await openHome();
    const cards = part('Featured Games')
      .getAllByRole('article')
      .map((card) => within(card));
    expect(cards.map((card) => card.getByRole('heading').textContent)).toEqual([
      'Alien Racing',
      'Alien Clicker',
    ]);
    expect(cards.map((card) => card.queryByText('NEW') !== null)).toEqual([true, false]);
    expect(part('Featured Games').getByText('Three laps of neon.')).toBeVisible();
    const play = part('Featured Games').getByRole('link', { name: 'Play Now: Alien Racing' });
    expect(play).toHaveAttribute('href', '/games/alien-racing');
  });

  it('shows the newest 5 coin transactions with their age [S2.037, S9.08]', async () => {
    const activity = [
      line(7, { description: 'Royal Crown', amount: -1000, createdAt: minutesAgo(12) }),
      ...[6, 5, 4, 3].map((id) => line(id)),
    ];
    await openHome({ activity });
    const rows = part('Recent Activity').getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]).toHaveTextContent('Royal Crown12 mins ago−1,000');
    expect(rows[1]).toHaveTextContent('Line 63 hours ago+9');
  });

  it('says that there is no recent activity yet, and how to come by some [S2.038]', async () => {
    await openHome();
    expect(screen.getByRole('heading', { name: 'No recent activity yet' })).toBeVisible();
    expect(screen.getByText('Play games to earn coins and see your activity here')).toBeVisible();
  });

  it('shows the first stream to come with month, day, time, title and game [S2.039]', async () => {
    await openHome();
    expect(await part('Next Stream').findByRole('heading', { name: 'Sunday Night Series' })).toBeVisible();
    const start = new Date('2026-12-05T20:00:00.000Z');
    const day = String(start.getDate()).padStart(2, '0');
    expect(part('Next Stream').getByText('Dec').parentElement).toHaveTextContent(`Dec ${day}`);
    expect(part('Next Stream').getByText(/^\d{1,2}:00 [AP]M \S+ · Alien Racing$/)).toBeVisible();
    expect(part('Next Stream').queryByText('Crew Cup qualifier')).toBeNull();
  });

  it('says so when no stream is to come [S2.040]', async () => {
    await openHome({ upcomingEvents: [] });
    expect(await screen.findByText('No upcoming streams')).toBeVisible();
  });

  it('lists the announcements [S2.041]', async () => {
    await openHome();
    const [first] = await part('Announcements').findAllByRole('listitem');
    expect(first).toHaveTextContent('Neon editions are in');
    expect(first).toHaveTextContent('Glowing hats and pets, now in the store.');
  });

  it('shows the best three of the board and the own place, and leads to the leaderboard [S2.042]', async () => {
    const { app } = await openHome();
    const rows = await part('Top Players').findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Rank 1racer_119,999 points',
      'Rank 2racer_219,998 points',
      'Rank 3racer_319,997 points',
      'Rank 4zorblaxYou11,420 points',
    ]);
    await app.person.click(part('Top Players').getByRole('link', { name: 'View all players' }));
    await waitFor(() => expect(app.path()).toBe('/leaderboard'));
  });

  it('points to the three outside communities [S2.043]', async () => {
    await openHome();
    const links = part('Connect With Us').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Community chat (opens in a new tab)',
      'Video channel (opens in a new tab)',
      'Streaming platform (opens in a new tab)',
    ]);
  });

  it('marks samples, and shows no links that nobody has set', async () => {
    const none = { chat: '', video: '', streaming: '' };
    await openHome({ site: { ...SITE, links: none } });
    expect(await part('Announcements').findByText('Neon editions are in')).toBeVisible();
    expect(part('Announcements').getAllByText('Sample')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Connect With Us' })).toBeNull());
  });

  it('says that it did not arrive, and asks again', async () => {
    const { app, api } = await openHome({}, {}, { 'GET /api/home': { status: 502 } });
    expect(main().getByRole('alert')).toHaveTextContent('The home screen could not be loaded.');
    expect(valueOf('Total Games Played')).toHaveTextContent('not known');
    api.answer('GET /api/home', { status: 200, body: aHome() });
    await app.person.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sunday Night Series')).toBeVisible();
    expect(main().queryByRole('alert')).toBeNull();
  });

  it('needs four requests after sign-in, on the day that brings a bonus: bell, badge and settings come with it', async () => {
    const granted = { status: 200, body: { granted: true, amount: 10, day: '2026-11-21', coins: 130 } };
    const home = { notifications: { unread: 3, friendRequests: 1, unreadMessages: 1 } };
    const { api } = await openHome(home, {}, { 'POST /api/daily-bonus': granted });
    expect(await screen.findAllByRole('button', { name: 'Notifications, 3 unread' })).not.toHaveLength(0);
    await waitFor(() => expect(api.callsOf('POST /api/games/rounds/stock')).toHaveLength(1));
    expect(api.calls.map(({ route }) => route)).toEqual([
      'GET /api/user',
      'POST /api/daily-bonus',
      'GET /api/home',
      'POST /api/games/rounds/stock',
    ]);
    expect(api.callsOf('GET /api/site')).toEqual([]);
  });

  it('hands the records on to the games hub', async () => {
    const { app, api } = await openHome({ stats: [aRecord()] });
    await app.person.click(screen.getByRole('link', { name: 'Play Games' }));
    expect(await screen.findByText('High Score')).toBeVisible();
    expect(api.callsOf('GET /api/games/stats')).toEqual([]);
  });
});
