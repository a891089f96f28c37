import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BOARD, boardReply, memberBests, rankedMember, STANDING } from '../../../test/fixtures/board-data';
import { anEntry, aStanding, noStanding } from '../../../test/fixtures/standing-data';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import {
  endRound,
  game,
  mountedGames,
  mountFakeGame,
  playingMember,
  startRound,
  ticket,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { TABLET } from '../../lib/media-query.hook';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

const plainQuery = window.matchMedia;

/** Makes the window as wide as on a desktop, or as this media query says. */
function widen(query = '(width >= 1100px)'): void {
  const matchMedia = (media: string): EventTarget =>
    Object.assign(new EventTarget(), { matches: media === query, media });
  Object.assign(window, { matchMedia });
}

interface Opened {
  app: TestApp;
  api: FakeApi;
}

async function open(path = '/leaderboard', answers: Record<string, FakeAnswer> = {}): Promise<Opened> {
  const api = rankedMember(answers);
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Leaderboard' });
  await settled();
  return { app, api };
}

async function settled(): Promise<void> {
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
}

const card = (name: string) => within(screen.getByRole('region', { name }));

const rows = () => card('Ranking').getAllByRole('listitem');

/** Returns the value of a term of Your Stats. */
const figure = (term: string) => card('Your Stats').getByText(term).nextElementSibling;

afterEach(() => {
  Object.assign(window, { matchMedia: plainQuery });
});
beforeEach(() => {
  mountedGames.length = 0;
});

describe('the leaderboard', () => {
  it('has one tab a board: those of the specification, then the other games [S2.085]', async () => {
    await open();
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names.slice(0, 7)).toEqual([
      'All Games',
      'Alien Clicker',
      'Memory Match',
      'Alien Snake',
      'Alien Invaders',
      'Stronghold Defense',
      'Alien Racing',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Games');
  });

  it('has one button a time range, of which All Time is pressed [S2.086]', async () => {
    await open();
    const ranges = within(screen.getByRole('group', { name: 'Time range' })).getAllByRole('button');
    expect(ranges.map(({ textContent }) => textContent)).toEqual([
      'Today',
      'This Week',
      'This Month',
      'All Time',
    ]);
    expect(screen.getByRole('button', { name: 'All Time' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('lists rank, name, time and score as the server gives them, and marks the own row [S2.014]', async () => {
    const entries = [
      anEntry(1001, { username: '<b>nova</b>', score: 14_850 }),
      anEntry(1002, { id: 7, username: 'zorblax', isCurrentUser: true }),
    ];
    await open('/leaderboard', { [BOARD]: boardReply(entries, 1204) });
    expect(rows()).toHaveLength(2);
    expect(rows()[0]).toHaveTextContent(/^Rank 1,001<b>nova<\/b>41 days ago14,850 squad points$/);
    expect(rows()[0]).not.toHaveTextContent('You');
    expect(rows()[1]).toHaveTextContent('zorblaxYou');
    expect(card('Ranking').getByRole('status')).toHaveTextContent('1,204 players');
  });

  it('says what squad points are, and the time where it ranks', async () => {
    await open();
    expect(card('Ranking').getByText(/^Squad points: a decent score in a game is worth 1,000/)).toBeVisible();
    cleanup();
    await open('/leaderboard?game=memory-match', {
      [BOARD]: boardReply([anEntry(1, { score: 80, ticks: 1584 })]),
      [STANDING]: {
        status: 200,
        body: aStanding({ toNext: { rank: 3, username: 'racer_3', points: 0, ticks: 22 } }),
      },
    });
    expect(rows()[0]).toHaveTextContent('80 points 26.40 s');
    expect(screen.queryByText(/^Squad points/)).toBeNull();
    expect(card('Your Stats').getByText('0.36 s to racer_3, one place above you.')).toBeVisible();
  });

  it('asks for a page of 25 and for the own place, and for no more', async () => {
    const { api } = await open('/leaderboard?game=memory-match&range=week');
    const boardCalls = api.calls.filter(({ route }) => route.includes('leaderboard'));
    expect(boardCalls.map(({ route }) => route).toSorted()).toEqual([BOARD, STANDING]);
    expect(Object.fromEntries(new URLSearchParams(api.callsOf(BOARD)[0]?.search))).toEqual({
      game: 'Memory Match',
      range: 'week',
      sort: 'score',
      order: 'desc',
      limit: '25',
    });
    expect(new URLSearchParams(api.callsOf(STANDING)[0]?.search).get('game')).toBe('Memory Match');
  });

  it('puts the best three on a podium on a desktop, whatever is searched for [S2.084]', async () => {
    widen();
    await open('/leaderboard?search=zzz', { [BOARD]: boardReply([]) });
    const podium = screen.getByRole('list', { name: 'Podium' });
    const steps = within(podium).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1racer_119,999',
      '2racer_219,998',
      '3racer_319,997',
    ]);
  });

  it('has title and time range above, and the podium beside the list on a tablet', async () => {
    widen(TABLET);
    await open();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const ranges = screen.getByRole('group', { name: 'Time range' });
    expect(screen.getByRole('tabpanel')).not.toContainElement(ranges);
    expect(screen.getByRole('list', { name: 'Podium' })).toHaveTextContent('racer_1');
  });

  it('shows where the member stands, and what comes next [S2.090]', async () => {
    await open();
    expect(figure('Rank')).toHaveTextContent('#4');
    expect(figure('Score')).toHaveTextContent('11,420');
    expect(figure('Games')).toHaveTextContent(/^2$/);
    expect(figure('Points to third place')).toHaveTextContent(/^40$/);
    expect(card('Your Stats').getByText('40 squad points to racer_3, one place above you.')).toBeVisible();
    expect(card('Your Stats').getByRole('link', { name: 'Play Games' })).toHaveAttribute('href', '/games');
  });

  it('shows the best of each game, with its place and the way to the round', async () => {
    await open();
    const bests = card('Best by game').getAllByRole('listitem');
    expect(bests.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'Alien Clicker#1274',
      'Memory Match#980 26.40 s',
      'Stronghold DefenseNo score yet',
      'Alien RacingNo score yet',
    ]);
    expect(screen.getByRole('link', { name: 'Watch your best of Alien Clicker' })).toHaveAttribute(
      'href',
      '/games/alien-clicker?watch=round-c&of=leaderboard',
    );
    expect(screen.queryByRole('link', { name: 'Watch your best of Memory Match' })).toBeNull();
  });
});

/** Returns the parameters of the newest request for rows, without those of every request. */
function asked(api: FakeApi): Record<string, string> {
  const params = new URLSearchParams(api.callsOf(BOARD).at(-1)?.search);
  params.delete('limit');
  return Object.fromEntries(params);
}

const ALL = { game: 'All Games', range: 'all', sort: 'score', order: 'desc' };

const press = (app: TestApp, name: string) => app.person.click(screen.getByRole('button', { name }));

const ranking = () => within(screen.getByRole('region', { name: 'Ranking' }));

const searchBox = () => screen.getByRole('searchbox', { name: 'Search players' });

describe('the filters of the leaderboard', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('ask for another board by its tab, and say so in the address [S2.085]', async () => {
    const { app, api } = await open();
    await app.person.click(screen.getByRole('tab', { name: 'Alien Clicker' }));
    await waitFor(() => expect(asked(api)).toEqual({ ...ALL, game: 'Alien Clicker' }));
    expect(app.path()).toBe('/leaderboard?game=alien-clicker');
    expect(new URLSearchParams(api.callsOf(STANDING).at(-1)?.search).get('game')).toBe('Alien Clicker');
  });

  it('ask for another time by its button [S2.086]', async () => {
    const { app, api } = await open();
    await press(app, 'This Month');
    await waitFor(() => expect(asked(api)).toEqual({ ...ALL, range: 'month' }));
    expect(app.path()).toBe('/leaderboard?range=month');
    expect(screen.getByRole('button', { name: 'This Month' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are all kept when the next is chosen before the page shows the one before', async () => {
    const { api } = await open();
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Today' }));
      fireEvent.click(screen.getByRole('button', { name: 'Recent' }));
    });
    await waitFor(() => expect(asked(api)).toEqual({ ...ALL, range: 'today', sort: 'recent' }));
  });

  it('sort by Recent or by Score, in either direction [S2.088]', async () => {
    const { app, api } = await open();
    await press(app, 'Recent');
    await press(app, 'Ascending');
    await waitFor(() => expect(asked(api)).toEqual({ ...ALL, sort: 'recent', order: 'asc' }));
    expect(screen.getByRole('button', { name: 'Ascending' })).toHaveAttribute('aria-pressed', 'true');
    await press(app, 'Score');
    await press(app, 'Ascending');
    await waitFor(() => expect(asked(api)).toEqual(ALL));
    expect(app.path()).toBe('/leaderboard');
  });

  it('search once the typing pauses, letter by letter as it was typed [S2.087]', async () => {
    const { api } = await open();
    const calls = api.callsOf(BOARD).length;
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const typist = userEvent.setup({ delay: 200, advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await typist.type(searchBox(), ' n%_<b> ');
    act(() => jest.advanceTimersByTime(90));
    expect(api.callsOf(BOARD)).toHaveLength(calls);
    act(() => jest.advanceTimersByTime(300));
    jest.useRealTimers();
    await waitFor(() => expect(asked(api)).toEqual({ ...ALL, search: 'n%_<b>' }));
    expect(api.callsOf(BOARD)).toHaveLength(calls + 1);
    expect(searchBox()).toHaveValue(' n%_<b> ');
  });

  it('search by Enter, but not by the one that ends a word of a Japanese keyboard', async () => {
    const { app } = await open();
    jest.useFakeTimers();
    fireEvent.change(searchBox(), { target: { value: 'ゼノ' } });
    fireEvent.keyDown(searchBox(), { key: 'Enter', isComposing: true });
    expect(app.path()).toBe('/leaderboard');
    fireEvent.keyDown(searchBox(), { key: 'Enter' });
    jest.useRealTimers();
    await waitFor(() => expect(app.path()).toBe(`/leaderboard?search=${encodeURIComponent('ゼノ')}`));
  });

  it('go on from where they were on Back, the search box with them', async () => {
    const { app, api } = await open();
    await app.person.type(searchBox(), 'n{Enter}');
    await app.person.type(searchBox(), 'o{Enter}');
    await waitFor(() => expect(app.path()).toBe('/leaderboard?search=no'));
    await app.person.click(screen.getByRole('tab', { name: 'Alien Racing' }));
    await waitFor(() => expect(app.path()).toBe('/leaderboard?game=alien-racing&search=no'));
    // A second click adds no history entry.
    await app.person.click(screen.getByRole('tab', { name: 'Alien Racing' }));
    await act(() => app.goBack());
    await waitFor(() => expect(app.path()).toBe('/leaderboard?search=no'));
    await act(() => app.goBack());
    await waitFor(() => expect(app.path()).toBe('/leaderboard'));
    expect(searchBox()).toHaveValue('');
    await waitFor(() => expect(asked(api)).toEqual(ALL));
  });

  it('are forgotten by Clear, but for game and time [S2.089]', async () => {
    const { app, api } = await open(
      '/leaderboard?game=memory-match&range=week&sort=recent&order=asc&search=no',
    );
    expect(searchBox()).toHaveValue('no');
    await press(app, 'Clear');
    await waitFor(() => expect(asked(api)).toEqual({ ...ALL, game: 'Memory Match', range: 'week' }));
    expect(app.path()).toBe('/leaderboard?game=memory-match&range=week');
    expect(searchBox()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('count as their defaults where the address says what there is not', async () => {
    const { api } = await open('/leaderboard?game=chess&range=decade&sort=name&order=up&around=you');
    expect(asked(api)).toEqual(ALL);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Games');
  });
});

describe('the pages of the leaderboard', () => {
  const first = boardReply(
    [1, 2].map((rank) => anEntry(rank)),
    5,
    '</api/leaderboard?limit=25&cursor=two>; rel="next", </api/leaderboard?limit=25>; rel="first"',
  );
  const second = boardReply(
    [3, 4].map((rank) => anEntry(rank)),
    5,
    '</api/leaderboard?cursor=three>; rel="next", </api/leaderboard?cursor=one>; rel="prev"',
  );
  const byCursor: FakeAnswer = ({ search }) =>
    new URLSearchParams(search).get('cursor') === 'two' ? second : first;

  it('turn by Next and Previous, and say which rows they show', async () => {
    const { app, api } = await open('/leaderboard', { [BOARD]: byCursor });
    expect(ranking().getByText('Showing', { exact: false }).parentElement).toHaveTextContent(
      'Showing 1–2 of 5',
    );
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await press(app, 'Next page');
    expect(await screen.findByText('racer_3')).toBeVisible();
    expect(app.path()).toBe('/leaderboard?cursor=two');
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Showing 3–4 of 5');
    await press(app, 'Previous page');
    await waitFor(() => expect(asked(api)).toEqual({ ...ALL, cursor: 'one' }));
    await press(app, 'First page');
    await waitFor(() => expect(app.path()).toBe('/leaderboard'));
  });

  it('show the rows around the member on demand', async () => {
    const { app, api } = await open('/leaderboard?search=no&cursor=two');
    await press(app, 'Around me');
    await waitFor(() => expect(asked(api)).toEqual({ ...ALL, around: 'me' }));
    expect(app.path()).toBe('/leaderboard?around=me');
    expect(screen.getByRole('button', { name: 'Around me' })).toHaveAttribute('aria-pressed', 'true');
    await press(app, 'Around me');
    await waitFor(() => expect(app.path()).toBe('/leaderboard'));
  });
});

const noEntries: Record<string, FakeAnswer> = {
  [BOARD]: boardReply([]),
  [STANDING]: { status: 200, body: noStanding },
};

const deadLine = () => {
  throw new TypeError('Failed to fetch');
};

async function openAtOnce(
  path: string,
  answers: Record<string, FakeAnswer> = {},
): Promise<{ app: TestApp; api: FakeApi }> {
  const api = rankedMember(answers);
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Leaderboard' });
  return { app, api };
}

describe('a leaderboard without rows', () => {
  it('says that a game without a screen is coming soon', async () => {
    // The bests are of the games that exist.
    const standing = { status: 200, body: aStanding({ rank: null }) };
    await openAtOnce('/leaderboard?game=alien-snake&range=today', { ...noEntries, [STANDING]: standing });
    expect(await screen.findByRole('heading', { name: 'Coming soon' })).toBeVisible();
    expect(card('Ranking').getByRole('link', { name: 'Play Games' })).toHaveAttribute('href', '/games');
    await waitFor(() => expect(figure('Games')).toHaveTextContent(/^0$/));
  });

  it('says what a member needs who has a proven round without points', async () => {
    const standing = { status: 200, body: aStanding({ rank: null, score: 0 }) };
    await openAtOnce('/leaderboard?around=me', { ...noEntries, [STANDING]: standing });
    expect(await screen.findByText('One proven round with points puts you there.')).toBeVisible();
    const sentence = 'You are not on this board yet: one proven round with points puts you there.';
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says whom nobody found, and forgets the search on demand', async () => {
    const { app, api } = await openAtOnce('/leaderboard?range=week&search=<i>zz', noEntries);
    expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeVisible();
    expect(screen.getByText('No player here has a name that begins with “<i>zz”.')).toBeVisible();
    api.answer(BOARD, boardReply([anEntry(1)]));
    await app.person.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('racer_1')).toBeVisible();
    expect(app.path()).toBe('/leaderboard?range=week');
  });

  it('says that nobody has played today, and leads to all time', async () => {
    const { app } = await openAtOnce('/leaderboard?game=memory-match&range=today', noEntries);
    expect(await screen.findByRole('heading', { name: 'No scores today yet' })).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Show All Time' }));
    expect(app.path()).toBe('/leaderboard?game=memory-match');
    expect(await screen.findByRole('heading', { name: 'No scores yet' })).toBeVisible();
  });
});

describe('a leaderboard that does not arrive', () => {
  it('says so, rows and stats by themselves, and asks again on Try again', async () => {
    const { app, api } = await openAtOnce('/leaderboard', {
      [BOARD]: { status: 502 },
      [STANDING]: { status: 502 },
    });
    expect(await card('Ranking').findByRole('alert')).toHaveTextContent('The ranking could not be loaded.');
    expect(await card('Your Stats').findByRole('alert')).toHaveTextContent('Your stats could not be loaded.');
    api.answer(BOARD, boardReply([anEntry(1)]));
    await app.person.click(card('Ranking').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('racer_1')).toBeVisible();
    expect(card('Ranking').queryByRole('alert')).toBeNull();
    expect(card('Your Stats').getByRole('alert')).toBeVisible();
  });

  it('is asked for again at every visit, and keeps what it has where that fails', async () => {
    const { app, api } = await openAtOnce('/leaderboard');
    await screen.findByText('racer_1');
    await act(() => app.goTo('/games'));
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    api.answer(BOARD, deadLine);
    await act(() => app.goTo('/leaderboard'));
    expect(await screen.findByText('This ranking could not be brought up to date.')).toBeVisible();
    expect(screen.getByText('racer_1')).toBeVisible();
  });

  it('is the last one known on a visit without a network, and says what other boards lack', async () => {
    const { app, api } = await openAtOnce('/leaderboard');
    await screen.findByText('racer_1');
    await waitFor(() => expect(localStorage.getItem('last-known-member')).toContain('racer_3'));
    app.unmount();
    for (const { route } of api.calls) api.answer(route, deadLine);
    const offline = renderApp('/leaderboard');
    expect(await screen.findByText('racer_1')).toBeVisible();
    expect(screen.getByText(/^Offline: what you see is as of /)).toBeVisible();
    expect(card('Your Stats').getByText('#4')).toBeVisible();
    await offline.person.click(screen.getByRole('tab', { name: 'Alien Racing' }));
    expect(await screen.findByText('The ranking could not be loaded.')).toBeVisible();
  });
});

const BOARD_PATH = '/leaderboard?game=alien-clicker&range=week';

const ROUND = 'GET /api/leaderboard/rounds/round-1';

const ranked = {
  ...ticket,
  gameName: 'Alien Clicker',
  field: 'wide',
  log: 'bG9n',
  score: 1074,
  coins: 14,
  decidedAt: '2026-11-20T12:00:00.000Z',
  username: 'racer_1',
};

/** Opens a board of one game whose second row has no stored round. */
function openBoard(): { app: TestApp; api: FakeApi } {
  const entries = [anEntry(1, { round: 'round-1', score: 1074 }), anEntry(2)];
  const api = rankedMember({ [BOARD]: boardReply(entries), [ROUND]: { status: 200, body: ranked } });
  return { app: renderApp(BOARD_PATH), api };
}

async function watchFirst(app: TestApp): Promise<void> {
  await app.person.click(await screen.findByRole('link', { name: 'racer_1: watch the round' }));
  await waitFor(() => expect(mountedGames).toHaveLength(1));
}

describe('a row of a game', () => {
  it('opens its round and plays it, with the name of who played it', async () => {
    const { app, api } = openBoard();
    await watchFirst(app);
    expect(app.path()).toBe('/games/alien-clicker?watch=round-1&of=leaderboard');
    expect(game().options).toMatchObject({
      game: 'alien-clicker',
      ticket: { seed: ticket.seed, rulesVersion: ticket.rulesVersion },
      watchedLog: 'bG9n',
      player: 'racer_1',
    });
    expect(within(screen.getByRole('main')).getByText('racer_1')).toBeVisible();
    expect(screen.getByText('Watching')).toBeVisible();
    expect(api.callsOf('GET /api/games/rounds/round-1')).toEqual([]);
  });

  it('is proven by the replay in front of whoever watches', async () => {
    const { app } = openBoard();
    await watchFirst(app);
    await endRound(1074);
    expect(await screen.findByText('Proven by replay')).toBeVisible();
    expect(screen.getByText('racer_1 made 1,074 points, and so did this replay.')).toBeVisible();
  });

  it('leads on from its end to a round of the same game', async () => {
    const { app } = openBoard();
    await watchFirst(app);
    await endRound(1074);
    await app.person.click(await screen.findByRole('link', { name: 'Play Alien Clicker' }));
    await waitFor(() => expect(app.path()).toBe('/games/alien-clicker'));
  });

  it('is not called proven where the replay comes to another score', async () => {
    const { app } = openBoard();
    await watchFirst(app);
    await endRound(47);
    expect(
      await screen.findByText('This replay ends at 47 points, and the board says 1,074 points.'),
    ).toBeVisible();
    expect(screen.queryByText('Proven by replay')).toBeNull();
  });

  it('leads nowhere without a round that is kept', async () => {
    openBoard();
    expect(await screen.findByText('racer_2')).toBeVisible();
    expect(screen.queryByRole('link', { name: /racer_2/ })).toBeNull();
  });
});

describe('a row of all games', () => {
  async function openRounds(): Promise<{ app: TestApp; api: FakeApi }> {
    const api = rankedMember();
    const app = renderApp('/leaderboard?range=month');
    await app.person.click(await screen.findByRole('button', { name: 'racer_1: show the ranked rounds' }));
    return { app, api };
  }

  it('lists the ranked rounds of its member, each with the way to watch it', async () => {
    const { app, api } = await openRounds();
    const dialog = within(await screen.findByRole('dialog', { name: 'racer_1' }));
    const [clicker, memory] = await dialog.findAllByRole('listitem');
    expect(clicker).toHaveTextContent(/^Alien Clicker1,074 points · rank 1 · \d+ days? ago/);
    expect(memory).toHaveTextContent(/^Memory Match80 points in 26.40 s · rank 9 · .*Not kept$/);
    expect(api.callsOf('GET /api/leaderboard/members/101')[0]?.search).toBe('?range=month');
    await app.person.click(dialog.getByRole('link', { name: 'Watch Alien Clicker, 1,074 points' }));
    await waitFor(() => expect(app.path()).toBe('/games/alien-clicker?watch=round-1&of=leaderboard'));
  });

  it('says so when the rounds do not arrive, and asks again', async () => {
    const { app, api } = await openRounds();
    await app.person.keyboard('{Escape}');
    api.answer('GET /api/leaderboard/members/102', { status: 502 });
    await app.person.click(screen.getByRole('button', { name: 'racer_2: show the ranked rounds' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'racer_2' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The rounds could not be loaded.');
    api.answer('GET /api/leaderboard/members/102', { status: 200, body: memberBests });
    await app.person.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  });
});

describe('a proven round', () => {
  it('makes the boards that are known old, so that they are asked for again [S7.10]', async () => {
    const api = playingMember();
    api.answer(BOARD, boardReply([anEntry(1)]));
    api.answer(STANDING, { status: 200, body: aStanding() });
    const app = renderApp('/leaderboard');
    await screen.findByText('racer_1');
    await act(() => app.goTo('/games/alien-clicker'));
    await startRound(app);
    const asked = api.callsOf(STANDING).length;
    await endRound();
    await screen.findByText('Proven by replay');
    await waitFor(() => expect(app.client.getQueryState(['/api/leaderboard'])?.isInvalidated).toBe(true));
    // The screen of a game shows the gap to the best round, so it asks at once.
    await waitFor(() => expect(api.callsOf(STANDING).length).toBeGreaterThan(asked));
  });
});
