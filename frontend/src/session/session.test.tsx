import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi, laterReply, problem, signInBrowser } from '../../test/support/fake-api';
import type { FakeApi, FakeReply } from '../../test/support/fake-api';
import { playingMember } from '../../test/support/fake-game';
import { renderApp } from '../../test/support/render-app';
import type { TestApp } from '../../test/support/render-app';
import { expectStored } from '../../test/support/sent-rounds';
import { expectToast } from '../../test/support/toasts';
import { aWaitingRound } from '../../test/support/waiting-rounds';
import { GAME_IDS } from 'game-scenes/rules';
import { coinTransactionsKey } from '../api/keys';
import { createQueryClient, forgetMember } from '../api/query-client';
import { announceSessionChange } from '../lib/session-updates';
import { hasSignedInHint } from '../lib/signed-in-hint';
import { storeRound } from '../offline/round-outbox';
import { toast, useToasts } from '../ui/toast';
import type { ToastOptions } from '../ui/toast';
import { useAuth } from './auth';
import { handleSessionEnd } from './session-end';

const signedIn = (): FakeApi => {
  signInBrowser();
  return fakeApi({ 'GET /api/user': { status: 200, body: aUser() } });
};

const brokenLine = (): never => {
  throw new TypeError('Failed to fetch');
};

async function logIn(app: TestApp, username = 'zorblax'): Promise<void> {
  await app.person.type(await screen.findByLabelText('Alien ID'), username);
  await app.person.type(screen.getByLabelText('Password'), 'secret7');
  await app.person.click(screen.getByRole('button', { name: 'Access Portal' }));
}

async function joinIn(app: TestApp): Promise<void> {
  await app.person.click(await screen.findByRole('tab', { name: 'Register' }));
  await app.person.type(await screen.findByLabelText('Choose Alien ID'), 'zorblax');
  await app.person.type(screen.getByLabelText('Create Password'), 'secret7');
  await app.person.type(screen.getByLabelText('Confirm Password'), 'secret7');
  await app.person.click(screen.getByRole('button', { name: 'Join The Invasion' }));
}

async function logOut(app: TestApp): Promise<void> {
  const [logOutButton] = await screen.findAllByRole('button', { name: 'Log Out' });
  if (logOutButton) await app.person.click(logOutButton);
}

describe('useAuth', () => {
  it('throws outside its provider [S4.05]', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Outside = () => <>{useAuth().user?.username}</>;
    expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider');
    silence.mockRestore();
  });
});

describe('the current user', () => {
  it('is asked for on load when the browser has the hint of a session [S2.019, S4.01]', async () => {
    const api = signedIn();
    const app = renderApp('/home');
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findAllByText('zorblax')).not.toHaveLength(0);
    expect(api.callsOf('GET /api/user')).toHaveLength(1);
    expect(app.path()).toBe('/home');
  });

  it('is nobody when the server answers 401 [S4.02, S7.04]', async () => {
    signInBrowser();
    fakeApi({ 'GET /api/user': problem(401, 'auth.signed_out', 'Sign in first') });
    const app = renderApp('/home');
    await waitFor(() => expect(app.path()).toBe('/auth'));
  });

  it('is not signed out by a broken line: the page offers Try again, and goes on', async () => {
    signInBrowser();
    const api = fakeApi({ 'GET /api/user': brokenLine });
    const app = renderApp('/home');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer('GET /api/user', { status: 200, body: aUser() });
    await app.person.click(retry);
    expect(await screen.findAllByText('zorblax')).not.toHaveLength(0);
    expect(app.path()).toBe('/home');
  });
});

describe('where people are sent', () => {
  it.each([
    ...GAME_IDS.map((id) => `/games/${id}`),
    ...['/home', '/games', '/store', '/livestream', '/leaderboard', '/profile', '/friends', '/admin'],
  ])(
    'brings a visitor from %s to the log-in page, and asks the server nothing [S2.005, S2.006, S2.007, S2.009, S2.010, S2.011, S2.012, S2.013, S2.014, S2.032, S2.047, S4.04, S6.05, S6.07, S7.11]',
    async (path) => {
      const api = fakeApi();
      const app = renderApp(path);
      await screen.findByRole('tab', { name: 'Log In' });
      expect(app.path()).toBe('/auth');
      expect(api.calls).toEqual([]);
    },
  );

  it('brings a visitor from a protected page to /auth, and back after sign-in [S2.008, S2.018]', async () => {
    // The end of an earlier session.
    document.cookie = 'signed_in=0; Path=/';
    const api = fakeApi({ 'POST /api/login': { status: 200, body: aUser() } });
    api.answer('GET /api/games/stats', { status: 200, body: [] });
    const app = renderApp('/games/alien-clicker?from=test');
    await waitFor(() => expect(app.path()).toBe('/auth'));
    await logIn(app);
    await waitFor(() => expect(app.path()).toBe('/games/alien-clicker?from=test'));
  });

  it('sends a member who opens /auth to /', async () => {
    signedIn();
    const app = renderApp('/auth');
    await waitFor(() => expect(app.path()).toBe('/'));
  });

  it('leaves the site for nobody: a remembered address of another site is not followed', async () => {
    signedIn();
    const app = renderApp('/auth', { from: '//elsewhere.example/home' });
    await waitFor(() => expect(app.path()).toBe('/'));
  });
});

describe('signing in', () => {
  it('sets the user and welcomes them [S4.03, S8.05]', async () => {
    const api = fakeApi({ 'POST /api/login': { status: 200, body: aUser() } });
    const app = renderApp('/auth');
    await logIn(app);
    await expectToast('success', 'Login successful', 'Welcome back, zorblax');
    expect(api.callsOf('GET /api/user')).toHaveLength(0);
    expect(app.path()).toBe('/');
  });

  it.each<[string, FakeReply | undefined, string]>([
    [
      "the server's message",
      problem(401, 'auth.bad_credentials', 'Please check your username and password'),
      'Please check your username and password',
    ],
    ["another of the server's messages", problem(429, 'rate.limited', 'Wait a minute'), 'Wait a minute'],
    ['a fallback for a 401 without words', { status: 401 }, 'Please check your username and password'],
    ['a fallback for an error without words', { status: 500 }, 'Login failed'],
    ['a fallback for a broken line', undefined, 'Login failed. Please check your credentials.'],
  ])('says Login failed with %s [S8.02, S8.03, S8.04]', async (_case, reply, description) => {
    fakeApi({ 'POST /api/login': reply ?? brokenLine });
    const app = renderApp('/auth');
    await logIn(app);
    await expectToast('destructive', 'Login failed', description);
    expect(app.path()).toBe('/auth');
  });
});

describe('registering', () => {
  it('sets the user and welcomes them to the squad [S8.07]', async () => {
    const api = fakeApi({ 'POST /api/register': { status: 201, body: aUser() } });
    const app = renderApp('/auth');
    await joinIn(app);
    await expectToast('success', 'Registration successful', 'Welcome to the alien squad, zorblax!');
    expect(api.callsOf('GET /api/user')).toHaveLength(0);
    await waitFor(() => expect(app.path()).toBe('/home'));
  });

  it.each<[string, FakeReply | undefined, string]>([
    [
      "the server's message",
      problem(409, 'auth.username_taken', 'Please try a different username'),
      'Please try a different username',
    ],
    ['a fallback for a 409 without words', { status: 409 }, 'Please try a different username'],
    ['a fallback for an error without words', { status: 500 }, 'Registration failed'],
    ['a fallback for a broken line', undefined, 'Registration failed. Please try a different username.'],
  ])('says Registration failed with %s [S8.02, S8.06]', async (_case, reply, description) => {
    fakeApi({ 'POST /api/register': reply ?? brokenLine });
    const app = renderApp('/auth');
    await joinIn(app);
    await expectToast('destructive', 'Registration failed', description);
  });
});

describe('signing out', () => {
  it('makes the user none, says so, and drops what was loaded for the member [S4.03, S8.10]', async () => {
    const api = signedIn();
    api.answer('POST /api/logout', { status: 204 });
    const app = renderApp('/home');
    await screen.findAllByText('zorblax');
    app.client.setQueryData(coinTransactionsKey, [{ id: 1 }]);
    await logOut(app);
    await expectToast('success', 'Logged out', 'You have been successfully logged out.');
    expect(app.path()).toBe('/auth');
    expect(app.client.getQueryData(coinTransactionsKey)).toBeUndefined();
  });

  it.each<[string, FakeReply | undefined, string]>([
    ['refused', { status: 500 }, 'Logout request failed'],
    ['never answered and cannot be noted for later', undefined, 'Logout failed. Please try again.'],
  ])(
    'keeps the user when it is %s, and says Logout failed [S7.07, S8.02, S8.08, S8.09]',
    async (_case, reply, message) => {
      const api = signedIn();
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
      api.answer('POST /api/logout', reply ?? brokenLine);
      const app = renderApp('/home');
      await screen.findAllByText('zorblax');
      await logOut(app);
      await expectToast('destructive', 'Logout failed', 'Please try again later');
      expect(app.path()).toBe('/home');
      expect(app.client.getMutationCache().getAll().at(-1)?.state.error?.message).toBe(message);
      full.mockRestore();
    },
  );
});

describe('a second tab', () => {
  const otherTabSays = (change: string) => {
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed', newValue: change }));
    });
  };

  it('brings this one its new member when it signs in', async () => {
    const api = fakeApi();
    const app = renderApp('/home');
    await waitFor(() => expect(app.path()).toBe('/auth'));
    signInBrowser();
    const user = laterReply();
    api.answer('GET /api/user', user.answer);
    otherTabSays('signed-in 1');
    user.send({ status: 200, body: aUser({ username: 'mirela' }) });
    await waitFor(() => expect(app.path()).toBe('/home'));
    expect(await screen.findAllByText('mirela')).not.toHaveLength(0);
  });

  it('hears of a sign-in and a sign-out here', async () => {
    fakeApi({ 'POST /api/login': { status: 200, body: aUser() } });
    const app = renderApp('/auth');
    await logIn(app);
    await screen.findByText('Login successful');
    expect(localStorage.getItem('session-changed')).toMatch(/^signed-in /);
  });
});

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

describe('signing out while nobody answers', () => {
  beforeEach(() => {
    api = playingMember();
  });

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
    await logIn(app, 'mira');
    expect(api.callsOf('POST /api/login')).toEqual([]);
    send({ status: 204 });
    expect(await screen.findByText('Welcome back, mira')).toBeVisible();
    networkIsBack();
    expect(logouts()).toBe(2);
    expect(hasSignedInHint()).toBe(true);
  });
});

const MEMBER = aUser();

/** Starts a mutation that ends when the test calls the result. */
function beginMutation(client: QueryClient): () => void {
  let end = (): void => undefined;
  const mutationFn = () => new Promise<void>((resolve) => (end = resolve));
  void client.getMutationCache().build(client, { mutationFn }).execute(undefined);
  return () => end();
}

describe('the end of a session that this browser may be ending itself', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is looked into only when what is under way is over, which tells of it', async () => {
    signInBrowser();
    const api = fakeApi();
    const client = createQueryClient();
    client.setQueryData(['/api/user'], MEMBER);
    const endSignOut = beginMutation(client);
    const isStillThere = handleSessionEnd(client, MEMBER.id);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.calls).toEqual([]);
    expect(client.getQueryData(['/api/user'])).toBe(MEMBER);
    forgetMember(client);
    announceSessionChange('signed-out');
    endSignOut();
    expect(await isStillThere).toBe(false);
    expect(api.calls).toEqual([]);
  });

  /** Simulates a request that detects the end of the session, with or without a toast. Returns the titles. */
  async function titlesAfter(said?: ToastOptions): Promise<string[]> {
    fakeApi();
    const client = createQueryClient();
    client.setQueryData(['/api/user'], MEMBER);
    const { result: toasts } = renderHook(() => useToasts());
    const isStillThere = handleSessionEnd(client, MEMBER.id);
    forgetMember(client);
    act(() => {
      if (said) toast(said);
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await isStillThere).toBe(false);
    return toasts.current.map(({ title }) => title);
  }

  it('takes the place of good news, and leaves what says what has failed', async () => {
    const bonus = { title: 'Daily bonus', variant: 'success' } as const;
    expect(await titlesAfter(bonus)).toEqual(['You were signed out']);
    const failed = { title: 'Purchase failed', variant: 'destructive' } as const;
    expect(await titlesAfter(failed)).toEqual(['Purchase failed']);
  });
});

const updates = 'You were signed out in another tab';

function memberOnline(): FakeApi {
  signInBrowser();
  return fakeApi({
    'GET /api/user': { status: 200, body: aUser() },
    'GET /api/games/stats': { status: 200, body: [] },
    'POST /api/login': { status: 200, body: aUser() },
    'POST /api/logout': { status: 204 },
  });
}

const otherTabSays = (change: string) => {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed', newValue: change }));
  });
};

describe('a sign-out in another tab', () => {
  it('is told here, and signing in comes back to the page', async () => {
    memberOnline();
    const app = renderApp('/games/alien-clicker?from=test');
    await screen.findByRole('button', { name: 'Start Game' });
    otherTabSays('signed-out 1');
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(await screen.findByText(updates)).toBeVisible();
    expect(screen.getByText(updates).closest('li')).toHaveClass('toast--info');
    await logIn(app);
    await waitFor(() => expect(app.path()).toBe('/games/alien-clicker?from=test'));
  });
});

describe('a double click on Log Out', () => {
  it('signs out once', async () => {
    const api = memberOnline();
    renderApp('/home');
    const [logOut] = await screen.findAllByRole('button', { name: 'Log Out' });
    act(() => {
      logOut?.click();
      logOut?.click();
    });
    await screen.findByText('Logged out');
    expect(api.callsOf('POST /api/logout')).toHaveLength(1);
  });
});
