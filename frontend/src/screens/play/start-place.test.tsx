import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { DemoHandle, mountDemo } from 'game-scenes/scenes';
import { mountFakeGame, playingMember, startRound } from '../../../test/support/fake-game';
import { aUser } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { User } from '../../api/types';
import { userQuery } from '../../api/user';

type DemoOptions = Parameters<typeof mountDemo>[1];

/** The demos mounted in this test, newest last. */
const demos: { options: DemoOptions; handle: jest.Mocked<DemoHandle> }[] = [];

const mountFakeDemo = (_parent: HTMLElement, options: DemoOptions): DemoHandle => {
  const handle: jest.Mocked<DemoHandle> = { setRunning: jest.fn(), destroy: jest.fn() };
  demos.push({ options, handle });
  return handle;
};

jest.unstable_mockModule('game-scenes/scenes', () => ({
  mountGame: mountFakeGame,
  mountDemo: mountFakeDemo,
}));

/** What waits until the page is idle. */
const waiting = new Map<number, IdleRequestCallback>();
let newestId = 0;

/** Lets the page be idle, and what then begins be loaded. */
const idle = async (): Promise<void> => {
  const work = [...waiting.values()];
  waiting.clear();
  for (const each of work) each({ didTimeout: false, timeRemaining: () => 50 });
  await act(() => import('game-scenes/scenes'));
};

const plainQuery = window.matchMedia;

beforeEach(() => {
  demos.length = 0;
  window.matchMedia = plainQuery;
  waiting.clear();
  window.requestIdleCallback = (work) => {
    newestId += 1;
    waiting.set(newestId, work);
    return newestId;
  };
  window.cancelIdleCallback = (id) => void waiting.delete(id);
  Reflect.deleteProperty(navigator, 'connection');
  playingMember();
});

const newest = () => {
  const demo = demos.at(-1);
  if (demo === undefined) throw new Error('No demo is mounted.');
  return demo;
};

const badge = () => screen.queryByText('Demo, played by a bot');

async function openWithDemo() {
  const app = renderApp('/games/alien-clicker');
  await screen.findByRole('button', { name: 'Start Game' });
  await idle();
  return app;
}

const hideTab = (isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('the demo behind the start panel', () => {
  it('is named while it is seen, and gone when the round begins', async () => {
    const app = await openWithDemo();
    expect(newest().options).toMatchObject({ game: 'alien-clicker', alien: { color: 'green' } });
    expect(badge()).toBeNull();
    act(() => newest().options.onShown());
    expect(badge()).toBeVisible();
    await startRound(app);
    expect(newest().handle.destroy).toHaveBeenCalledTimes(1);
    expect(badge()).toBeNull();
  });

  it('stands still while the tab is hidden', async () => {
    await openWithDemo();
    const { setRunning } = newest().handle;
    hideTab(true);
    expect(setRunning).toHaveBeenLastCalledWith(false);
    hideTab(false);
    expect(setRunning).toHaveBeenLastCalledWith(true);
  });

  it('begins again after its end, but is not tried again if it could not begin', async () => {
    await openWithDemo();
    act(() => newest().options.onShown());
    act(() => newest().options.onEnd());
    expect(badge()).toBeNull();
    await idle();
    expect(demos).toHaveLength(2);
    act(() => newest().options.onEnd());
    await idle();
    expect(demos).toHaveLength(2);
  });

  it('rests after three rounds, and goes on whatever else of the member changes', async () => {
    const { client } = await openWithDemo();
    act(() => client.setQueryData<User | null>(userQuery.queryKey, aUser({ coins: 999 })));
    await idle();
    expect(demos).toHaveLength(1);
    for (let take = 1; take <= 3; take++) {
      act(() => newest().options.onShown());
      act(() => newest().options.onEnd());
      await idle();
    }
    expect(demos).toHaveLength(3);
  });

  it.each([
    ['motion is reduced', () => (window.matchMedia = reducedMotion)],
    [
      'data is saved',
      () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
    ],
  ])('stays away where %s', async (_where, set) => {
    set();
    renderApp('/games/alien-clicker');
    await screen.findByRole('button', { name: 'Start Game' });
    await idle();
    expect(demos).toHaveLength(0);
  });
});

function reducedMotion(media: string): MediaQueryList {
  const list = new EventTarget() as MediaQueryList;
  return Object.assign(list, { matches: media.includes('reduce'), media });
}
