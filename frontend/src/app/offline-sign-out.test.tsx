import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { storeRound } from '../offline/round-outbox';
import { hasSignedInHint } from '../lib/signed-in-hint';
import { aUser, laterReply, signInBrowser } from '../../test/support/fake-api';
import type { FakeApi } from '../../test/support/fake-api';
import { playingMember } from '../../test/support/fake-game';
import { renderApp } from '../../test/support/render-app';
import type { TestApp } from '../../test/support/render-app';
import { expectStored } from '../../test/support/sent-rounds';
import { aWaitingRound } from '../../test/support/waiting-rounds';

const deadLine = (): never => {
  throw new TypeError('Failed to fetch');
};
const networkIsBack = () => act(() => void window.dispatchEvent(new Event('online')));

let api: FakeApi;
const logouts = (): number => api.callsOf('POST /api/logout').length;

/** Signs the member out while the server is unreachable. */
async function signOutOffline(): Promise<TestApp> {
  api.answer('POST /api/games/stats', deadLine);
  api.answer('POST /api/logout', deadLine);
  const app = renderApp('/home');
  const [logOut] = await screen.findAllByRole('button', { name: 'Log Out' });
  if (logOut) await app.person.click(logOut);
  await screen.findByText('Logged out');
  return app;
}

async function logIn(app: TestApp): Promise<void> {
  await app.person.type(await screen.findByLabelText('Alien ID'), 'mira');
  await app.person.type(screen.getByLabelText('Password'), 'a password');
  await app.person.click(screen.getByRole('button', { name: 'Access Portal' }));
}

beforeEach(() => {
  api = playingMember();
});

describe('signing out while nobody answers', () => {
  it('signs the member out on this device at once, and says what is still to come', async () => {
    const app = await signOutOffline();
    expect(
      screen.getByText(/^You are logged out on this device\. Your session ends everywhere once/),
    ).toBeVisible();
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(localStorage.getItem('last-known-member')).toBeNull();
  });

  it('leaves nobody signed in at the next visit, with or without a network', async () => {
    const app = await signOutOffline();
    expect(hasSignedInHint()).toBe(false);
    app.unmount();
    const next = renderApp('/home');
    await waitFor(() => expect(next.path()).toBe('/auth'));
    expect(api.callsOf('GET /api/user')).toHaveLength(1);
  });

  it('keeps the rounds that wait for the member', async () => {
    await storeRound(aWaitingRound());
    await signOutOffline();
    await expectStored(['round-1', 'waiting']);
  });

  it('ends the session at the server when the network is back, once', async () => {
    await signOutOffline();
    expect(localStorage.getItem('owed-logout')).not.toBeNull();
    api.answer('POST /api/logout', { status: 204 });
    networkIsBack();
    await waitFor(() => expect(localStorage.getItem('owed-logout')).toBeNull());
    const untilDone = logouts();
    expect(untilDone).toBeGreaterThan(1);
    networkIsBack();
    expect(logouts()).toBe(untilDone);
  });

  it('ends it at the next visit when the page was closed before', async () => {
    const app = await signOutOffline();
    app.unmount();
    api.answer('POST /api/logout', { status: 204 });
    renderApp('/auth');
    await waitFor(() => expect(logouts()).toBe(2));
    await waitFor(() => expect(localStorage.getItem('owed-logout')).toBeNull());
  });

  it('never ends the session of whoever signs in next: theirs is opened after it, and nothing is sent then', async () => {
    const app = await signOutOffline();
    await waitFor(() => expect(app.path()).toBe('/auth'));
    const { answer, send } = laterReply();
    api.answer('POST /api/logout', answer);
    api.answer('POST /api/login', { status: 200, body: aUser({ id: 8, username: 'mira' }) });
    networkIsBack();
    await waitFor(() => expect(logouts()).toBe(2));
    await logIn(app);
    expect(api.callsOf('POST /api/login')).toEqual([]);
    send({ status: 204 });
    expect(await screen.findByText('Welcome back, mira')).toBeVisible();
    networkIsBack();
    expect(logouts()).toBe(2);
    expect(hasSignedInHint()).toBe(true);
  });

  it('is over with the next sign-in, which ends the former session of the browser itself', async () => {
    const app = await signOutOffline();
    await waitFor(() => expect(app.path()).toBe('/auth'));
    api.answer('POST /api/login', { status: 200, body: aUser({ id: 8, username: 'mira' }) });
    await logIn(app);
    await screen.findByText('Welcome back, mira');
    const before = logouts();
    networkIsBack();
    expect(logouts()).toBe(before);
    expect(localStorage.getItem('owed-logout')).toBeNull();
  });

  it('sends no request for a visitor without a pending sign-out', async () => {
    signInBrowser();
    renderApp('/home');
    await screen.findAllByText('zorblax');
    networkIsBack();
    expect(logouts()).toBe(0);
  });
});
