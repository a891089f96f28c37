import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CoinTransaction, User } from '../../api/types';
import { aUser, fakeApi, laterReply, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { aRecord, aRound, achievements, devices } from '../../../test/fixtures/profile-data';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

const sticker = (itemId: string, name: string, price: number, isFree = false) => ({
  itemType: 'sticker',
  itemId,
  name,
  price,
  isOnSale: true,
  image: `/items/sticker-${itemId}.svg`,
  isFree,
  storeItemId: 20,
});

const line = (id: number): CoinTransaction => ({
  id,
  description: `Line ${id}`,
  amount: id,
  createdAt: new Date().toISOString(),
});

interface Opened {
  app: TestApp;
  api: FakeApi;
}

async function openProfile(
  changes: Partial<User> = {},
  answers: Record<string, FakeAnswer> = {},
  path = '/profile',
): Promise<Opened> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser(changes) },
    'GET /api/games/stats': { status: 200, body: [aRecord()] },
    'GET /api/games/rounds': { status: 200, body: [aRound()] },
    'GET /api/profile/achievements': { status: 200, body: achievements },
    'GET /api/coins/transactions': { status: 200, body: [7, 6, 5, 4, 3, 2].map(line) },
    'GET /api/user/sessions': { status: 200, body: devices },
    'GET /api/user/inventory': {
      status: 200,
      body: [{ itemType: 'sticker', itemId: 'alien-love', copies: 1 }],
    },
    'GET /api/store/avatar-items': {
      status: 200,
      body: [
        sticker('alien-peace', 'Peace', 50, true),
        sticker('alien-cool', 'Cool', 50),
        sticker('alien-love', 'Love', 75),
      ],
    },
    'POST /api/daily-bonus': {
      status: 200,
      body: { granted: false, amount: 0, day: '2026-11-21', coins: 120 },
    },
    ...answers,
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  return { app, api };
}

const main = () => within(screen.getByRole('main'));
const card = (name: string) => within(main().getByRole('region', { name }));
/** Returns the value of a term of the header. */
const valueOf = (term: string) => main().getAllByText(term)[0]?.nextElementSibling;

describe('the profile', () => {
  it('shows who the member is: name, alien, since when, and what they have [S2.013]', async () => {
    await openProfile({ username: 'nova_quill', coins: 2480 });
    expect(screen.getByRole('heading', { level: 1, name: 'nova_quill' })).toBeVisible();
    expect(screen.getByText('In the squad since May 2026')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your alien' })).toBeVisible();
    expect(valueOf('Coins')).toHaveTextContent('2,480 coins');
    await waitFor(() => expect(valueOf('Games Played')).toHaveTextContent(/^1$/));
    expect(valueOf('Play Time')).toHaveTextContent(/^58m$/);
    expect(valueOf('Highest Score')).toHaveTextContent(/^1,074$/);
    await waitFor(() => expect(valueOf('Achievement Points')).toHaveTextContent(/^10$/));
  });

  it('has records, badges, stickers, rounds and devices, transactions and the settings [S2.013]', async () => {
    await openProfile();
    const names = main()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(names).toEqual([
      'Game Stats',
      'Racing Badges',
      'Sticker Collection',
      'Last Rounds',
      'Devices',
      'Recent Transactions',
      'Account Settings',
      'Your Data',
    ]);
  });

  it('shows the uploaded picture, in the navigation as well, and the alien where it is missing', async () => {
    await openProfile({ profilePicture: '/media/ab/hash.webp' });
    const picture = screen.getByRole('img', { name: 'Your picture' });
    expect(picture).toHaveAttribute('src', '/media/ab/hash.webp');
    const inNavigation = screen.getByRole('link', { name: 'Profile' }).querySelector('img');
    expect(inNavigation).toHaveAttribute('src', '/media/ab/hash.webp');
    fireEvent.error(picture);
    await waitFor(() => expect(screen.getByRole('img', { name: 'Your picture' })).not.toHaveAttribute('src'));
  });

  it('opens the window in which the avatar is customized [S2.076, S4.41]', async () => {
    const { app } = await openProfile();
    await app.person.click(screen.getByRole('button', { name: 'Customize Avatar' }));
    expect(await screen.findByRole('dialog', { name: /Customize/ })).toBeVisible();
  });

  it('lists the record in every game [S2.078, S3.08, S7.10]', async () => {
    await openProfile();
    const rows = card('Game Stats').getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Alien Clicker',
      'Memory Match',
      'Stronghold Defense',
      'Alien Racing',
    ]);
    await waitFor(() => expect(rows[0]).toHaveTextContent('High Score1,074Played21Level3Time58m'));
    expect(rows[1]).toHaveTextContent('No runs yet');
  });

  it('tells earned racing badges from those that are locked', async () => {
    await openProfile();
    const [earned, locked] = await card('Racing Badges').findAllByRole('listitem');
    expect(earned).toHaveTextContent('First Race10 pointsDrive your first race in Alien Racing.');
    expect(locked).toHaveTextContent('PodiumLockedFinish among the first three in Alien Racing.');
    expect(card('Racing Badges').getByText('1 of 2')).toBeVisible();
  });

  it('tells owned stickers from those that are locked, which say what they cost [S2.082]', async () => {
    await openProfile();
    const rows = await card('Sticker Collection').findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['PeaceOwned', 'CoolLocked, 5050 coins', 'LoveOwned']);
    expect(card('Sticker Collection').getByText('2 of 3')).toBeVisible();
  });

  it('lists the last rounds, those that are kept with the way to watch them', async () => {
    const rounds = [aRound(), aRound({ round: 'round-8', canWatch: false })];
    await openProfile({}, { 'GET /api/games/rounds': { status: 200, body: rounds } });
    const [kept, gone] = await card('Last Rounds').findAllByRole('listitem');
    expect(kept).toHaveTextContent('Alien Clicker74 points · +14');
    const watch = card('Last Rounds').getByRole('link', { name: /^Watch Alien Clicker, 74 points/ });
    expect(watch).toHaveAttribute('href', '/games/alien-clicker?watch=round-9');
    expect(gone).toHaveTextContent('Not kept');
  });

  it('shows older rounds on demand', async () => {
    const Link = '</api/games/rounds?limit=5&before=round-9>; rel="next"';
    const { app, api } = await openProfile(
      {},
      { 'GET /api/games/rounds': { status: 200, body: [aRound()], headers: { Link } } },
    );
    const more = await card('Last Rounds').findByRole('button', { name: 'Show older' });
    api.answer('GET /api/games/rounds', { status: 200, body: [aRound({ round: 'round-8', score: 12 })] });
    await app.person.click(more);
    await waitFor(() => expect(card('Last Rounds').getAllByRole('listitem')).toHaveLength(2));
    expect(api.callsOf('GET /api/games/rounds').at(-1)?.search).toBe('?limit=5&before=round-9');
  });

  it('lists the newest 5 transactions, and all of them in a window that the way back closes [S2.080, S9.34]', async () => {
    const Link = '</api/coins/transactions?before=2>; rel="next"';
    const body = [7, 6, 5, 4, 3, 2].map(line);
    const { app, api } = await openProfile(
      {},
      { 'GET /api/coins/transactions': { status: 200, body, headers: { Link } } },
    );
    expect(await card('Recent Transactions').findAllByRole('listitem')).toHaveLength(5);
    await app.person.click(screen.getByRole('link', { name: 'View all transactions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'All Transactions' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(6);
    api.answer('GET /api/coins/transactions', { status: 200, body: [line(1)] });
    await app.person.click(dialog.getByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(7));
    expect(api.callsOf('GET /api/coins/transactions').at(-1)?.search).toBe('?limit=100&before=2');
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(app.path()).toBe('/profile'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks an admin, and leads to the admin panel [S2.083, S6.13]', async () => {
    await openProfile({ isAdmin: true });
    expect(screen.getByText('ADMIN')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  });

  it('shows other members neither badge nor panel [S2.083]', async () => {
    await openProfile();
    expect(screen.queryByText('ADMIN')).toBeNull();
    expect(screen.queryByText('Admin Panel')).toBeNull();
  });

  it('says what is loading', async () => {
    const { answer } = laterReply();
    await openProfile({}, { 'GET /api/profile/achievements': answer, 'GET /api/games/stats': answer });
    expect(card('Racing Badges').getByRole('status')).toHaveTextContent('Loading...');
    expect(card('Game Stats').getByRole('status')).toHaveTextContent('Loading...');
  });

  it.each([
    ['Game Stats', 'GET /api/games/stats', 'Your records could not be loaded.'],
    ['Racing Badges', 'GET /api/profile/achievements', 'Your badges could not be loaded.'],
    ['Sticker Collection', 'GET /api/user/inventory', 'Your stickers could not be loaded.'],
    ['Last Rounds', 'GET /api/games/rounds', 'Your rounds could not be loaded.'],
    ['Devices', 'GET /api/user/sessions', 'Your devices could not be loaded.'],
    ['Recent Transactions', 'GET /api/coins/transactions', 'Your transactions could not be loaded.'],
  ])('says so when %s do not arrive, and asks again on Retry', async (name, route, sentence) => {
    const { app, api } = await openProfile({}, { [route]: { status: 502 } });
    expect(await card(name).findByRole('alert')).toHaveTextContent(sentence);
    api.answer(route, { status: 200, body: route.includes('achievements') ? achievements : [] });
    await app.person.click(card(name).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(card(name).queryByRole('alert')).toBeNull());
  });

  it('shows a visitor nothing but the log-in page [S2.013]', async () => {
    const api = fakeApi();
    const app = renderApp('/profile');
    await screen.findByRole('tab', { name: 'Log In' });
    expect(app.path()).toBe('/auth');
    expect(api.calls).toEqual([]);
  });
});
