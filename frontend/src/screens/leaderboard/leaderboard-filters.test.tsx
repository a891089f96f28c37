import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { problem } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { BOARD, STANDING, anEntry, boardReply, rankedMember } from '../../../test/fixtures/board-data';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

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

  it('search at once on Enter', async () => {
    const { app, api } = await open();
    await app.person.type(searchBox(), 'no{Enter}');
    expect(app.path()).toBe('/leaderboard?search=no');
    await waitFor(() => expect(asked(api)).toEqual({ ...ALL, search: 'no' }));
  });

  it('take no longer beginning of a name than there is', async () => {
    const { app } = await open();
    await app.person.type(searchBox(), 'x'.repeat(30));
    expect(searchBox()).toHaveValue('x'.repeat(24));
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

  it('count backwards where the lowest comes first, and only the rows where their place is not known', async () => {
    const { app } = await open('/leaderboard?cursor=two&order=asc', { [BOARD]: byCursor });
    const pager = () => screen.getByRole('navigation', { name: 'Pages' });
    expect(pager()).toHaveTextContent('Showing 3–4 of 5');
    await act(() => app.goTo('/leaderboard?cursor=two&sort=recent'));
    await waitFor(() => expect(pager()).toHaveTextContent('Showing 2 of 5'));
  });

  it('stay while the next one is on its way, and begin again on another filter', async () => {
    let send = (): void => undefined;
    const slow: FakeAnswer = (call) =>
      call.search.includes('cursor')
        ? new Promise((resolve) => {
            send = () => resolve(second);
          })
        : first;
    const { app, api } = await open('/leaderboard', { [BOARD]: slow });
    await press(app, 'Next page');
    expect(screen.getByText('racer_1')).toBeVisible();
    const calls = api.callsOf(BOARD).length;
    await press(app, 'Next page');
    expect(api.callsOf(BOARD)).toHaveLength(calls);
    act(() => send());
    await screen.findByText('racer_3');
    await press(app, 'Recent');
    await waitFor(() => expect(asked(api)).toEqual({ ...ALL, sort: 'recent' }));
  });

  it('lead to the first one where the address names none that there is', async () => {
    const { app } = await open('/leaderboard?range=week&cursor=bad', {
      [BOARD]: ({ search }) =>
        search.includes('cursor') ? problem(400, 'request.invalid', 'cursor is none') : first,
    });
    expect(await screen.findByText('racer_1')).toBeVisible();
    expect(app.path()).toBe('/leaderboard?range=week');
    expect(screen.queryByRole('alert')).toBeNull();
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
