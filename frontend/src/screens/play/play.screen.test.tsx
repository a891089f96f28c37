import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { problem } from '../../../test/support/fake-api';
import {
  endRound,
  game,
  leaveRound,
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  startRound,
  ticket,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

const figureOf = (term: string) => screen.getAllByText(term).at(-1)?.nextElementSibling;

describe('Alien Clicker', () => {
  beforeEach(() => {
    mountedGames.length = 0;
  });

  it('begins with a start panel, the figures of a fresh round and a way back [S2.008, S2.052, S2.053, S2.055, S4.11]', async () => {
    playingMember();
    renderApp('/games/alien-clicker');
    expect(await screen.findByRole('button', { name: 'Start Game' })).toBeVisible();
    expect(await screen.findByText('74')).toBeVisible();
    expect(figureOf('Score')).toHaveTextContent('0');
    expect(figureOf('Time')).toHaveTextContent('1:00');
    expect(figureOf('Coins')).toHaveTextContent('0');
    expect(screen.getByRole('link', { name: 'Back to Games' })).toBeVisible();
    expect(mountedGames).toHaveLength(0);
  });

  it('asks for a ticket and plays with its seed', async () => {
    const api = playingMember();
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    expect(api.callsOf('POST /api/games/rounds')[0]?.body).toEqual({ gameName: 'Alien Clicker' });
    expect(game().options).toMatchObject({
      game: 'alien-clicker',
      ticket: { seed: ticket.seed, rulesVersion: 1 },
    });
    showHud();
    expect(screen.queryByRole('button', { name: 'Start Game' })).toBeNull();
    expect(figureOf('Score')).toHaveTextContent('12');
    expect(figureOf('Time')).toHaveTextContent('0:42');
    expect(figureOf('Coins')).toHaveTextContent('2');
  });

  it('is playable when the stats cannot be fetched, which is only logged [S7.12, S8.16]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = playingMember();
    api.answer('GET /api/games/stats', { status: 500 });
    renderApp('/games/alien-clicker');
    expect(await screen.findByRole('button', { name: 'Start Game' })).toBeVisible();
    const thrown = expect.objectContaining({ message: 'Failed to fetch game stats' });
    await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to fetch game stats', thrown));
    expect(screen.queryByText(/Failed/)).toBeNull();
    expect(screen.queryByText('Your first round')).toBeNull();
    expect(screen.getByText(/Your best/)).toHaveTextContent('not known');
    log.mockRestore();
  });

  it('says why a round could not start, and can be asked again', async () => {
    const api = playingMember();
    api.answer('POST /api/games/rounds', problem(503, 'server.busy', 'The squad is busy'));
    const app = renderApp('/games/alien-clicker');
    await app.person.click(await screen.findByRole('button', { name: 'Start Game' }));
    expect((await screen.findAllByText('The squad is busy'))[0]).toBeVisible();
    api.answer('POST /api/games/rounds', { status: 201, body: ticket });
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    await waitFor(() => expect(mountedGames).toHaveLength(1));
  });

  it('shows what keeps a game from running', async () => {
    playingMember();
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    act(() => game().options.onError({ code: 'rules_outdated', message: 'This game has new rules.' }));
    expect(screen.getAllByText('This game has new rules.')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start Game' })).toBeVisible();
    expect(game().handle.destroy).toHaveBeenCalledTimes(1);
  });

  it('pauses, hides the field behind a panel, and resumes by counting 3-2-1 [S2.054, S4.12]', async () => {
    playingMember();
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    showHud();
    await app.person.click(screen.getByRole('button', { name: 'Pause' }));
    expect(game().handle.pause).toHaveBeenCalledTimes(1);
    showHud({ phase: 'paused', pauseReason: 'player' });
    expect(screen.getByRole('heading', { name: 'Paused' })).toBeVisible();
    const resume = screen.getByRole('button', { name: 'Resume' });
    expect(resume).toHaveFocus();
    await app.person.click(resume);
    expect(game().handle.resume).toHaveBeenCalledTimes(1);
    showHud({ phase: 'paused', pauseReason: 'player', countdown: 3 });
    expect(screen.getByText('Get ready')).toBeVisible();
    expect(screen.getByText('The field comes back on Go')).toBeVisible();
    showHud();
    expect(screen.queryByText('Get ready')).toBeNull();
  });

  it.each([
    ['hidden', 'Paused because this page was hidden.'],
    ['blur', 'Paused because this window lost focus.'],
    ['stall', 'Paused because this device was busy for a moment.'],
  ] as const)('says why it paused by itself: %s', async (pauseReason, sentence) => {
    playingMember();
    await startRound(renderApp('/games/alien-clicker'));
    showHud({ phase: 'paused', pauseReason });
    const [shown, said] = screen.getAllByText(sentence);
    expect(shown).toBeVisible();
    expect(said?.closest('[role=status]')).toBeInTheDocument();
  });

  it('counts 3-2-1 over the field before a round begins', async () => {
    playingMember();
    await startRound(renderApp('/games/alien-clicker'));
    showHud({ phase: 'paused', countdown: 3 });
    expect(screen.getByText('Get ready')).toBeVisible();
    expect(screen.getByText('3')).toBeVisible();
    expect(screen.queryByText('The field comes back on Go')).toBeNull();
    showHud();
    expect(screen.queryByText('Get ready')).toBeNull();
  });

  it('keeps the navigation still while the game runs', async () => {
    playingMember();
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    const navigation = () => app.container.querySelector('.shell__navigation');
    expect(navigation()).not.toHaveAttribute('inert');
    showHud();
    expect(navigation()).toHaveAttribute('inert');
    showHud({ phase: 'paused', pauseReason: 'hidden' });
    expect(navigation()).not.toHaveAttribute('inert');
  });

  it('turns the sound off for this round and, remembered, for the next visit', async () => {
    playingMember();
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    expect(game().options.muted).toBe(false);
    await app.person.click(screen.getByRole('button', { name: 'Sound' }));
    expect(game().handle.setMuted).toHaveBeenCalledWith(true);
    app.unmount();
    renderApp('/games/alien-clicker');
    expect(await screen.findByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('tells a screen reader of start, time, pause and result', async () => {
    playingMember();
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    const said = () => screen.getAllByRole('status').at(-1);
    showHud();
    expect(said()).toHaveTextContent('Go!');
    showHud({ secondsLeft: 30 });
    expect(said()).toHaveTextContent('30 seconds left.');
    showHud({ secondsLeft: 9 });
    expect(said()).toHaveTextContent('10 seconds left.');
    showHud({ phase: 'paused' });
    expect(said()).toHaveTextContent('Paused.');
    await endRound();
    await waitFor(() => expect(said()).toHaveTextContent('Game over. Score 47. 9 coins earned.'));
  });

  it('gives the game back when the player leaves', async () => {
    playingMember();
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    await leaveRound(app, '/home');
    await waitFor(() => expect(game().handle.destroy).toHaveBeenCalledTimes(1));
  });
});
