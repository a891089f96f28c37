import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeHls, player, players } from '../../test/support/fake-hls';
import { changeVideo, refuseAutoplay, video } from '../../test/support/fake-video';
import { PLAYLIST } from '../../test/fixtures/livestream-data';
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

let app: TestApp;
const open = async (): Promise<void> => void ({ app } = await openPlayer());
const watch = async (): Promise<void> => void ({ app } = await watchPlayer());
const button = (name: string) => playerBox().getByRole('button', { name });
const stall = (): void => changeVideo({ readyState: 2 }, 'waiting');

beforeEach(beginPlaying);
afterEach(endPlaying);

describe('the player', () => {
  it('plays the playlist of the stream at once, muted, and says what it shows [S2.068]', async () => {
    await watch();
    expect(player().actions).toEqual([`load ${PLAYLIST}`, 'attach']);
    expect([video().paused, video().muted]).toEqual([false, true]);
    expect(playerBox().getByText('1080p')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Stream Offline' })).toBeNull();
  });

  it('gives the sound by a clear button, which then is gone', async () => {
    await watch();
    await app.person.click(button('Unmute'));
    expect(video().muted).toBe(false);
    expect(playerBox().queryByRole('button', { name: 'Unmute' })).toBeNull();
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
    const play = await playerBox().findByRole('button', { name: 'Play' });
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
    expect(playerBox().getByText('Loading...')).toBeVisible();
    pass(5000);
    expect(playerBox().getByText('The stream will be back in a moment')).toBeVisible();
    changeVideo({ readyState: 4 }, 'playing');
    expect(playerBox().queryByText('The stream will be back in a moment')).toBeNull();
  });

  it('says it when the network is lost', async () => {
    await watch();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(playerBox().queryByText(/You are offline/)).toBeNull();
    stall();
    expect(playerBox().getByText(/^You are offline. The stream goes on/)).toBeVisible();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(playerBox().queryByText(/You are offline/)).toBeNull();
  });

  it('says in a browser without any means that it can not play', async () => {
    Reflect.deleteProperty(window, 'MediaSource');
    await open();
    expect(await playerBox().findByText('This browser can’t play the stream.')).toBeVisible();
    expect(players).toEqual([]);
  });
});
