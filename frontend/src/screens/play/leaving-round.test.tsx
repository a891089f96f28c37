import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  endRound,
  game,
  leaveRound,
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  startRound,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

beforeEach(() => {
  mountedGames.length = 0;
});

/** Opens a round from the hub and starts it. */
async function runningRound(): Promise<TestApp> {
  playingMember();
  const app = renderApp('/games');
  await act(() => app.goTo('/games/alien-clicker'));
  await startRound(app);
  showHud();
  return app;
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave this round?' });
const closesAtOnce = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('leaving a round', () => {
  it('asks when a link is followed, pauses meanwhile, and stays when the answer is no', async () => {
    const app = await runningRound();
    await app.person.click(screen.getByRole('link', { name: 'Back to Games' }));
    expect(await question()).toHaveAccessibleDescription('It ends here and does not count.');
    expect(game().handle.pause).toHaveBeenCalledTimes(1);
    await app.person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(app.path()).toBe('/games/alien-clicker');
    expect(game().handle.destroy).not.toHaveBeenCalled();
  });

  it('goes where the player wanted when the answer is yes, and gives the game back', async () => {
    const app = await runningRound();
    await leaveRound(app, '/home');
    await waitFor(() => expect(app.path()).toBe('/home'));
    await waitFor(() => expect(game().handle.destroy).toHaveBeenCalledTimes(1));
  });

  it("asks at the browser's back, also of a paused round", async () => {
    const app = await runningRound();
    showHud({ phase: 'paused', pauseReason: 'player' });
    await act(() => app.goBack());
    await question();
    expect(app.path()).toBe('/games/alien-clicker');
    await app.person.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.path()).toBe('/games'));
  });

  it('asks before signing out, and signs nobody out when the answer is no', async () => {
    const app = await runningRound();
    showHud({ phase: 'paused', pauseReason: 'player' });
    await app.person.click(screen.getByRole('button', { name: 'Log Out' }));
    await question();
    await app.person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(game().handle.destroy).not.toHaveBeenCalled();
    await app.person.click(screen.getByRole('button', { name: 'Log Out' }));
    await question();
    await endRound();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.path()).toBe('/games/alien-clicker');
  });

  it('asks nothing before a round and after it', async () => {
    const app = await runningRound();
    await endRound();
    await screen.findByText('Proven by replay');
    await act(() => app.goTo('/home'));
    await waitFor(() => expect(app.path()).toBe('/home'));
    await act(() => app.goTo('/games/alien-clicker'));
    await screen.findByRole('button', { name: 'Start Game' });
    await act(() => app.goTo('/home'));
    await waitFor(() => expect(app.path()).toBe('/home'));
  });

  it('takes the question back when the round is over meanwhile', async () => {
    const app = await runningRound();
    await act(() => app.goTo('/home'));
    await question();
    await endRound();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.path()).toBe('/games/alien-clicker');
  });

  it('lets the browser ask before the page is closed, as long as the round is in play', async () => {
    await runningRound();
    expect(closesAtOnce()).toBe(false);
    showHud({ phase: 'paused', pauseReason: 'player' });
    expect(closesAtOnce()).toBe(false);
    await endRound();
    await screen.findByText('Proven by replay');
    expect(closesAtOnce()).toBe(true);
  });
});
