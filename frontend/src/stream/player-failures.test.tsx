import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { FakeApi } from '../../test/support/fake-api';
import { FakeHls, player, players } from '../../test/support/fake-hls';
import { changeVideo, playNatively, video } from '../../test/support/fake-video';
import { aLivestream, PLAYLIST } from '../../test/fixtures/livestream-data';
import {
  beginPlaying,
  endPlaying,
  openPlayer,
  pass,
  playerBox,
  watchPlayer,
} from '../../test/support/open-player';
import type { TestApp } from '../../test/support/render-app';

jest.unstable_mockModule('hls.js/light', () => ({ default: FakeHls }));

const HLS_TYPE = 'application/vnd.apple.mpegurl';
const FATAL_NETWORK = { fatal: true, type: FakeHls.ErrorTypes.NETWORK_ERROR };
const FATAL_MEDIA = { fatal: true, type: FakeHls.ErrorTypes.MEDIA_ERROR };

let api: FakeApi;
let app: TestApp;
const open = async (): Promise<void> => void ({ app, api } = await openPlayer());
const watch = async (): Promise<void> => void ({ app, api } = await watchPlayer());

beforeEach(beginPlaying);
afterEach(endPlaying);

describe('what breaks in the player', () => {
  it('is repaired when it is the picture, once, and begun again when that does not help', async () => {
    await watch();
    player().emit('ERROR', { ...FATAL_MEDIA, fatal: false });
    player().emit('ERROR', FATAL_MEDIA);
    player().emit('ERROR', FATAL_MEDIA);
    expect(player().actions.slice(2)).toEqual(['mend']);
    pass(2000);
    expect(player().actions.slice(2)).toEqual(['mend', `load ${PLAYLIST}`]);
  });

  it('goes on loading after growing pauses when it is the network', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    await watch();
    const tries = () => player().actions.filter((action) => action === 'go on').length;
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
    expect(player().actions.at(-1)).toBe('go on');
  });

  it('makes the page ask the server when the stream is gone, and wait for it to be back', async () => {
    await watch();
    api.answer('GET /api/livestream', { status: 200, body: aLivestream({ state: 'upcoming' }) });
    player().emit('ERROR', { fatal: false, type: 'network', response: { code: 404 } });
    expect(await screen.findByText('The stream will be back in a moment')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Stream Offline' })).toBeVisible();
    expect(player().actions.at(-1)).toBe('end');
  });

  it('is not what ends a stream: then the page asks until it knows, and thanks', async () => {
    await watch();
    changeVideo({ ended: true, paused: true, readyState: 2 }, 'ended');
    expect(playerBox().getByText('The stream has ended')).toBeVisible();
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
    expect(player().actions.at(-1)).toBe('end');
    pass(60_000);
    expect(player().actions.at(-1)).toBe('end');
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
