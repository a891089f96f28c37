import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { userEvent } from '@testing-library/user-event';
import { Toaster } from '../ui/toaster';
import '../ui/toast-viewport';
import { markOnline } from './offline-toast';
import { subscribeToWorker } from './worker-client';

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

beforeEach(() => {
  reload.mockClear();
  markOnline();
  render(createElement(Toaster));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const updateTitle = 'New content available';

describe('the service worker’s news', () => {
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

  it('is told to a page that opens without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    follow(fakeWorkers());
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

  it('finds the version that waits since before this page was opened', async () => {
    const fake = fakeWorkers();
    fake.registration.waiting = { postMessage: jest.fn() };
    follow(fake);
    await idle();
    expect(screen.getByText(updateTitle)).toBeVisible();
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
