import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { GAME_IDS } from 'game-scenes/rules';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aUser, fakeApi, problem, signInBrowser } from '../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../test/support/fake-api';
import { emptyDatabase } from '../../test/support/fake-database';
import {
  endRound,
  mountedGames,
  mountFakeGame,
  playingMember,
  startRound,
} from '../../test/support/fake-game';
import { fakeSockets } from '../../test/support/fake-socket';
import type { FakeSockets } from '../../test/support/fake-socket';
import { renderApp } from '../../test/support/render-app';
import type { TestApp } from '../../test/support/render-app';
import { socketState } from '../api/socket';
import type { Site } from '../api/types';
import { LoadingScreen } from './loading-screen';
import { descriptionAt } from './page-descriptions';
import { titleAt } from './pages';
import { gamePath, paths } from '../session/paths';
import { ScreenError } from './screen-error';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

describe('the frame around the screens', () => {
  it('names every screen in the tab', async () => {
    fakeApi();
    document.head.innerHTML = '<meta name="description" content="">';
    const description = document.querySelector('meta');
    const app = renderApp('/auth');
    await waitFor(() => expect(document.title).toBe('Access Portal · Alien Squad'));
    await act(() => app.goTo('/network'));
    expect(document.title).toBe('The network · Alien Squad');
    await waitFor(() => expect(description).toHaveAttribute('content', descriptionAt('/network')));
  });

  it('has a title and a description of its own for each screen', () => {
    const all = [...Object.values(paths), ...GAME_IDS.map(gamePath), '/nowhere'];
    for (const textAt of [(path: string) => titleAt(path), descriptionAt]) {
      expect(textAt('/Home//')).toBe(textAt('/home'));
      expect(new Set(all.map(textAt)).size).toBe(all.length);
    }
  });

  it('shows a visitor no navigation, and a member the one around their screen [S2.020, S2.024, S6.04]', async () => {
    fakeApi();
    renderApp('/auth').unmount();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    signInBrowser();
    fakeApi({ 'GET /api/user': { status: 200, body: aUser() } });
    renderApp('/home');
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

describe('a screen that fails', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  function openScreen(screenRoute: object): void {
    const router = createMemoryRouter([
      {
        ErrorBoundary: ScreenError,
        HydrateFallback: LoadingScreen,
        children: [{ path: '/', ...screenRoute }],
      },
    ]);
    render(<RouterProvider router={router} />);
  }

  it('is stood in for by a calm page with a way on', async () => {
    openScreen({
      Component: () => {
        throw new Error('The stars are not right');
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong on our side.');
    expect(alert).not.toHaveClass('fallback-screen__copy--late');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByText(/stars/)).toBeNull();
  });

  it('says so, after a moment, when its code is gone, as after a deploy', async () => {
    openScreen({
      lazy: () =>
        Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/home-1.js')),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There may be a newer version of the site');
    expect(alert).toHaveClass('fallback-screen__copy--late');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

const SCREEN = '/games/alien-clicker';

const signedOutToast = 'You were signed out';

let api: FakeApi;

let sockets: FakeSockets;

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

const withSockets = (): void => {
  beforeEach(() => {
    emptyDatabase();
    sockets = fakeSockets();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
};

describe('the socket of a tab', () => {
  withSockets();

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
});

describe('a push', () => {
  withSockets();

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
    sockets.say('resync', { data: {} });
    sockets.say('resync', { data: {} });
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

  it('that is no frame, or of a type nobody knows, changes nothing', async () => {
    const app = await livePage();
    const before = app.client.getQueryData(['/api/user']);
    for (const text of ['', 'null', '[]', '{"type":7}', '{"type":"later"}', new Blob([])])
      sockets.sayText(text);
    expect(app.client.getQueryData(['/api/user'])).toBe(before);
    expect(socketState().phase).toBe('open');
  });

  it('that was missed before the socket first opened is made up for, however new the home screen is', async () => {
    const app = await memberPage();
    setCached(app, ['/api/home'], {});
    setCached(app, ['/api/user'], aUser());
    api.answer('GET /api/user', { status: 200, body: aUser({ coins: 345 }) });
    sockets.open();
    expect((await screen.findAllByText('345 coins')).length).toBeGreaterThan(0);
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
  withSockets();

  const site = { siteName: 'Alien Squad', links: {}, isRegistrationOpen: true, maintenanceNotice: '' };
  const isAskedFor = (app: TestApp, key: string) => app.client.getQueryState([key])?.isInvalidated;

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
  withSockets();

  it('shows as a sign-out, with its toast', async () => {
    const app = await livePage();
    api.answer('GET /api/user', problem(401, 'auth.signed_out', 'Sign in first.'));
    sockets.say('session_ended', { data: {} });
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

  it('with a new session of the same member opens another socket', async () => {
    await livePage();
    sockets.close(4401);
    await waitFor(() => expect(sockets.opened).toHaveLength(2));
    expect(screen.queryByText(signedOutToast)).toBeNull();
  });
});

const USUAL = {
  chat: 'https://discord.com/',
  video: 'https://www.youtube.com/',
  streaming: 'https://www.twitch.tv/',
};

const aSite = (changes: Partial<Site> = {}): Site => ({
  siteName: 'Alien Squad',
  links: USUAL,
  areLinksSample: false,
  isRegistrationOpen: true,
  maintenanceNotice: '',
  ...changes,
});

describe('what admins have set', () => {
  beforeEach(() => {
    // Makes the page idle at once.
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => setTimeout(work, 0),
      cancelIdleCallback: (id: number) => clearTimeout(id),
    });
  });
  afterEach(() => {
    // Before the functions go that an open page still calls.
    cleanup();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
    jest.restoreAllMocks();
  });

  it('stands at the top of every page until it was read, and again when it says something else', async () => {
    signInBrowser();
    const sockets = fakeSockets();
    const api = fakeApi({
      'GET /api/user': { status: 200, body: aUser() },
      'GET /api/site': { status: 200, body: aSite({ maintenanceNotice: 'Back at noon.' }) },
    });
    const app = renderApp('/games');
    const region = (await screen.findByText('Back at noon.')).closest('[role=status]');
    expect(region).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Close the notice' }));
    expect(screen.queryByText('Back at noon.')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    api.answer('GET /api/site', { status: 200, body: aSite({ maintenanceNotice: 'Back at one.' }) });
    await waitFor(() => expect(sockets.opened.length).toBeGreaterThan(0));
    sockets.open();
    sockets.say('site_changed', { data: aSite() });
    expect(await screen.findByText('Back at one.')).toBeVisible();
    // Screen readers announce only changes of a region that was there before.
    expect(region).toHaveTextContent('Back at one.');
  });

  it('is told to a visitor on the way to another page, who has no socket to hear it by', async () => {
    const api = fakeApi({ 'GET /api/site': { status: 200, body: aSite() } });
    const app = renderApp('/network');
    await waitFor(() => expect(app.client.getQueryData(['/api/site'])).toBeDefined());
    const asked = () => api.callsOf('GET /api/site').length;
    await app.goTo('/');
    expect(asked()).toBe(1);
    api.answer('GET /api/site', { status: 200, body: aSite({ maintenanceNotice: 'Back at noon.' }) });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    await app.goTo('/auth');
    expect(await screen.findByText('Back at noon.')).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('is the name in the title, also on the next page', async () => {
    fakeApi({ 'GET /api/site': { status: 200, body: aSite({ siteName: 'Grey Squad' }) } });
    const app = renderApp('/network');
    await waitFor(() => expect(document.title).toBe('The network · Grey Squad'));
    await app.goTo('/auth');
    await waitFor(() => expect(document.title).toBe('Access Portal · Grey Squad'));
  });

  it('closes the registration on the form, which says so', async () => {
    fakeApi({ 'GET /api/site': { status: 200, body: aSite({ isRegistrationOpen: false }) } });
    const app = renderApp('/auth');
    await app.person.click(await screen.findByRole('tab', { name: 'Register' }));
    expect(await screen.findByText(/^New accounts cannot be made at the moment/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join The Invasion' })).toBeDisabled();
  });
});

const BONUS = 'POST /api/daily-bonus';

/** The current UTC day: a bonus requested on an earlier day is requested again. */
const today = new Date().toISOString().slice(0, 10);

const granted = { status: 200, body: { granted: true, amount: 10, day: today, coins: 130 } };

function memberWith(bonus: FakeAnswer): FakeApi {
  signInBrowser();
  return fakeApi({
    'GET /api/user': { status: 200, body: aUser({ coins: 120 }) },
    'GET /api/games/stats': { status: 200, body: [] },
    'POST /api/login': { status: 200, body: aUser({ coins: 120 }) },
    [BONUS]: bonus,
  });
}

describe('the daily bonus', () => {
  it('is told with its coins, and the balance has them', async () => {
    memberWith(granted);
    renderApp('/games');
    expect((await screen.findAllByText('Daily bonus: +10 coins')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getAllByText('130 coins').length).toBeGreaterThan(0));
  });

  it('is asked for once a day, however often the page is loaded', async () => {
    const api = memberWith(granted);
    const first = renderApp('/games');
    await screen.findAllByText('Daily bonus: +10 coins');
    first.unmount();
    renderApp('/games');
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    expect(api.callsOf(BONUS)).toHaveLength(1);
  });

  it('goes by the day of the server, whatever the clock here says', async () => {
    const api = memberWith({
      status: 200,
      body: { granted: false, amount: 0, day: '2001-01-01', coins: 120 },
    });
    const app = renderApp('/games');
    await waitFor(() => expect(localStorage.getItem('daily-bonus-asked 7')).toBe('2001-01-01'));
    app.unmount();
    renderApp('/games');
    await waitFor(() => expect(api.callsOf(BONUS)).toHaveLength(2));
  });

  it('stays to be asked for when nobody answers', async () => {
    const api = memberWith({ status: 502 });
    renderApp('/games');
    await waitFor(() => expect(api.callsOf(BONUS)).toHaveLength(1));
    expect(localStorage.getItem('daily-bonus-asked 7')).toBeNull();
    expect(screen.queryByText(/Daily bonus/)).toBeNull();
  });
});

describe('what is played', () => {
  beforeEach(() => {
    mountedGames.length = 0;
  });

  it('is told to the server when a round begins and when it is over, and again on a new socket', async () => {
    const sockets = fakeSockets();
    playingMember();
    const app = renderApp('/games/alien-clicker');
    await waitFor(() => expect(sockets.opened).toHaveLength(1));
    sockets.open();
    await startRound(app);
    const activity = () => sockets.sent('activity').map(({ data }) => data.game);
    expect(activity()).toEqual(['Alien Clicker']);
    sockets.close();
    act(() => void window.dispatchEvent(new Event('online')));
    sockets.open();
    expect(activity()).toEqual(['Alien Clicker']);
    await endRound();
    await waitFor(() => expect(activity()).toEqual(['Alien Clicker', null]));
    await screen.findByRole('button', { name: 'Play Again' });
  });
});
