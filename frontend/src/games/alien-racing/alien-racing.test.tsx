import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { FakeApi } from '../../../test/support/fake-api';
import {
  answerWith,
  figureOf,
  finish,
  game,
  mountFakeGame,
  openGame,
  play,
  playingMember,
  sentBody,
  showHud,
} from '../../../test/support/fake-game';
import { coinTransactionsKey } from '../../api/keys';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

let api: FakeApi;

beforeEach(() => {
  api = playingMember();
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
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    expect(await screen.findByText("Race started! Let's go!")).toBeVisible();
    expect(screen.getByText('Complete 3 laps to finish the race.')).toBeVisible();
    expect(['Score', 'Time', 'Coins'].map((term) => figureOf(term)?.textContent)).toEqual(['0', '1:00', '0']);
  });

  it('explains the track, the worth of a place and keys that are there on every keyboard', async () => {
    await openGame('alien-racing');
    expect(
      await screen.findByText(
        /Pads speed you up, plasma makes you slide, rocks stop you\. The stronger the field, the more a place is worth\./,
      ),
    ).toBeVisible();
    expect(screen.getByText('Steer')).toBeVisible();
  });

  it('asks for its own record, and shows its best score [S7.10, S7.13]', async () => {
    const stats = [{ id: 4, gameName: 'Alien Racing', highScore: 231, bestTicks: 2901 }];
    api.answer('GET /api/games/stats', { status: 200, body: stats });
    await openGame('alien-racing');
    expect(await screen.findByText('48.35 s')).toBeVisible();
    expect(document.querySelector('.play__best')).toHaveTextContent('Your best 231 48.35 s');
    expect(api.callsOf('GET /api/games/stats').map(({ search }) => search)).toEqual(['?game=Alien%20Racing']);
  });

  it('is completed with its position and the coins, line by line [S4.21]', async () => {
    answerWith(api, lines, 324);
    await play('alien-racing');
    await finish(324, finished, 3020);
    expect(screen.getByRole('heading', { name: 'Race Completed!' })).toBeVisible();
    expect(figureOf('Position')).toHaveTextContent('1/4');
    expect(figureOf('Best lap')).toHaveTextContent('0:16.4');
    expect(figureOf('Time', '.over')).toHaveTextContent('50.33 s');
    for (const { description, amount } of lines) {
      expect((await screen.findByText(description)).parentElement).toHaveTextContent(
        `${description} +${amount}`,
      );
    }
    expect(document.querySelector('[data-coin-source]')).toHaveTextContent('+32');
  });

  it.each([0, 96])(
    'says in which lap the time of a race of %d points ran out, and how many were driven [S4.22]',
    async (score) => {
      answerWith(api, [], score);
      await play('alien-racing');
      await finish(score, { ...finished, lap: 2, place: 4, isFinished: false });
      expect(screen.getByRole('heading', { name: 'Time ran out on lap 2' })).toBeVisible();
      expect(document.querySelector('.over__headline')).toHaveTextContent('1 of 3 laps');
      expect(screen.queryByText('Race Completed!')).not.toBeInTheDocument();
      await waitFor(() => expect(sentBody(api)).toMatchObject({ score }));
    },
  );

  it('tells how strong the rivals are while the start lights count', async () => {
    await play('alien-racing');
    showHud({ phase: 'paused', countdown: 2, figures: { form: 'A strong field today' } });
    expect(screen.getByText('A strong field today')).toBeVisible();
    expect(screen.getByText('Get ready')).toBeVisible();
  });

  it('is sent with score, 60 seconds and coins, makes the ledger invalid and adds nothing [S4.20, S7.15, S7.18]', async () => {
    answerWith(api, lines, 324);
    api.answer('GET /api/coins/transactions', { status: 200, body: [] });
    const app = await openGame('alien-racing');
    const stop = new QueryObserver(app.client, { queryKey: coinTransactionsKey }).subscribe(() => undefined);
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    await waitFor(() => game());
    await finish(324, finished, 3020, 32);
    expect(sentBody(api)).toEqual({
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
