import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GAME_IDS, GAMES } from 'game-scenes/rules';
import { aRecord, aRound } from '../../../test/fixtures/profile-data';
import { aStanding } from '../../../test/fixtures/standing-data';
import { aUser, fakeApi, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import type { GameStats } from '../../api/types';
import { alienParts } from '../../ui/alien-parts';
import { dressedCover } from './hub-art';

const ok = (body: unknown): FakeAnswer => ({ status: 200, body });

async function openHub(
  stats: FakeAnswer,
  answers: Record<string, FakeAnswer> = {},
): Promise<{ app: TestApp; api: FakeApi }> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser({ coins: 2480 }) },
    'GET /api/games/stats': stats,
    ...answers,
  });
  const app = renderApp('/games');
  await screen.findByRole('heading', { level: 1, name: 'Games' });
  return { app, api };
}

const withRecords = (...records: GameStats[]) => openHub({ status: 200, body: records });

const main = () => within(screen.getByRole('main'));

const gameCard = () => within(main().getByRole('article', { name: 'Alien Clicker' }));

/** Returns the value of a term, such as 'Minutes'. */
const figureOf = (term: string) => screen.getByText(term).nextElementSibling;

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
      expect(game.queryByText('NEW') !== null).toBe(GAMES[id].isNew);
    }
  });

  it('sums up the rounds of all games, the whole minutes and the coins [S2.044, S9.13]', async () => {
    const simulator = aRecord({ id: 2, gameName: 'Racing Simulator', highScore: 90, timePlayed: 60 });
    await withRecords(aRecord({ timePlayed: 1259 }), simulator);
    await waitFor(() => expect(figureOf('Rounds')).toHaveTextContent(/^42$/));
    // 1259 + 60 seconds are one second less than 22 minutes.
    expect(figureOf('Minutes')).toHaveTextContent(/^21$/);
    expect(figureOf('Coins')).toHaveTextContent('2,480 coins');
  });

  it.each([
    [1074, '1,074'],
    // Only rounds of earlier rules.
    [null, '–'],
  ])('shows the high score %s and how often the game was played [S2.046, S3.08]', async (highScore, text) => {
    await withRecords(aRecord({ highScore }));
    expect(await gameCard().findByText('High Score')).toBeVisible();
    expect(figureOf('High Score')?.textContent).toBe(text);
    expect(figureOf('Times Played')).toHaveTextContent(/^21$/);
    expect(gameCard().queryByText('No runs yet')).toBeNull();
  });

  it('shows who has not played at all the way to a first round', async () => {
    const { app } = await withRecords();
    expect(await screen.findByRole('heading', { name: 'No rounds yet' })).toBeVisible();
    await app.person.click(screen.getByRole('link', { name: 'Play Alien Clicker' }));
    await waitFor(() => expect(app.path()).toBe('/games/alien-clicker'));
  });

  it('stays usable when the records do not arrive, says so, and asks again on Try again', async () => {
    const { app, api } = await openHub({ status: 502 });
    expect(await main().findByRole('alert')).toHaveTextContent('Your records could not be loaded.');
    expect(figureOf('Rounds')).toHaveTextContent('not known');
    expect(figureOf('Minutes')).toHaveTextContent('not known');
    expect(figureOf('Coins')).toHaveTextContent('2,480 coins');
    expect(gameCard().getByText('High Score').nextElementSibling).toHaveTextContent('not known');
    expect(gameCard().queryByText('No runs yet')).toBeNull();
    expect(gameCard().getByRole('link', { name: 'Play Now: Alien Clicker' })).toBeVisible();
    api.answer('GET /api/games/stats', { status: 200, body: [aRecord()] });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByText('High Score')).toHaveLength(1));
    expect(figureOf('High Score')).toHaveTextContent('1,074');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("shows each game's place with the member's own alien in it", async () => {
    const user = aUser({
      avatarCustomization: { color: 'pink', hat: 'crown', face: 'cool', accessory: 'ufo' },
    });
    await openHub(ok([]), { 'GET /api/user': ok(user) });
    const look = alienParts(user.avatarCustomization);
    const covers = () => [...document.querySelectorAll('article img')].map((img) => img.getAttribute('src'));
    await waitFor(() => expect(covers()).toHaveLength(GAME_IDS.length));
    expect(covers()).toContain(dressedCover('alien-racing', 'tile', look));
    expect(covers()).toContain(dressedCover('memory-match', 'tile', look));
  });

  it('carries on with the two games played last, and says what the last round of each brought', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await openHub(ok([aRecord()]), {
      'GET /api/games/rounds': ok([
        aRound({ round: 'round-c', decidedAt: hourAgo }),
        aRound({ round: 'round-b', score: 51, decidedAt: hourAgo }),
        aRound({ gameId: 'racing-simulator', gameName: 'Racing Simulator' }),
        aRound({ gameId: 'memory-match', gameName: 'Memory Match', score: 1, decidedAt: hourAgo }),
        aRound({ gameId: 'alien-racing', gameName: 'Alien Racing' }),
      ]),
      'GET /api/leaderboard/me': ok(aStanding()),
    });
    const games = within(await main().findByRole('region', { name: 'Carry on' })).getAllByRole('link');
    expect(games.map((game) => [game.textContent, game.getAttribute('href')])).toEqual([
      ['Alien Clicker Best: 74, 1 hour ago', '/games/alien-clicker'],
      ['Memory Match 1 point, 1 hour ago', '/games/memory-match'],
    ]);
  });

  it('tells the place of a best score, and marks one that was played today', async () => {
    const rounds = [
      aRound({ round: 'round-m', gameId: 'memory-match', gameName: 'Memory Match' }),
      aRound({ round: 'round-c', decidedAt: new Date().toISOString() }),
    ];
    const { bests } = aStanding();
    const ranked = bests.map((best) =>
      best.gameId === 'memory-match' ? { ...best, round: 'round-m' } : best,
    );
    await openHub(ok([aRecord(), aRecord({ id: 2, gameName: 'Memory Match', highScore: 80 })]), {
      'GET /api/games/rounds': ok(rounds),
      'GET /api/leaderboard/me': ok(aStanding({ bests: ranked })),
    });
    expect(await gameCard().findByText('12th')).toBeVisible();
    expect(await gameCard().findByText('Record today')).toBeVisible();
    expect(screen.getAllByText('Record today')).toHaveLength(1);
  });

  it('shows the nearest goal, and the way to it', async () => {
    await openHub(ok([aRecord()]), { 'GET /api/leaderboard/me': ok(aStanding()) });
    const goal = within(
      await main().findByRole('region', { name: '41 points over all games to overtake racer_3' }),
    );
    expect(goal.getByText('All Games: you are 4th of 60.')).toBeVisible();
    expect(goal.getByRole('link')).toHaveAttribute('href', '/leaderboard');
    expect(screen.queryByRole('region', { name: 'Carry on' })).toBeNull();
  });

  it('shows neither last games nor a goal while nothing is known of them', async () => {
    const { api } = await openHub(ok([aRecord()]));
    await waitFor(() => expect(api.callsOf('GET /api/user/goal')).toHaveLength(1));
    expect(await gameCard().findByText('High Score')).toBeVisible();
    await waitFor(() => expect(main().queryAllByRole('region')).toEqual([]));
  });
});
