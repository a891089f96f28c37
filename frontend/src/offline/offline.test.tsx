import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { aUser, problem } from '../../test/support/fake-api';
import type { FakeApi } from '../../test/support/fake-api';
import { emptyDatabase } from '../../test/support/fake-database';
import { playingMember } from '../../test/support/fake-game';
import { renderApp } from '../../test/support/render-app';
import { expectStored, provesAny, sentRounds } from '../../test/support/sent-rounds';
import { aWaitingRound, keepThree } from '../../test/support/waiting-rounds';
import '../ui/toast-viewport';
import { Toaster } from '../ui/toaster';
import { markOnline } from './offline-toast';
import { storeRound } from './round-outbox';
import { subscribeToWorker } from './worker-client';

let api: FakeApi;

describe('a round from an earlier visit', () => {
  beforeEach(() => {
    api = playingMember();
    api.answer('POST /api/games/stats', provesAny());
  });

  it('is sent as soon as the member is known, on whatever screen; a toast tells the result', async () => {
    await storeRound(aWaitingRound());
    renderApp('/home');
    expect(await screen.findByText('Your Alien Clicker round was proven: +9 coins')).toBeVisible();
    expect(sentRounds(api)).toEqual(['round-1']);
    await expectStored();
  });

  it('changes the balance, and its coins are named after it', async () => {
    await storeRound(aWaitingRound());
    let coins = 120;
    api.answer('GET /api/user', () => ({ status: 200, body: aUser({ coins }) }));
    api.answer('POST /api/games/stats', (call) => {
      coins = 129;
      return provesAny()(call);
    });
    renderApp('/home');
    await waitFor(() => expect(screen.getAllByText('129 coins')).not.toHaveLength(0));
    await waitFor(() =>
      expect(api.callsOf('POST /api/coins/add')[0]?.body).toMatchObject({ round: 'round-1' }),
    );
  });

  it('is sent with the others in the order of play, and one toast tells them all', async () => {
    await keepThree();
    api.answer('POST /api/games/stats', (call) => {
      const { round } = call.body as { round: string };
      return provesAny(round === 'b' ? { verdict: 'refused', reason: 'copied', coins: 0 } : {})(call);
    });
    renderApp('/home');
    expect(await screen.findByText('2 of your 3 rounds were proven: +18 coins')).toBeVisible();
    expect(screen.getByText('1 does not count.')).toBeVisible();
    expect(sentRounds(api)).toEqual(['a', 'b', 'c']);
  });

  it('is kept when its sending finds the session over, which the page then knows', async () => {
    await storeRound(aWaitingRound());
    api.answer('POST /api/games/stats', problem(401, 'auth.signed_out', 'Please log in first.'));
    const app = renderApp('/home');
    await waitFor(() => expect(app.path()).toBe('/auth'));
    await expectStored(['round-1', 'waiting']);
  });

  it('is not lost when another tab has signed somebody else in, whose session knows nothing of it', async () => {
    await storeRound(aWaitingRound());
    let users = 0;
    // The tab starts with its member; from then on the session belongs to another one.
    api.answer('GET /api/user', () => ({ status: 200, body: users++ === 0 ? aUser() : aUser({ id: 8 }) }));
    const unknown = { verdict: 'refused', reason: 'ticket_unknown', score: 0, coins: 0 };
    api.answer('POST /api/games/stats', provesAny(unknown));
    renderApp('/home');
    await waitFor(() => expect(users).toBeGreaterThanOrEqual(3));
    await expectStored(['round-1', 'waiting']);
    expect(screen.queryByText(/does not count/)).toBeNull();
  });
});

const deadLine = () => {
  throw new TypeError('Failed to fetch');
};

const kept = () => localStorage.getItem('last-known-member');

const networkIsBack = () => act(() => void window.dispatchEvent(new Event('online')));

/** Simulates a member's visit, after which the network is down. */
async function visitThenCut(): Promise<void> {
  const visit = renderApp('/games');
  await waitFor(() => expect(kept()).toContain('Alien Clicker'));
  visit.unmount();
  api.answer('GET /api/user', deadLine);
  api.answer('GET /api/games/stats', deadLine);
}

const online = (): void => {
  beforeEach(() => {
    markOnline();
    api = playingMember();
  });
};

describe('a visit without a network', () => {
  online();

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
});

describe('what is kept of a member', () => {
  online();

  it('is replaced by the next member’s, of whom nothing else is known yet', async () => {
    await visitThenCut();
    api.answer('GET /api/user', { status: 200, body: aUser({ id: 8, username: 'mira' }) });
    renderApp('/home');
    await waitFor(() => expect(kept()).toContain('mira'));
    expect(kept()).not.toContain('zorblax');
    expect(kept()).not.toContain('Alien Clicker');
  });
});

describe('several tabs', () => {
  beforeEach(() => {
    api = playingMember();
    api.answer('POST /api/games/stats', provesAny());
  });

  /** Fakes the browser's locks; another tab holds the one for sending until it is released. */
  function lockedByAnotherTab() {
    let last: Promise<unknown> = Promise.resolve();
    let release = (): void => undefined;
    const request = jest.fn((_name: string, _options: object, work: () => Promise<unknown>) => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    });
    Object.assign(navigator, { locks: { request } });
    void request('send-rounds', {}, () => new Promise<void>((resolve) => (release = resolve)));
    return { request, release: () => release() };
  }
  afterEach(() => {
    Object.assign(navigator, { locks: undefined });
  });

  it('send one after the other: what one has sent, the next does not send again', async () => {
    const { request, release } = lockedByAnotherTab();
    await keepThree();
    renderApp('/home');
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    expect(request).toHaveBeenLastCalledWith('send-rounds', expect.anything(), expect.any(Function));
    expect(sentRounds(api)).toEqual([]);
    // The other tab's work meanwhile.
    emptyDatabase();
    await storeRound(aWaitingRound({ id: 'new' }));
    release();
    await waitFor(() => expect(sentRounds(api)).toEqual(['new']));
    expect(await screen.findByText('Your Alien Clicker round was proven: +9 coins')).toBeVisible();
  });
});

interface FakeRegistration {
  waiting: { postMessage: (message: unknown) => void } | null;
  installing: null;
  update: () => Promise<void>;
}

/**
 * Fakes the browser's service workers: the registration, and functions that send messages and change the
 * controller.
 */
function fakeWorkers({ hasController = true } = {}) {
  const registration: FakeRegistration = {
    waiting: null,
    installing: null,
    update: jest.fn(() => Promise.resolve()),
  };
  const workers = Object.assign(new EventTarget(), {
    controller: hasController ? {} : null,
    register: jest.fn((_file: string, _options: RegistrationOptions) => Promise.resolve(registration)),
    getRegistration: () => Promise.resolve(registration),
  });
  return {
    registration,
    workers,
    container: workers as unknown as ServiceWorkerContainer,
    say: (type: string) =>
      act(() => void workers.dispatchEvent(new MessageEvent('message', { data: { type } }))),
    takeOver: () => act(() => void workers.dispatchEvent(new Event('controllerchange'))),
  };
}

const reload = jest.fn();

let stop: () => void = () => undefined;

function follow(fake: ReturnType<typeof fakeWorkers>): void {
  act(() => {
    stop = subscribeToWorker({ workers: fake.container, reload });
  });
}

const updateTitle = 'New content available';

const withToaster = (): void => {
  beforeEach(() => {
    reload.mockClear();
    markOnline();
    render(createElement(Toaster));
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });
};

describe('the service worker’s news', () => {
  withToaster();

  it('OFFLINE says what is limited, once until the network was back [S3.22, S7.43, S8.35]', async () => {
    const fake = fakeWorkers();
    follow(fake);
    fake.say('OFFLINE');
    expect(await screen.findByText("You're offline")).toBeVisible();
    expect(
      screen.getByText('Some features may be limited until connection is restored.').closest('.toast'),
    ).toHaveClass('toast--offline');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    fake.say('OFFLINE');
    expect(screen.queryByText("You're offline")).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText("You're offline")).toBeVisible();
  });

  it('CACHE_UPDATED offers the new version; Update activates it and loads the page again once it is at work [S3.22, S7.43, S8.36, S8.37]', async () => {
    const fake = fakeWorkers();
    const postMessage = jest.fn();
    fake.registration.waiting = { postMessage };
    follow(fake);
    fake.say('CACHE_UPDATED');
    expect(await screen.findByText(updateTitle)).toBeVisible();
    expect(screen.getByText('Refresh to update the app with the latest content.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(postMessage).toHaveBeenCalledWith({ type: 'ACTIVATE' });
    expect(reload).not.toHaveBeenCalled();
    fake.takeOver();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves a page in peace when another tab updates, and offers it to follow', async () => {
    const fake = fakeWorkers();
    follow(fake);
    fake.takeOver();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says nothing when the first worker of all takes over', () => {
    const fake = fakeWorkers({ hasController: false });
    follow(fake);
    fake.takeOver();
    expect(screen.queryByText(updateTitle)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the registration', () => {
  withToaster();

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const idle = () => act(() => jest.advanceTimersByTimeAsync(5000));

  it('waits until the page is idle', async () => {
    const fake = fakeWorkers();
    const { workers } = fake;
    follow(fake);
    expect(workers.register).not.toHaveBeenCalled();
    await idle();
    expect(workers.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  });

  it('looks for a new version when a page that was open for hours is seen again', async () => {
    const fake = fakeWorkers();
    follow(fake);
    await idle();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(fake.registration.update).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(61 * 60_000));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(fake.registration.update).toHaveBeenCalledTimes(1);
  });
});
