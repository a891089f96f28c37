import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { socketState } from '../api/socket';
import { socketAddress } from '../api/socket-connection';
import { aUser, fakeApi, problem, signInBrowser } from '../../test/support/fake-api';
import type { FakeApi } from '../../test/support/fake-api';
import { emptyDatabase } from '../../test/support/fake-database';
import { fakeSockets } from '../../test/support/fake-socket';
import type { FakeSockets } from '../../test/support/fake-socket';
import { renderApp } from '../../test/support/render-app';
import type { TestApp } from '../../test/support/render-app';

const SCREEN = '/games/alien-clicker';
const signedOutToast = 'You were signed out';

let api: FakeApi;
let sockets: FakeSockets;

beforeEach(() => {
  emptyDatabase();
  sockets = fakeSockets();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Opens a member's page, whose socket is still connecting. */
async function memberPage(): Promise<TestApp> {
  signInBrowser();
  api = fakeApi({
    'GET /api/user': { status: 200, body: aUser() },
    'GET /api/games/stats': { status: 200, body: [] },
    'GET /api/coins/transactions': { status: 200, body: [] },
    'POST /api/logout': { status: 204 },
  });
  const app = renderApp(SCREEN);
  await screen.findByRole('button', { name: 'Start Game' });
  await waitFor(() => expect(sockets.opened).toHaveLength(1));
  return app;
}

/** Opens a member's page with its socket open and the missed data refetched. */
async function livePage(): Promise<TestApp> {
  const app = await memberPage();
  sockets.open();
  await waitFor(() => expect(api.callsOf('GET /api/user')).toHaveLength(2));
  await waitFor(() => expect(app.client.isFetching()).toBe(0));
  return app;
}

function setCached(app: TestApp, key: readonly [string], data: unknown): void {
  act(() => {
    app.client.setQueryData(key, data);
  });
}

const users = () => api.callsOf('GET /api/user').length;

/** Advances the clock, so that pushes are newer than all earlier answers. */
function aMomentLater(): void {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 60_000);
}

describe('the socket of a tab', () => {
  it('is none for a visitor [S5.20, S6.06]', async () => {
    fakeApi();
    renderApp('/auth');
    await screen.findByRole('button', { name: 'Access Portal' });
    await act(() => import('./live-work'));
    expect(sockets.opened).toEqual([]);
    expect(socketState().phase).toBe('none');
  });

  it("is one for a member, at the page's own address and without the chat", async () => {
    await memberPage();
    expect(sockets.opened[0]?.address).toBe('ws://localhost/ws/chat?chat=off');
    sockets.open();
    expect(sockets.opened).toHaveLength(1);
    expect(socketState().phase).toBe('open');
  });

  it('is wss on an https page', () => {
    const address = socketAddress({ protocol: 'https:', host: 'squad.example' });
    expect(address).toBe('wss://squad.example/ws/chat?chat=off');
  });

  it('is closed with the sign-out', async () => {
    const app = await livePage();
    await app.person.click(screen.getAllByRole('button', { name: 'Log Out' })[0] as HTMLElement);
    await screen.findByText('Logged out');
    expect(sockets.opened[0]?.readyState).toBe(3);
    expect(socketState().phase).toBe('none');
    expect(sockets.opened).toHaveLength(1);
  });

  it('is another one for another member', async () => {
    const app = await livePage();
    setCached(app, ['/api/user'], aUser({ id: 8, username: 'ooze' }));
    await waitFor(() => expect(sockets.opened).toHaveLength(2));
    expect(sockets.opened[0]?.readyState).toBe(3);
  });
});

describe('a push', () => {
  it('of a balance shows at once, without a call', async () => {
    await livePage();
    aMomentLater();
    const before = users();
    sockets.say('balance', { data: { coins: 345, line: 12 } });
    expect((await screen.findAllByText('345 coins')).length).toBeGreaterThan(0);
    expect(users()).toBe(before);
  });

  it('that may have been lost between the servers is made good by asking, once', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await livePage();
    const before = users();
    sockets.say('resync', {});
    sockets.say('resync', {});
    await waitFor(() => expect(users()).toBe(before + 1));
  });

  it('of a balance that is older than one before says nothing', async () => {
    const app = await livePage();
    aMomentLater();
    sockets.say('balance', { data: { coins: 345, line: 12 } });
    sockets.say('balance', { data: { coins: 300, line: 11 } });
    expect(app.client.getQueryData(['/api/user'])).toHaveProperty('coins', 345);
  });

  it('of a balance does not take the place of what a call has just answered: that is asked again', async () => {
    const app = await livePage();
    setCached(app, ['/api/user'], aUser({ coins: 500 }));
    api.answer('GET /api/user', { status: 200, body: aUser({ coins: 510 }) });
    sockets.say('balance', { data: { coins: 345, line: 12 } });
    expect(app.client.getQueryData(['/api/user'])).toHaveProperty('coins', 500);
    await waitFor(() => expect(app.client.getQueryData(['/api/user'])).toHaveProperty('coins', 510));
  });

  it('makes what it changes be asked for when it is next looked at', async () => {
    const app = await livePage();
    setCached(app, ['/api/coins/transactions'], []);
    sockets.say('balance', { data: { coins: 345, line: 12 } });
    expect(app.client.getQueryState(['/api/coins/transactions'])?.isInvalidated).toBe(true);
  });

  it('that is no frame, or of a type nobody knows, changes nothing', async () => {
    const app = await livePage();
    const before = app.client.getQueryData(['/api/user']);
    for (const text of ['', 'null', '[]', '{"type":7}', '{"type":"later"}', new Blob([])])
      sockets.sayText(text);
    expect(app.client.getQueryData(['/api/user'])).toBe(before);
    expect(socketState().phase).toBe('open');
  });

  it('that was missed is made up for when the socket opens again, by one call', async () => {
    await livePage();
    sockets.close();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sockets.opened).toHaveLength(2);
    const before = users();
    sockets.open();
    await waitFor(() => expect(users()).toBe(before + 1));
  });
});

describe('what admins edit', () => {
  const site = { siteName: 'Alien Squad', links: {}, isRegistrationOpen: true, maintenanceNotice: '' };
  const isAskedFor = (app: TestApp, key: string) => app.client.getQueryState([key])?.isInvalidated;

  it('is not asked for twice by a page that opens: its socket follows its first calls', async () => {
    const app = await memberPage();
    for (const key of ['/api/site', '/api/home', '/api/store/items']) setCached(app, [key], site);
    setCached(app, ['/api/notifications/summary'], { unread: 0 });
    sockets.open();
    for (const key of ['/api/site', '/api/home', '/api/store/items'])
      expect(isAskedFor(app, key)).toBe(false);
    expect(isAskedFor(app, '/api/notifications/summary')).toBe(true);
  });

  it('is asked for when the socket was long in coming, and whenever it opens again', async () => {
    const app = await memberPage();
    setCached(app, ['/api/site'], site);
    aMomentLater();
    sockets.open();
    expect(isAskedFor(app, '/api/site')).toBe(true);
    setCached(app, ['/api/site'], site);
    sockets.close();
    act(() => void window.dispatchEvent(new Event('online')));
    sockets.open();
    expect(isAskedFor(app, '/api/site')).toBe(true);
  });
});

describe('the end of the session', () => {
  it('shows as a sign-out, with its toast', async () => {
    const app = await livePage();
    api.answer('GET /api/user', problem(401, 'auth.signed_out', 'Sign in first.'));
    sockets.say('session_ended', {});
    sockets.close(4401);
    expect(await screen.findByText(signedOutToast)).toBeVisible();
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(sockets.opened).toHaveLength(1);
    expect(app.client.getQueryData(['/api/games/stats'])).toBeUndefined();
  });

  it('is found by a call when the socket is refused without a word', async () => {
    const app = await memberPage();
    api.answer('GET /api/user', problem(401, 'auth.signed_out', 'Sign in first.'));
    sockets.close();
    expect(await screen.findByText(signedOutToast)).toBeVisible();
    await waitFor(() => expect(app.path()).toBe('/auth'));
  });

  it('is no news while this browser signs out', async () => {
    const app = await livePage();
    const logOut = screen.getAllByRole('button', { name: 'Log Out' })[0] as HTMLElement;
    api.answer('POST /api/logout', () => {
      sockets.close(4401);
      return { status: 204 };
    });
    await app.person.click(logOut);
    await screen.findByText('Logged out');
    await waitFor(() => expect(socketState().phase).toBe('none'));
    expect(screen.queryByText(signedOutToast)).toBeNull();
  });

  it('with a new session of the same member opens another socket', async () => {
    await livePage();
    sockets.close(4401);
    await waitFor(() => expect(sockets.opened).toHaveLength(2));
    expect(screen.queryByText(signedOutToast)).toBeNull();
  });
});
