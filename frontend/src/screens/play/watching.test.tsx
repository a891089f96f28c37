import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { FakeApi } from '../../../test/support/fake-api';
import {
  endRound,
  game,
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  startRound,
  ticket,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

let api: FakeApi;

/** Plays a round to its end and watches it. */
async function watch(): Promise<TestApp> {
  const app = renderApp('/games/alien-clicker');
  await startRound(app);
  showHud();
  await endRound();
  await screen.findByText('Your balance: 129 coins');
  await app.person.click(screen.getByRole('button', { name: 'Watch the round' }));
  await waitFor(() => expect(mountedGames).toHaveLength(2));
  showHud({ score: 5 });
  return app;
}

describe('watching the round that was just played', () => {
  beforeEach(() => {
    mountedGames.length = 0;
    api = playingMember();
  });

  it('plays its log again under its ticket, says so, and gives the played one back', async () => {
    await watch();
    expect(game().options).toMatchObject({
      game: 'alien-clicker',
      ticket: { seed: ticket.seed },
      watchedLog: 'bG9n',
    });
    expect(mountedGames[0]?.options.watchedLog).toBeUndefined();
    expect(mountedGames[0]?.handle.destroy).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Watching')).toBeVisible();
    expect(screen.queryByText('Game Over')).toBeNull();
    expect(screen.getByText('5', { selector: 'dd' })).toBeVisible();
  });

  it('can be paused, and watched at twice the speed', async () => {
    const app = await watch();
    const speed = screen.getByRole('button', { name: 'Double speed' });
    expect(speed).toHaveTextContent('1×');
    await app.person.click(speed);
    expect(game().handle.setSpeed).toHaveBeenLastCalledWith(2);
    expect(speed).toHaveTextContent('2×');
    await app.person.click(screen.getByRole('button', { name: 'Pause' }));
    expect(game().handle.pause).toHaveBeenCalledTimes(1);
    showHud({ phase: 'paused', pauseReason: 'player' });
    await app.person.click(screen.getByRole('button', { name: 'Resume' }));
    expect(game().handle.resume).toHaveBeenCalledTimes(1);
  });

  it('ends with the choice to watch it again or to go back to the result, and sends nothing', async () => {
    const app = await watch();
    await endRound();
    await app.person.click(await screen.findByRole('button', { name: 'Watch again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(3));
    await endRound();
    await app.person.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Game Over' })).toBeVisible();
    expect(api.callsOf('POST /api/games/stats')).toHaveLength(1);
    expect(api.callsOf('POST /api/games/rounds')).toHaveLength(1);
  });

  it('is left in its middle without playing the spent ticket once more', async () => {
    const app = await watch();
    await app.person.click(screen.getByRole('button', { name: 'Back to the result' }));
    expect(screen.getByRole('heading', { name: 'Game Over' })).toBeVisible();
    expect(screen.getByText('Proven by replay')).toBeVisible();
    expect(mountedGames).toHaveLength(2);
    expect(game().handle.destroy).toHaveBeenCalledTimes(1);
    await app.person.click(screen.getByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(3));
    expect(game().options.watchedLog).toBeUndefined();
  });

  it('comes back to the result, with the reason, when it cannot be shown', async () => {
    await watch();
    act(() => game().options.onError({ code: 'load_failed', message: 'The game could not be loaded.' }));
    expect((await screen.findAllByText('The game could not be loaded.'))[0]).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  });
});
