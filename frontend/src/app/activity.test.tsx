import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import {
  mountedGames,
  mountFakeGame,
  playingMember,
  endRound,
  startRound,
} from '../../test/support/fake-game';
import { fakeSockets } from '../../test/support/fake-socket';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));
const { renderApp } = await import('../../test/support/render-app');

describe('what is played', () => {
  beforeEach(() => {
    mountedGames.length = 0;
  });

  it('is told to the server when a round begins and when it is over, and again on a new socket', async () => {
    const sockets = fakeSockets();
    playingMember();
    const app = renderApp('/games/alien-clicker');
    await waitFor(() => expect(sockets.opened).toHaveLength(1));
    sockets.open();
    await startRound(app);
    const activity = () => sockets.sent('activity').map(({ data }) => data.game);
    expect(activity()).toEqual(['Alien Clicker']);
    sockets.close();
    act(() => void window.dispatchEvent(new Event('online')));
    sockets.open();
    expect(activity()).toEqual(['Alien Clicker']);
    await endRound();
    await waitFor(() => expect(activity()).toEqual(['Alien Clicker', null]));
    await screen.findByRole('button', { name: 'Play Again' });
  });
});
