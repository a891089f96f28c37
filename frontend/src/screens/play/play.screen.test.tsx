import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sad } from 'game-scenes/art-core/mascot-poses';
import { plainLook } from 'game-scenes/art-core/plain-look';
import { GAME_IDS, GAMES } from 'game-scenes/rules';
import { aProgress } from '../../../test/fixtures/progress-data';
import { problem } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import {
  answerWith,
  endRound,
  failGame,
  figureOf,
  finish,
  game,
  leaveRound,
  mountedGames,
  mountFakeGame,
  openGame,
  play,
  playingMember,
  sentBody,
  showHud,
  startRound,
  ticket,
  verdict,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { toast } from '../../ui/toast';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

let api: FakeApi;

beforeEach(() => {
  api = playingMember();
});

describe('the play screen', () => {
  it('begins with a start panel, the figures of a fresh round and a way back [S2.008, S2.052, S2.053, S2.055, S4.11]', async () => {
    api.answer('GET /api/games/progress', {
      status: 200,
      body: aProgress({ week: { rank: 12, total: 31 } }),
    });
    const app = renderApp('/games/alien-clicker');
    expect(await screen.findByRole('button', { name: 'Start Game' })).toHaveFocus();
    expect(await screen.findByText('74')).toBeVisible();
    expect(await screen.findByText('12th this week')).toBeVisible();
    expect(screen.queryByText('Score')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Games' })).toBeVisible();
    expect(mountedGames).toHaveLength(0);
    await startRound(app);
    expect(figureOf('Score')).toHaveTextContent('0');
    expect(figureOf('Time')).toHaveTextContent('1:00');
    expect(figureOf('Coins')).toHaveTextContent('0');
  });

  it('asks for a ticket and plays with its seed', async () => {
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    expect(api.callsOf('POST /api/games/rounds')[0]?.body).toEqual({ gameName: 'Alien Clicker' });
    expect(game().options).toMatchObject({
      game: 'alien-clicker',
      ticket: { seed: ticket.seed, rulesVersion: ticket.rulesVersion },
    });
    showHud();
    expect(screen.queryByRole('button', { name: 'Start Game' })).toBeNull();
    expect(figureOf('Score')).toHaveTextContent('12');
    expect(figureOf('Time')).toHaveTextContent('0:42');
    expect(figureOf('Coins')).toHaveTextContent('2');
  });

  it('is playable when the stats cannot be fetched, which is only logged [S7.12, S8.16]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer('GET /api/games/stats', { status: 500 });
    renderApp('/games/alien-clicker');
    expect(await screen.findByRole('button', { name: 'Start Game' })).toBeVisible();
    const thrown = expect.objectContaining({ message: 'Failed to fetch game stats' });
    await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to fetch game stats', thrown));
    expect(screen.queryByText(/Failed/)).toBeNull();
    expect(screen.queryByText('No best score yet')).toBeNull();
    expect(screen.getByText(/Your best/).closest('p')).toHaveTextContent('not known');
    log.mockRestore();
  });

  it('says why a round could not start, and can be asked again', async () => {
    api.answer('POST /api/games/rounds', problem(503, 'server.busy', 'The squad is busy'));
    const app = renderApp('/games/alien-clicker');
    await app.person.click(await screen.findByRole('button', { name: 'Start Game' }));
    expect((await screen.findAllByText('The squad is busy'))[0]).toBeVisible();
    api.answer('POST /api/games/rounds', { status: 201, body: ticket });
    await app.person.click(screen.getByRole('button', { name: 'Start Game' }));
    await waitFor(() => expect(mountedGames).toHaveLength(1));
  });

  it('shows what keeps a game from running', async () => {
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    failGame('rules_outdated', 'This game has new rules.');
    expect(screen.getAllByText('This game has new rules.')[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start Game' })).toBeVisible();
    expect(game().handle.destroy).toHaveBeenCalledTimes(1);
  });

  it('pauses, hides the field behind a panel, and resumes by counting 3-2-1 [S2.054, S4.12]', async () => {
    const app = await playRound();
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
    [
      'graphics',
      'Paused because the graphics of this device were lost. The round goes on when they are back.',
    ],
  ] as const)('says why it paused by itself: %s', async (pauseReason, sentence) => {
    await startRound(renderApp('/games/alien-clicker'));
    showHud({ phase: 'paused', pauseReason });
    const [shown, said] = screen.getAllByText(sentence);
    expect(shown).toBeVisible();
    expect(said?.closest('[role=status]')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus();
  });

  it('keeps the navigation still while the game runs', async () => {
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
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    expect(game().options.muted).toBe(false);
    await app.person.click(screen.getByRole('button', { name: 'Turn sound off' }));
    expect(game().handle.setMuted).toHaveBeenCalledWith(true);
    app.unmount();
    renderApp('/games/alien-clicker');
    expect(await screen.findByRole('button', { name: 'Turn sound on' })).toBeVisible();
  });

  it('tells a screen reader of start, time, pause and result', async () => {
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
});

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

async function playRound(): Promise<TestApp> {
  const app = renderApp('/games/alien-clicker');
  await startRound(app);
  showHud();
  return app;
}

describe('starting a round', () => {
  it('asks for one ticket on a double click on Start Game', async () => {
    renderApp('/games/alien-clicker');
    clickTwice(await screen.findByRole('button', { name: 'Start Game' }));
    await waitFor(() => game());
    expect(api.callsOf('POST /api/games/rounds')).toHaveLength(1);
  });

  it.each([
    ['closes a toast that is no failure', 'success', 0],
    ['leaves a failure to be read', 'destructive', 1],
  ] as const)('%s', async (_case, variant, shown) => {
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
    await playRound();
    expect(localStorage.getItem('round-started')).toBe(`7 Alien Clicker ${ticket.round}`);
  });

  it('stops, says why, and Play Again plays with a new ticket', async () => {
    const app = await playRound();
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
    await playRound();
    anotherTabStarts(member, gameName);
    expect(game().handle.destroy).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});

/** Opens a round from the hub and starts it. */
async function runningRound(): Promise<TestApp> {
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

const tear = '#9deaff';

async function endWith(answer: Partial<typeof verdict>): Promise<void> {
  api.answer('POST /api/games/stats', { status: 200, body: { ...verdict, ...answer } });
  await playRound();
  await endRound(3);
  await screen.findByText('Proven by replay');
}

describe('the place of the result', () => {
  it('has confetti for a new best score', async () => {
    await endWith({ isNewHighScore: true });
    await waitFor(() => expect(document.querySelectorAll('.confetti-sheet')).not.toHaveLength(0));
  });

  it('has none for a poor score, after which the alien is sad', async () => {
    await endWith({ coins: 0, isNewHighScore: false });
    expect(sad(plainLook('green')).body).toContain(tear);
    await waitFor(() => expect(document.querySelector('.over__front')?.innerHTML).toContain(tear));
    expect(document.querySelector('.confetti-sheet')).toBeNull();
  });
});

describe.each(GAME_IDS)('the screen of %s', (id) => {
  it('begins with a start panel that names the game and how it is played, and leads back to the hub [S2.007, S2.009, S2.010, S2.056, S2.062, S2.064, S2.065, S2.067]', async () => {
    await openGame(id);
    expect(screen.getByRole('heading', { level: 1, name: GAMES[id].name })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: GAMES[id].name })).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    expect(screen.getByRole('link', { name: 'Back to Games' })).toHaveAttribute('href', '/games');
    expect(document.title).toBe(`${GAMES[id].name} · Alien Squad`);
  });

  it('plays a round of its own game by a ticket for it, pauses it and begins again [S2.062, S2.065, S4.25, S4.26, S4.31]', async () => {
    const app = await play(id);
    expect(api.callsOf('POST /api/games/rounds')[0]?.body).toEqual({ gameName: GAMES[id].name });
    expect(game().options.game).toBe(id);
    showHud({ phase: 'paused', pauseReason: 'player' });
    await app.person.click(screen.getByRole('button', { name: 'Resume' }));
    expect(game().handle.resume).toHaveBeenCalledTimes(1);
    await finish();
    await app.person.click(await screen.findByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
  });
});

const PAID_BY_PLAY = GAME_IDS.filter((id) => GAMES[id].coinSource !== 'racing');

describe.each(PAID_BY_PLAY)('a played round of %s', (id) => {
  it('is sent with the larger score, one play and its seconds, and its coins are named [S7.16]', async () => {
    answerWith(api, [{ description: `Earned 16 coins playing ${GAMES[id].name}`, amount: 16 }], 80);
    await play(id);
    await finish(80, {}, 2700);
    expect(await screen.findByText(`Earned 16 coins playing ${GAMES[id].name}`)).toBeVisible();
    expect(sentBody(api)).toEqual({
      gameName: GAMES[id].name,
      highScore: 80,
      timesPlayed: 1,
      timePlayed: 45,
      round: 'round-1',
      log: 'bG9n',
    });
    await waitFor(() => expect(api.callsOf('POST /api/coins/add')).toHaveLength(1));
  });
});

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

function open(answer: FakeAnswer): TestApp {
  api.answer(ROUND, answer);
  return renderApp(PATH);
}

describe('watching an earlier round', () => {
  it('shows its log under its own ticket, and sends nothing', async () => {
    open({ status: 200, body: watchable });
    await waitFor(() => expect(mountedGames).toHaveLength(1));
    expect(game().options).toMatchObject({
      game: 'alien-clicker',
      ticket: { seed: ticket.seed, rulesVersion: ticket.rulesVersion },
      watchedLog: 'bG9n',
    });
    showHud({ score: 5 });
    expect(screen.getByText('Watching')).toBeVisible();
    expect(screen.getByText('5', { selector: 'dd *' })).toBeVisible();
    await endRound();
    expect(api.callsOf('POST /api/games/stats')).toEqual([]);
    expect(api.callsOf('POST /api/games/rounds')).toEqual([]);
  });

  it('says why there is nothing to watch, and asks again on Try again', async () => {
    const sentence = 'This round can not be watched any more.';
    const app = open(problem(404, 'rounds.not_watchable', sentence));
    expect(await screen.findByText(sentence)).toBeVisible();
    api.answer(ROUND, { status: 200, body: watchable });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(1));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('mounts the game again on Try again when its code did not arrive', async () => {
    const app = open({ status: 200, body: watchable });
    await waitFor(() => expect(mountedGames).toHaveLength(1));
    failGame('load_failed', 'The game could not be loaded.');
    expect(screen.getByText('The game could not be loaded.')).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    expect(screen.queryByText('The game could not be loaded.')).toBeNull();
  });

  it('offers only the way back when trying again cannot help', async () => {
    open({ status: 200, body: watchable });
    await waitFor(() => expect(mountedGames).toHaveLength(1));
    failGame('rules_outdated', 'This game has new rules.');
    expect(screen.getByText('This game has new rules.')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Back to Profile' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

/** Plays a round to its end and watches it. */
async function watch(): Promise<TestApp> {
  const app = await playRound();
  await endRound();
  await screen.findByText('Your balance: 129 coins');
  await app.person.click(screen.getByRole('button', { name: 'Watch the round' }));
  await waitFor(() => expect(mountedGames).toHaveLength(2));
  showHud({ score: 5 });
  return app;
}

describe('watching the round that was just played', () => {
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
    expect(screen.getByText('5', { selector: 'dd *' })).toBeVisible();
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

  it('says why it stopped by itself, and nothing when its watcher pauses it', async () => {
    await watch();
    const sentence = 'Paused because this device was busy for a moment.';
    showHud({ phase: 'paused', pauseReason: 'stall' });
    const [shown, said] = screen.getAllByText(sentence);
    expect([shown, said].map((text) => text?.closest('[role=status]') !== null)).toContain(true);
    expect([shown, said].map((text) => text?.closest('.play__panel') !== null)).toContain(true);
    showHud({ phase: 'paused', pauseReason: 'player' });
    expect(screen.queryByText(sentence)).toBeNull();
    expect(document.querySelector('.play__panel')).toBeNull();
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

  it('comes back to the result, with the reason, when it cannot be shown', async () => {
    await watch();
    failGame('load_failed', 'The game could not be loaded.');
    expect((await screen.findAllByText('The game could not be loaded.'))[0]).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Game Over' })).toBeVisible();
  });
});
