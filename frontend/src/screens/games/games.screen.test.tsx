import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GAMES, GAME_IDS } from 'game-scenes/rules';
import type { GameStats } from '../../api/types';
import { aUser, fakeApi, laterReply, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

const record = (changes: Partial<GameStats> = {}): GameStats => ({
  id: 1,
  gameName: 'Alien Clicker',
  highScore: 1074,
  timesPlayed: 21,
  gamesPlayed: 21,
  timePlayed: 1259,
  level: 3,
  totalCoins: 290,
  ...changes,
});

async function openHub(stats: FakeAnswer): Promise<{ app: TestApp; api: FakeApi }> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser({ coins: 2480 }) },
    'GET /api/games/stats': stats,
  });
  const app = renderApp('/games');
  await screen.findByRole('heading', { level: 1, name: 'Games' });
  return { app, api };
}

const withRecords = (...records: GameStats[]) => openHub({ status: 200, body: records });
const main = () => within(screen.getByRole('main'));
const card = () => within(main().getByRole('article', { name: 'Alien Clicker' }));
/** Returns the value of a term, such as 'Minutes'. */
const valueOf = (term: string) => screen.getByText(term).nextElementSibling;

describe('the games hub', () => {
  it('has a card for every game, with what it is and the way to play it now [S2.006, S2.045]', async () => {
    await withRecords();
    expect(main().getAllByRole('article')).toHaveLength(GAME_IDS.length);
    for (const id of GAME_IDS) {
      const game = within(main().getByRole('article', { name: GAMES[id].name }));
      expect(game.getByRole('heading', { level: 2, name: GAMES[id].name })).toBeVisible();
      expect(game.getByText(GAMES[id].description)).toBeVisible();
      const play = game.getByRole('link', { name: `Play Now: ${GAMES[id].name}` });
      expect(play).toHaveTextContent('Play Now');
      expect(play).toHaveAttribute('href', `/games/${id}`);
      expect(game.queryByText('NEW') !== null).toBe(id === 'alien-racing');
    }
  });

  it('sums up the games with a record, the whole minutes and the coins [S2.044, S9.11, S9.13]', async () => {
    const simulator = record({ id: 2, gameName: 'Racing Simulator', highScore: 90, timePlayed: 60 });
    await withRecords(record(), simulator);
    await waitFor(() => expect(valueOf('Games played')).toHaveTextContent('2'));
    // 1259 + 60 seconds are one second less than 22 minutes.
    expect(valueOf('Minutes')).toHaveTextContent(/^21$/);
    expect(valueOf('Coins')).toHaveTextContent('2,480 coins');
  });

  it('shows the high score and how often the game was played [S2.046]', async () => {
    await withRecords(record());
    expect(await card().findByText('High Score')).toBeVisible();
    expect(valueOf('High Score')).toHaveTextContent(/^1,074$/);
    expect(valueOf('Times Played')).toHaveTextContent(/^21$/);
    expect(card().queryByText('No runs yet')).toBeNull();
  });

  it('counts one time played where the record does not say [S2.046, S3.08]', async () => {
    const { timesPlayed: _left, ...rest } = record();
    await openHub({ status: 200, body: [rest] });
    await card().findByText('Times Played');
    expect(valueOf('Times Played')).toHaveTextContent(/^1$/);
  });

  it.each([
    ['no record', []],
    ['a record of nothing proven', [record({ highScore: null, timesPlayed: 0 })]],
  ])('says No runs yet of a game with %s', async (_case, stats) => {
    await withRecords(...stats);
    expect(await card().findByText('No runs yet')).toBeVisible();
    expect(card().queryByText('High Score')).toBeNull();
  });

  it('shows who has not played at all the way to a first round', async () => {
    const { app } = await withRecords();
    expect(await screen.findByRole('heading', { name: 'No rounds yet' })).toBeVisible();
    await app.person.click(screen.getByRole('link', { name: 'Play Alien Clicker' }));
    await waitFor(() => expect(app.path()).toBe('/games/alien-clicker'));
  });

  it('says so while the records are on the way, and offers the games at once', async () => {
    const stats = laterReply();
    await openHub(stats.answer);
    expect(main().getByRole('status')).toHaveTextContent('Loading...');
    expect(card().getByRole('link', { name: 'Play Now: Alien Clicker' })).toBeVisible();
    expect(card().queryByText('No runs yet')).toBeNull();
    expect(valueOf('Coins')).toHaveTextContent('2,480 coins');
    stats.send({ status: 200, body: [record()] });
    expect(await card().findByText('High Score')).toBeVisible();
    expect(main().getByRole('status')).toHaveTextContent('');
  });

  it('stays usable when the records do not arrive, says so, and asks again on Retry', async () => {
    const { app, api } = await openHub({ status: 502 });
    expect(await main().findByRole('alert')).toHaveTextContent('Your records could not be loaded.');
    expect(valueOf('Games played')).toHaveTextContent('not known');
    expect(valueOf('Minutes')).toHaveTextContent('not known');
    expect(valueOf('Coins')).toHaveTextContent('2,480 coins');
    expect(card().getByText('High Score').nextElementSibling).toHaveTextContent('not known');
    expect(card().queryByText('No runs yet')).toBeNull();
    expect(card().getByRole('link', { name: 'Play Now: Alien Clicker' })).toBeVisible();
    api.answer('GET /api/games/stats', { status: 200, body: [record()] });
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getAllByText('High Score')).toHaveLength(1));
    expect(valueOf('High Score')).toHaveTextContent('1,074');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a visitor nothing but the log-in page [S2.006, S6.07, S7.11]', async () => {
    const api = fakeApi();
    const app = renderApp('/games');
    await screen.findByRole('tab', { name: 'Log In' });
    expect(app.path()).toBe('/auth');
    expect(api.calls).toEqual([]);
  });
});
