import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { problem } from '../../../test/support/fake-api';
import {
  endRound,
  game,
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  startRound,
  ticket,
  verdict,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { toast } from '../../ui/toast';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

const figureOf = (term: string) => screen.getAllByText(term).at(-1)?.nextElementSibling;

/** Clicks twice before React can render in between. */
const clickTwice = (target: HTMLElement) => {
  act(() => {
    target.click();
    target.click();
  });
};

const anotherTabStarts = (member: number, gameName: string) => {
  const newValue = `${member} ${gameName} round-2`;
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'round-started', newValue }));
  });
};

async function play(): Promise<TestApp> {
  const app = renderApp('/games/alien-clicker');
  await startRound(app);
  showHud();
  return app;
}

beforeEach(() => {
  mountedGames.length = 0;
});

describe('starting a round', () => {
  it('asks for one ticket on a double click on Start Game', async () => {
    const api = playingMember();
    renderApp('/games/alien-clicker');
    clickTwice(await screen.findByRole('button', { name: 'Start Game' }));
    await waitFor(() => game());
    expect(api.callsOf('POST /api/games/rounds')).toHaveLength(1);
  });

  it('asks for one more on a double click on Play Again', async () => {
    const api = playingMember();
    await play();
    await endRound();
    clickTwice(await screen.findByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    expect(api.callsOf('POST /api/games/rounds')).toHaveLength(2);
  });

  it.each([
    ['closes a toast that is no failure', 'success', 0],
    ['leaves a failure to be read', 'destructive', 1],
  ] as const)('%s', async (_case, variant, shown) => {
    playingMember();
    const app = renderApp('/games/alien-clicker');
    await screen.findByRole('button', { name: 'Start Game' });
    act(() => void toast({ title: 'Old news', variant }));
    await screen.findByText('Old news');
    await startRound(app);
    expect(screen.queryAllByText('Old news')).toHaveLength(shown);
  });
});

describe('a round that another tab overtakes', () => {
  it('tells the other tabs when it starts', async () => {
    playingMember();
    await play();
    expect(localStorage.getItem('round-started')).toBe(`7 Alien Clicker ${ticket.round}`);
  });

  it('stops, says why, and Play Again plays with a new ticket', async () => {
    const api = playingMember();
    const app = await play();
    anotherTabStarts(7, 'Alien Clicker');
    expect(game().handle.destroy).toHaveBeenCalledTimes(1);
    const [sentence] = screen.getAllByText(
      'This game was started in another tab. Only the newest round counts.',
    );
    expect(sentence).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Round Stopped' })).toHaveFocus();
    expect(screen.getAllByRole('link', { name: 'Back to Games' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await app.person.click(screen.getByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    expect(api.callsOf('POST /api/games/rounds')).toHaveLength(2);
    expect(screen.queryByText(/started in another tab/)).toBeNull();
  });

  it.each([
    [8, 'Alien Clicker'],
    [7, 'Cosmic Runner'],
  ])('goes on when member %i starts %s', async (member, gameName) => {
    playingMember();
    await play();
    anotherTabStarts(member, gameName);
    expect(game().handle.destroy).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('is still proven when it was played to its end before', async () => {
    playingMember();
    await play();
    await endRound();
    anotherTabStarts(7, 'Alien Clicker');
    expect(await screen.findByText('Proven by replay')).toBeVisible();
  });
});

describe('the buttons beside the game', () => {
  it.each(['Sound', 'Pause'])('leave the keyboard in the game when %s is clicked', async (name) => {
    playingMember();
    const app = await play();
    const canvas = document.createElement('canvas');
    canvas.tabIndex = 0;
    app.container.querySelector('.play__canvas')?.append(canvas);
    canvas.focus();
    await app.person.click(screen.getByRole('button', { name }));
    expect(canvas).toHaveFocus();
  });
});

describe('the figures of a played round', () => {
  const figures = () => ['Score', 'Time', 'Coins'].map((term) => figureOf(term)?.textContent);

  it('are those of the round while it waits to be sent', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    playingMember().answer('POST /api/games/stats', { status: 502 });
    await play();
    await endRound();
    await screen.findByRole('button', { name: 'Retry' });
    expect(figures()).toEqual(['47', '0:00', '9']);
    log.mockRestore();
  });

  it.each([
    [
      'the replay',
      { status: 200, body: { ...verdict, verdict: 'refused', reason: null, score: 0, coins: 0 } },
      0,
    ],
    ['the server', problem(400, 'request.invalid', 'The log is too long'), 1],
  ])('have no coins when %s refuses it', async (_who, reply, logged) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    playingMember().answer('POST /api/games/stats', reply);
    await play();
    await endRound();
    await screen.findAllByText(/This round does not count\. \w/);
    expect(figures()).toEqual(['47', '0:00', '0']);
    if (logged > 0) await waitFor(() => expect(log).toHaveBeenCalledTimes(logged));
    log.mockRestore();
  });
});
