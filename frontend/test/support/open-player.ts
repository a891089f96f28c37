import { expect, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser, fakeApi, signInBrowser } from './fake-api';
import type { FakeApi } from './fake-api';
import { FakeHls, player, players } from './fake-hls';
import { changeVideo, fakeVideos } from './fake-video';
import { aLiveStream } from '../fixtures/livestream-data';
import { renderApp } from './render-app';
import type { TestApp } from './render-app';

/** A livestream page in a test. */
export interface OpenedPlayer {
  readonly app: TestApp;
  readonly api: FakeApi;
}

/** Installs fake playback and a clock controlled by the test. */
export function beginPlaying(): void {
  players.length = 0;
  FakeHls.isThere = true;
  fakeVideos();
  Object.assign(window, { MediaSource: () => undefined });
  jest.useFakeTimers({ advanceTimers: true });
}

/** Restores everything. */
export function endPlaying(): void {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'MediaSource');
}

/** Opens the page during a live race. */
export async function openPlayer(): Promise<OpenedPlayer> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser() },
    'GET /api/livestream': { status: 200, body: aLiveStream() },
    'POST /api/livestream/watching': { status: 200, body: { viewers: 12 } },
  });
  const app = renderApp('/livestream');
  await screen.findByRole('region', { name: 'Video player' });
  return { app, api };
}

/** Opens the page and starts playback. */
export async function watchPlayer(): Promise<OpenedPlayer> {
  const opened = await openPlayer();
  await waitFor(() => expect(players).toHaveLength(1));
  player().emit('MEDIA_ATTACHED');
  player().levels = [{}];
  changeVideo({ readyState: 4, videoHeight: 1080, currentTime: 10 }, 'playing');
  return opened;
}

/** Returns queries within the player's region. */
export const playerBox = () => within(screen.getByRole('region', { name: 'Video player' }));

export const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
