import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { laterReply } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import {
  BOARD,
  STANDING,
  anEntry,
  boardReply,
  noStanding,
  rankedMember,
} from '../../../test/fixtures/board-data';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

const noEntries: Record<string, FakeAnswer> = {
  [BOARD]: boardReply([]),
  [STANDING]: { status: 200, body: noStanding },
};

const deadLine = () => {
  throw new TypeError('Failed to fetch');
};

async function open(
  path: string,
  answers: Record<string, FakeAnswer> = {},
): Promise<{ app: TestApp; api: FakeApi }> {
  const api = rankedMember(answers);
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Leaderboard' });
  return { app, api };
}

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('a leaderboard that is loading', () => {
  it('says so, and shows the rows when they are there', async () => {
    const { answer, send } = laterReply();
    await open('/leaderboard', { [BOARD]: answer });
    expect(card('Ranking').getByText('Loading...')).toBeInTheDocument();
    send(boardReply([anEntry(1)]));
    expect(await screen.findByText('racer_1')).toBeVisible();
    expect(card('Ranking').queryByText('Loading...')).toBeNull();
  });
});

describe('a leaderboard without rows', () => {
  it.each(['alien-snake', 'alien-invaders'])('says that %s is coming soon', async (game) => {
    await open(`/leaderboard?game=${game}&range=today`, noEntries);
    expect(await screen.findByRole('heading', { name: 'Coming soon' })).toBeVisible();
    expect(card('Ranking').getByRole('link', { name: 'Play Games' })).toHaveAttribute('href', '/games');
  });

  it('says whom nobody found, and forgets the search on demand', async () => {
    const { app, api } = await open('/leaderboard?range=week&search=<i>zz', noEntries);
    expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeVisible();
    expect(screen.getByText('No player here has a name that begins with “<i>zz”.')).toBeVisible();
    api.answer(BOARD, boardReply([anEntry(1)]));
    await app.person.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('racer_1')).toBeVisible();
    expect(app.path()).toBe('/leaderboard?range=week');
  });

  it.each([
    ['today', 'No scores today yet'],
    ['week', 'No scores this week yet'],
    ['month', 'No scores this month yet'],
  ])('says that nobody has played in the range %s, and leads to all time', async (range, title) => {
    const { app } = await open(`/leaderboard?game=memory-match&range=${range}`, noEntries);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Show All Time' }));
    expect(app.path()).toBe('/leaderboard?game=memory-match');
    expect(await screen.findByRole('heading', { name: 'No scores yet' })).toBeVisible();
  });

  it('leads a member who has never played to the game', async () => {
    const { app } = await open('/leaderboard?game=alien-clicker&around=me', noEntries);
    expect(await screen.findByRole('heading', { name: 'You are not on this board yet' })).toBeVisible();
    const stats = card('Your Stats');
    expect(
      await stats.findByText('You are not on this board yet: one proven round puts you there.'),
    ).toBeVisible();
    expect(stats.getByText('none yet')).toBeInTheDocument();
    expect(card('Best by game').getAllByText('No runs yet')).toHaveLength(4);
    await app.person.click(stats.getByRole('link', { name: 'Play Alien Clicker' }));
    await waitFor(() => expect(app.path()).toBe('/games/alien-clicker'));
  });
});

describe('a leaderboard that does not arrive', () => {
  it('says so, rows and stats by themselves, and asks again on Retry', async () => {
    const { app, api } = await open('/leaderboard', {
      [BOARD]: { status: 502 },
      [STANDING]: { status: 502 },
    });
    expect(await card('Ranking').findByRole('alert')).toHaveTextContent('The ranking could not be loaded.');
    expect(await card('Your Stats').findByRole('alert')).toHaveTextContent('Your stats could not be loaded.');
    api.answer(BOARD, boardReply([anEntry(1)]));
    await app.person.click(card('Ranking').getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('racer_1')).toBeVisible();
    expect(card('Ranking').queryByRole('alert')).toBeNull();
    expect(card('Your Stats').getByRole('alert')).toBeVisible();
  });

  it('is asked for again at every visit, and keeps what it has where that fails', async () => {
    const { app, api } = await open('/leaderboard');
    await screen.findByText('racer_1');
    await act(() => app.goTo('/games'));
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    api.answer(BOARD, deadLine);
    await act(() => app.goTo('/leaderboard'));
    expect(await screen.findByText('This ranking could not be brought up to date.')).toBeVisible();
    expect(screen.getByText('racer_1')).toBeVisible();
  });

  it('is the last one known on a visit without a network, and says what other boards lack', async () => {
    const { app, api } = await open('/leaderboard');
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
