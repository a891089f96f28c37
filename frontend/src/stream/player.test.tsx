import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser, fakeApi, signInBrowser } from '../testing/fake-api';
import type { FakeApi } from '../testing/fake-api';
import { FakeHls, player, players } from '../testing/fake-hls';
import { changeVideo, fakeVideos, playNatively, refuseAutoplay, video } from '../testing/fake-video';
import { aLivestream, aLiveStream, PLAYLIST } from '../testing/livestream-data';
import { renderApp } from '../testing/render-app';
import type { TestApp } from '../testing/render-app';

jest.unstable_mockModule('hls.js/light', () => ({ default: FakeHls }));

const HLS_TYPE = 'application/vnd.apple.mpegurl';
const FATAL_NETWORK = { fatal: true, type: FakeHls.ErrorTypes.NETWORK_ERROR };
const FATAL_MEDIA = { fatal: true, type: FakeHls.ErrorTypes.MEDIA_ERROR };

let api: FakeApi;
let app: TestApp;

/** Opens the page while a race is on air. */
async function open(): Promise<void> {
  signInBrowser();
  api = fakeApi({
    'GET /api/user': { status: 200, body: aUser() },
    'GET /api/livestream': { status: 200, body: aLiveStream() },
    'POST /api/livestream/watching': { status: 200, body: { viewers: 12 } },
  });
  app = renderApp('/livestream');
  await screen.findByRole('region', { name: 'Video player' });
}

/** Opens it and lets the picture come. */
async function watch(): Promise<void> {
  await open();
  await waitFor(() => expect(players).toHaveLength(1));
  player().emit('MEDIA_ATTACHED');
  player().levels = [{}];
  changeVideo({ readyState: 4, videoHeight: 1080, currentTime: 10 }, 'playing');
}

const box = () => within(screen.getByRole('region', { name: 'Video player' }));
const button = (name: string) => box().getByRole('button', { name });
const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
const stall = (): void => changeVideo({ readyState: 2 }, 'waiting');

beforeEach(() => {
  players.length = 0;
  FakeHls.isThere = true;
  fakeVideos();
  Object.assign(window, { MediaSource: () => undefined });
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'MediaSource');
});

describe('the player', () => {
  it('plays the playlist of the stream at once, muted, and says what it shows', async () => {
    await watch();
    expect(player().deeds).toEqual([`load ${PLAYLIST}`, 'attach']);
    expect([video().paused, video().muted]).toEqual([false, true]);
    expect(box().getByText('1080p')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Stream Offline' })).toBeNull();
  });

  it('gives the sound by a clear button, which then is gone', async () => {
    await watch();
    await app.person.click(button('Unmute'));
    expect(video().muted).toBe(false);
    expect(box().queryByRole('button', { name: 'Unmute' })).toBeNull();
    await app.person.click(button('Mute'));
    expect(video().muted).toBe(true);
  });

  it('pauses and goes on by its button and by a click on the picture', async () => {
    await watch();
    await app.person.click(button('Pause'));
    expect(video().paused).toBe(true);
    await app.person.click(button('Play'));
    expect(video().paused).toBe(false);
    const surface = document.querySelector('.player__surface');
    if (surface) await app.person.click(surface);
    expect(video().paused).toBe(true);
  });

  it('waits for a gesture where the browser wants one', async () => {
    await open();
    refuseAutoplay(true);
    await waitFor(() => expect(players).toHaveLength(1));
    player().emit('MEDIA_ATTACHED');
    const play = await box().findByRole('button', { name: 'Play' });
    refuseAutoplay(false);
    await app.person.click(play);
    expect(video().paused).toBe(false);
    expect(button('Pause')).toBeVisible();
  });

  it('obeys the keyboard while it has the focus, and only then', async () => {
    await watch();
    await app.person.keyboard('kmf');
    expect([video().paused, video().muted]).toEqual([false, true]);
    button('Pause').focus();
    await app.person.keyboard('k');
    expect(video().paused).toBe(true);
    await app.person.keyboard(' ');
    expect(video().paused).toBe(false);
    await app.person.keyboard('m');
    expect(video().muted).toBe(false);
    await app.person.keyboard('{ArrowDown}');
    expect(video().volume).toBeCloseTo(0.9);
    await app.person.keyboard('{ArrowUp}{ArrowUp}');
    expect(video().volume).toBe(1);
    await app.person.keyboard('{Control>}m{/Control}');
    expect(video().muted).toBe(false);
  });

  it('goes by the sound as it is when a key follows another at once', async () => {
    await watch();
    act(() => {
      fireEvent.keyDown(button('Pause'), { key: 'm' });
      fireEvent.keyDown(button('Pause'), { key: 'ArrowDown' });
      fireEvent.keyDown(button('Pause'), { key: 'ArrowDown' });
    });
    expect(video().muted).toBe(false);
    expect(video().volume).toBeCloseTo(0.8);
  });

  it('goes on the whole screen and back', async () => {
    await watch();
    let element: Element | null = null;
    const enter = jest.fn(() => {
      element = screen.getByRole('region', { name: 'Video player' });
      document.dispatchEvent(new Event('fullscreenchange'));
      return Promise.resolve();
    });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => element });
    Object.assign(HTMLElement.prototype, { requestFullscreen: enter });
    await app.person.click(button('Full screen'));
    expect(enter).toHaveBeenCalledTimes(1);
    expect(button('Leave full screen')).toBeVisible();
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  it('leads whoever has fallen behind back to what is live', async () => {
    await watch();
    expect(button('Live')).toHaveAttribute('aria-disabled', 'true');
    player().liveSyncPosition = 30;
    changeVideo({ currentTime: 12 }, 'timeupdate');
    await app.person.click(button('Go to live'));
    expect(video().currentTime).toBe(30);
    changeVideo({}, 'timeupdate');
    expect(button('Live')).toBeVisible();
  });

  it('hides its controls while nobody stirs, and shows them again', async () => {
    await watch();
    const quiet = () => screen.getByRole('region', { name: 'Video player' }).className.includes('quiet');
    expect(quiet()).toBe(false);
    pass(3000);
    expect(quiet()).toBe(true);
    act(() => button('Pause').focus());
    expect(quiet()).toBe(false);
  });

  it('shows the controls at the first tap on a bare picture, and pauses at the next', async () => {
    await watch();
    pass(3000);
    const surface = document.querySelector('.player__surface');
    if (surface) await app.person.pointer({ keys: '[TouchA]', target: surface });
    expect(video().paused).toBe(false);
    if (surface) await app.person.pointer({ keys: '[TouchA]', target: surface });
    expect(video().paused).toBe(true);
  });

  it('says that it is loading, and after a while that the stream will be back', async () => {
    await watch();
    stall();
    expect(box().getByText('Loading...')).toBeVisible();
    pass(5000);
    expect(box().getByText('The stream will be back in a moment')).toBeVisible();
    changeVideo({ readyState: 4 }, 'playing');
    expect(box().queryByText('The stream will be back in a moment')).toBeNull();
  });

  it('says it when the network is lost', async () => {
    await watch();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(box().queryByText(/You are offline/)).toBeNull();
    stall();
    expect(box().getByText(/^You are offline. The stream goes on/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(box().queryByText(/You are offline/)).toBeNull();
  });

  it('says in a browser without any means that it can not play', async () => {
    Reflect.deleteProperty(window, 'MediaSource');
    await open();
    expect(await box().findByText('This browser can’t play the stream.')).toBeVisible();
    expect(players).toEqual([]);
  });
});

describe('what breaks in the player', () => {
  it('is mended when it is the picture, once, and begun anew when that does not help', async () => {
    await watch();
    player().emit('ERROR', { ...FATAL_MEDIA, fatal: false });
    player().emit('ERROR', FATAL_MEDIA);
    player().emit('ERROR', FATAL_MEDIA);
    expect(player().deeds.slice(2)).toEqual(['mend']);
    pass(2000);
    expect(player().deeds.slice(2)).toEqual(['mend', `load ${PLAYLIST}`]);
  });

  it('goes on loading after growing pauses when it is the network', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await watch();
    const tries = () => player().deeds.filter((deed) => deed === 'go on').length;
    for (const [index, pauseMs] of [2000, 4000, 8000, 15_000, 15_000].entries()) {
      player().emit('ERROR', FATAL_NETWORK);
      pass(pauseMs - 1);
      expect(tries()).toBe(index);
      pass(1);
      expect(tries()).toBe(index + 1);
    }
    player().emit('FRAG_BUFFERED');
    player().emit('ERROR', FATAL_NETWORK);
    pass(2000);
    expect(tries()).toBe(6);
  });

  it('is tried again at once when the network comes back', async () => {
    await watch();
    player().emit('ERROR', FATAL_NETWORK);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(player().deeds.at(-1)).toBe('go on');
  });

  it('makes the page ask the server when the stream is gone, and wait for it to be back', async () => {
    await watch();
    api.answer('GET /api/livestream', { status: 200, body: aLivestream({ state: 'upcoming' }) });
    player().emit('ERROR', { fatal: false, type: 'network', response: { code: 404 } });
    expect(await screen.findByText('The stream will be back in a moment')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
    expect(player().deeds.at(-1)).toBe('end');
  });

  it('is not what ends a stream: then the page asks until it knows, and thanks', async () => {
    await watch();
    changeVideo({ ended: true, paused: true, readyState: 2 }, 'ended');
    expect(box().getByText('The stream has ended')).toBeVisible();
    await waitFor(() => expect(api.callsOf('GET /api/livestream')).toHaveLength(2));
    api.answer('GET /api/livestream', { status: 200, body: aLivestream({ state: 'ended' }) });
    pass(5000);
    expect(await screen.findByText(/Thanks for watching/)).toBeVisible();
  });

  it('leaves nothing behind on another screen', async () => {
    await watch();
    player().emit('ERROR', FATAL_NETWORK);
    await act(() => app.goTo('/games'));
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    expect(player().deeds.at(-1)).toBe('end');
    pass(60_000);
    expect(player().deeds.at(-1)).toBe('end');
  });
});

describe('a browser that plays streams by itself', () => {
  beforeEach(() => {
    playNatively(HLS_TYPE);
  });

  it('does so where hls.js can not run, and loads none of it', async () => {
    Reflect.deleteProperty(window, 'MediaSource');
    await open();
    await waitFor(() => expect(video().paused).toBe(false));
    expect(video().getAttribute('src')).toBe(PLAYLIST);
    expect(players).toEqual([]);
  });

  it('does so where hls.js says that it can not run', async () => {
    FakeHls.isThere = false;
    await open();
    await waitFor(() => expect(video().getAttribute('src')).toBe(PLAYLIST));
    expect(players).toEqual([]);
  });

  it('asks the server and tries again when it fails', async () => {
    Reflect.deleteProperty(window, 'MediaSource');
    await open();
    video().removeAttribute('src');
    changeVideo({ paused: true }, 'error');
    await waitFor(() => expect(api.callsOf('GET /api/livestream')).toHaveLength(2));
    pass(2000);
    expect(video().getAttribute('src')).toBe(PLAYLIST);
  });
});
