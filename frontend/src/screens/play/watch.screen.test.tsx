import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { problem } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import {
  endRound,
  game,
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  ticket,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

const ROUND = 'GET /api/games/rounds/round-9';
const PATH = '/games/alien-clicker?watch=round-9';
const watchable = {
  ...ticket,
  round: 'round-9',
  gameName: 'Alien Clicker',
  field: 'wide',
  log: 'bG9n',
  score: 74,
  coins: 14,
  decidedAt: '2026-11-20T12:00:00.000Z',
};

function open(answer: FakeAnswer): { app: TestApp; api: FakeApi } {
  const api = playingMember();
  api.answer(ROUND, answer);
  return { app: renderApp(PATH), api };
}

describe('watching an earlier round', () => {
  beforeEach(() => {
    mountedGames.length = 0;
  });

  it('shows its log under its own ticket, and sends nothing', async () => {
    const { api } = open({ status: 200, body: watchable });
    await waitFor(() => expect(mountedGames).toHaveLength(1));
    expect(game().options).toMatchObject({
      game: 'alien-clicker',
      ticket: { seed: ticket.seed, rulesVersion: 1 },
      watchedLog: 'bG9n',
    });
    showHud({ score: 5 });
    expect(screen.getByText('Watching')).toBeVisible();
    expect(screen.getByText('5', { selector: 'dd' })).toBeVisible();
    await endRound();
    expect(api.callsOf('POST /api/games/stats')).toEqual([]);
    expect(api.callsOf('POST /api/games/rounds')).toEqual([]);
  });

  it('ends with the choice to watch it again or to go back to the profile', async () => {
    const { app } = open({ status: 200, body: watchable });
    await waitFor(() => expect(mountedGames).toHaveLength(1));
    await endRound();
    await app.person.click(await screen.findByRole('button', { name: 'Watch again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    await endRound();
    await app.person.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(app.path()).toBe('/profile'));
  });

  it('says why there is nothing to watch, and asks again on Retry', async () => {
    const sentence = 'This round can not be watched any more.';
    const { app, api } = open(problem(404, 'rounds.not_watchable', sentence));
    expect(await screen.findByText(sentence)).toBeVisible();
    api.answer(ROUND, { status: 200, body: watchable });
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(mountedGames).toHaveLength(1));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('shows no round of another game', async () => {
    open({ status: 200, body: { ...watchable, game: 'memory-match' } });
    expect(await screen.findByText('This round belongs to another game.')).toBeVisible();
    expect(mountedGames).toEqual([]);
  });

  it('gives the reason when the game can not show it', async () => {
    open({ status: 200, body: watchable });
    await waitFor(() => expect(mountedGames).toHaveLength(1));
    act(() => game().options.onError({ code: 'load_failed', message: 'The game could not be loaded.' }));
    expect(await screen.findByText('The game could not be loaded.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Back to Profile' }).length).toBeGreaterThan(0);
  });
});
