import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { problem } from '../../../test/support/fake-api';
import type { FakeApi } from '../../../test/support/fake-api';
import {
  game,
  mountedGames,
  mountFakeGame,
  play,
  playingMember,
  showHud,
  ticket,
} from '../../../test/support/fake-game';
import { refillTickets, returnRestarted } from '../../offline/prefetched-tickets';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

let api: FakeApi;

beforeEach(() => {
  api = playingMember();
});

/** Presses R, as the game on the stage hears it. */
const pressRestart = () => act(() => game().options.onEvent({ kind: 'restart' }));
const restarts = () => api.callsOf('POST /api/games/rounds').slice(1);

describe('a restart', () => {
  it('by R pauses the round and plays another, counted in by one second', async () => {
    await play('alien-clicker');
    const [first] = mountedGames;
    expect(first?.options.isRestart).toBe(false);
    pressRestart();
    expect(first?.handle.pause).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    expect(first?.handle.destroy).toHaveBeenCalledTimes(1);
    expect(game().options.isRestart).toBe(true);
    expect(restarts()[0]?.body).toEqual({ gameName: 'Alien Clicker', isRestart: true });
  });

  it('without a network remembers how the prefetched ticket was left', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const body = ['a', 'b'].map((round) => ({ ...ticket, round, isStocked: true, pays: true, expiresAt }));
    api.answer('POST /api/games/rounds/stock', { status: 200, body });
    await refillTickets({ userId: 7, gameName: 'Alien Clicker' });
    api.answer('POST /api/games/rounds', () => {
      throw new TypeError('Failed to fetch');
    });
    await play('alien-clicker');
    pressRestart();
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    for (const round of ['a', 'b']) api.answer(`POST /api/games/rounds/${round}/abandon`, { status: 204 });
    await returnRestarted(7);
    expect(api.callsOf('POST /api/games/rounds/a/abandon')[0]?.body).toEqual({ isRestart: true });
    expect(api.callsOf('POST /api/games/rounds/b/abandon')).toEqual([]);
  });

  it('asks for one ticket, however often it is pressed', async () => {
    await play('alien-clicker');
    pressRestart();
    pressRestart();
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    expect(restarts()).toHaveLength(1);
  });

  it('is offered in a pause, and leaves the round paused where the server refuses', async () => {
    const app = await play('alien-clicker');
    api.answer('POST /api/games/rounds', problem(429, 'request.too_many', 'Too many rounds. Wait a minute.'));
    showHud({ phase: 'paused', pauseReason: 'player' });
    await app.person.click(screen.getByRole('button', { name: 'Restart' }));
    expect((await screen.findAllByText('Too many rounds. Wait a minute.'))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume' })).toBeEnabled();
    expect(mountedGames).toHaveLength(1);
    showHud();
    expect(screen.queryByText('Too many rounds. Wait a minute.')).toBeNull();
    api.answer('POST /api/games/rounds', { status: 201, body: ticket });
    showHud({ phase: 'paused', pauseReason: 'player' });
    await app.person.click(screen.getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
  });
});
