import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import {
  BOARD,
  STANDING,
  aStanding,
  anEntry,
  boardReply,
  rankedMember,
} from '../../../test/fixtures/board-data';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

const plainQuery = window.matchMedia;

/** Makes the window as wide as on a desktop. */
function widen(): void {
  const matchMedia = (media: string): EventTarget =>
    Object.assign(new EventTarget(), { matches: media === '(width > 820px)', media });
  Object.assign(window, { matchMedia });
}

async function open(
  path = '/leaderboard',
  answers: Record<string, FakeAnswer> = {},
): Promise<{ app: TestApp; api: FakeApi }> {
  const api = rankedMember(answers);
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Leaderboard' });
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return { app, api };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const rows = () => card('Ranking').getAllByRole('listitem');
/** Returns the value of a term of Your Stats. */
const figure = (term: string) => card('Your Stats').getByText(term).nextElementSibling;

afterEach(() => {
  Object.assign(window, { matchMedia: plainQuery });
});

describe('the leaderboard', () => {
  it('has one tab a board: those of the specification, then the other games [S2.085]', async () => {
    await open();
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual([
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
    expect(rows()[0]).toHaveTextContent(/^Rank 1,001<b>nova<\/b>41 days ago14,850 points$/);
    expect(rows()[0]).not.toHaveTextContent('You');
    expect(rows()[1]).toHaveTextContent('zorblaxYou');
    expect(card('Ranking').getByRole('status')).toHaveTextContent('1,204 players');
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

  it('leaves free what nobody has taken on the podium', async () => {
    widen();
    await open('/leaderboard', { [STANDING]: { status: 200, body: aStanding({ top: [anEntry(1)] }) } });
    const steps = within(screen.getByRole('list', { name: 'Podium' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1racer_119,999',
      '2Nobody yet',
      '3Nobody yet',
    ]);
  });

  it('has no podium on a phone [S2.084]', async () => {
    await open();
    expect(screen.queryByRole('list', { name: 'Podium' })).toBeNull();
  });

  it('shows where the member stands, and what comes next [S2.090]', async () => {
    await open();
    expect(figure('Rank')).toHaveTextContent('#4');
    expect(figure('Score')).toHaveTextContent('11,420');
    expect(figure('Games')).toHaveTextContent(/^2$/);
    expect(figure('Points to third place')).toHaveTextContent(/^40$/);
    expect(card('Your Stats').getByText('40 points to racer_3, one place above you.')).toBeVisible();
    expect(card('Your Stats').getByRole('link', { name: 'Play Games' })).toHaveAttribute('href', '/games');
  });

  it('counts to the next place from the podium on, and nothing at the top', async () => {
    const second = { rank: 2, toNext: { rank: 1, username: 'racer_1', points: 1 }, toThird: null };
    const { app, api } = await open('/leaderboard', {
      [STANDING]: { status: 200, body: aStanding(second) },
    });
    expect(figure('Points to next place')).toHaveTextContent(/^1$/);
    expect(card('Your Stats').getByText('1 point to racer_1, one place above you.')).toBeVisible();
    const first = { rank: 1, toNext: null, toThird: null };
    api.answer(STANDING, { status: 200, body: aStanding(first) });
    await app.person.click(screen.getByRole('button', { name: 'This Week' }));
    expect(await card('Your Stats').findByText('Nobody stands above you.')).toBeVisible();
    expect(figure('Lead')).toHaveTextContent('Yours');
  });

  it('says that nobody has the third place yet', async () => {
    const unranked = { rank: null, toNext: null, toThird: null };
    await open('/leaderboard', { [STANDING]: { status: 200, body: aStanding(unranked) } });
    expect(figure('Points to third place')).toHaveTextContent('Nobody yet');
  });

  it('shows the best of each game, with its place and the way to the round', async () => {
    await open();
    const bests = card('Best by game').getAllByRole('listitem');
    expect(bests.map(({ textContent }) => textContent)).toEqual([
      'Alien Clicker#1274',
      'Memory Match#980',
      'Stronghold DefenseNo runs yet',
      'Alien RacingNo runs yet',
    ]);
    expect(screen.getByRole('link', { name: 'Watch your best of Alien Clicker' })).toHaveAttribute(
      'href',
      '/games/alien-clicker?watch=round-c&of=leaderboard',
    );
    expect(screen.queryByRole('link', { name: 'Watch your best of Memory Match' })).toBeNull();
  });

  it('is for members: a visitor comes to the log-in page [S2.014]', async () => {
    const api = fakeApi();
    const app = renderApp('/leaderboard');
    await screen.findByRole('tab', { name: 'Log In' });
    expect(app.path()).toBe('/auth');
    expect(api.calls).toEqual([]);
  });
});
