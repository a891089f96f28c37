import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aUser, problem, signInBrowser } from '../../test/support/fake-api';
import type { FakeApi } from '../../test/support/fake-api';
import { playingMember } from '../../test/support/fake-game';
import { renderApp } from '../../test/support/render-app';
import { aWaitingRound } from '../../test/support/waiting-rounds';
import { markOnline } from './offline-toast';
import { storeRound } from './round-outbox';

const deadLine = () => {
  throw new TypeError('Failed to fetch');
};
const kept = () => localStorage.getItem('last-known-member');
const networkIsBack = () => act(() => void window.dispatchEvent(new Event('online')));

let api: FakeApi;

/** Simulates a member's visit, after which the network is down. */
async function visitThenCut(): Promise<void> {
  const visit = renderApp('/games');
  await waitFor(() => expect(kept()).toContain('Alien Clicker'));
  visit.unmount();
  api.answer('GET /api/user', deadLine);
  api.answer('GET /api/games/stats', deadLine);
}

beforeEach(() => {
  markOnline();
  api = playingMember();
});

describe('a visit without a network', () => {
  it('opens the app as the member of the last one, with what was known then, and says so', async () => {
    await visitThenCut();
    renderApp('/games');
    expect(await screen.findByText(/^Offline: what you see is as of /)).toBeVisible();
    expect((await screen.findAllByText('Offline'))[0]).toBeVisible();
    expect(screen.getAllByText('120 coins')).not.toHaveLength(0);
    expect(await screen.findByText('74')).toBeVisible();
    expect(await screen.findByText("You're offline")).toBeVisible();
  });

  it('shows what is true again when the network is back', async () => {
    await visitThenCut();
    renderApp('/games');
    await screen.findByText(/^Offline: what you see/);
    await waitFor(() => {
      expect(screen.queryByText("You're offline")).not.toBeNull();
    });
    api.answer('GET /api/user', { status: 200, body: aUser({ coins: 300 }) });
    networkIsBack();
    await waitFor(() => expect(screen.getAllByText('300 coins')).not.toHaveLength(0));
    expect(screen.queryByText(/^Offline: what you see/)).toBeNull();
  });

  it('ends properly when the session turns out to be over', async () => {
    await visitThenCut();
    const app = renderApp('/home');
    await screen.findByText("You're offline");
    api.answer('GET /api/user', problem(401, 'auth.signed_out', 'Please sign in first.'));
    networkIsBack();
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(kept()).toBeNull();
  });

  it('finds nobody where nothing is kept', async () => {
    signInBrowser();
    api.answer('GET /api/user', deadLine);
    renderApp('/home');
    expect(await screen.findByText('No answer from the squad')).toBeVisible();
  });
});

describe('what is kept of a member', () => {
  it('goes with their sign-out', async () => {
    api.answer('POST /api/logout', { status: 204 });
    const app = renderApp('/home');
    await waitFor(() => expect(kept()).toContain('zorblax'));
    const [logOut] = await screen.findAllByRole('button', { name: 'Log Out' });
    if (logOut) await app.person.click(logOut);
    await waitFor(() => expect(kept()).toBeNull());
  });

  it('is replaced by the next member’s, of whom nothing else is known yet', async () => {
    await visitThenCut();
    api.answer('GET /api/user', { status: 200, body: aUser({ id: 8, username: 'mira' }) });
    renderApp('/home');
    await waitFor(() => expect(kept()).toContain('mira'));
    expect(kept()).not.toContain('zorblax');
    expect(kept()).not.toContain('Alien Clicker');
  });
});

describe('rounds that wait', () => {
  it('are counted in the navigation, the member’s own', async () => {
    api.answer('POST /api/games/stats', { status: 502 });
    await storeRound(aWaitingRound());
    await storeRound(aWaitingRound({ id: 'round-2' }));
    await storeRound(aWaitingRound({ id: 'theirs', userId: 8 }));
    renderApp('/home');
    const [mark] = await screen.findAllByText((_text, element) => element?.textContent === '2 rounds wait');
    expect(mark).toBeInTheDocument();
  });
});
