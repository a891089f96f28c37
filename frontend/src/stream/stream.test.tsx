import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLivestream, anAdminLivestream, PLAYLIST } from '../../test/fixtures/livestream-data';
import { aUser, fakeApi, laterReply, problem, signInBrowser } from '../../test/support/fake-api';
import type { FakeApi } from '../../test/support/fake-api';
import { FakeHls, player, players } from '../../test/support/fake-hls';
import { changeVideo, fakeVideos, playNatively, refuseAutoplay, video } from '../../test/support/fake-video';
import {
  beginPlaying,
  endPlaying,
  openPlayer,
  pass,
  playerBox,
  watchPlayer,
} from '../../test/support/open-player';
import { renderApp } from '../../test/support/render-app';
import type { TestApp } from '../../test/support/render-app';
import type { AdminLivestream, AdminSettings } from '../api/types';
import { adviceWithin } from './stream-advice.hook';
import type { StreamAdvice } from './stream-advice.hook';

jest.unstable_mockModule('hls.js/light', () => ({ default: FakeHls }));

let api: FakeApi;

let app: TestApp;

const open = async (): Promise<void> => void ({ app, api } = await openPlayer());

const watch = async (): Promise<void> => void ({ app, api } = await watchPlayer());

const button = (name: string) => playerBox().getByRole('button', { name });

const stall = (): void => changeVideo({ readyState: 2 }, 'waiting');

describe('the player', () => {
  beforeEach(beginPlaying);
  afterEach(endPlaying);

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
    // By what is printed on the key: an AZERTY keyboard has M elsewhere.
    button('Pause').focus();
    fireEvent.keyDown(button('Pause'), { key: 'M', code: 'Semicolon' });
    expect(video().muted).toBe(true);
    fireEvent.keyDown(button('Pause'), { key: 'm', code: 'Semicolon' });
    expect(video().muted).toBe(false);
    await app.person.keyboard('{Control>}m{/Control}');
    expect(video().muted).toBe(false);
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

  it('says that it is loading, and after a while that the stream will be back', async () => {
    await watch();
    stall();
    expect(playerBox().getByText('Loading...')).toBeVisible();
    pass(5000);
    expect(playerBox().getByText('The stream will be back in a moment')).toBeVisible();
    changeVideo({ readyState: 4 }, 'playing');
    expect(playerBox().queryByText('The stream will be back in a moment')).toBeNull();
  });

  it('says in a browser without any means that it can not play', async () => {
    Reflect.deleteProperty(window, 'MediaSource');
    await open();
    expect(await playerBox().findByText('This browser can’t play the stream.')).toBeVisible();
    expect(players).toEqual([]);
  });
});

const HLS_TYPE = 'application/vnd.apple.mpegurl';

const FATAL_NETWORK = { fatal: true, type: FakeHls.ErrorTypes.NETWORK_ERROR };

const FATAL_MEDIA = { fatal: true, type: FakeHls.ErrorTypes.MEDIA_ERROR };

describe('what breaks in the player', () => {
  beforeEach(beginPlaying);
  afterEach(endPlaying);

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
  beforeEach(beginPlaying);
  afterEach(endPlaying);

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
});

interface Opened {
  app: TestApp;
  api: FakeApi;
}

const ROUTE = 'GET /api/admin/livestream';

async function openPage(isAdmin: boolean): Promise<Opened> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser({ isAdmin }) },
    'GET /api/livestream': { status: 200, body: aLivestream() },
  });
  const app = renderApp('/livestream');
  await screen.findByRole('heading', { name: 'Race Details' });
  return { app, api };
}

/** Opens the page as an admin, with the studio. */
async function openStudio(livestream: AdminLivestream): Promise<Opened> {
  const opened = await openPage(true);
  opened.api.answer(ROUTE, { status: 200, body: livestream });
  await opened.app.person.click(screen.getByRole('button', { name: 'Stream from here' }));
  await screen.findByRole('heading', { name: 'Stream Control' });
  return opened;
}

const control = () => within(screen.getByRole('region', { name: 'Stream Control' }));

const connection = () => within(screen.getByRole('region', { name: 'Connection' }));

const withVideos = (): void => {
  beforeEach(() => {
    players.length = 0;
    fakeVideos();
    Object.assign(window, { MediaSource: () => undefined });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'MediaSource');
  });
};

describe('what is for admins on the livestream page', () => {
  withVideos();

  it('is folded up, asks nothing before it is opened, and is not there for members', async () => {
    const { app, api } = await openPage(true);
    expect(screen.getByRole('region', { name: 'For Admins' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stream from here' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.queryByText('Stream Key')).toBeNull();
    expect(api.callsOf(ROUTE)).toHaveLength(0);
    app.unmount();
    await openPage(false);
    expect(screen.queryByText('For Admins')).toBeNull();
  });
});

describe('the address and the key of the stream', () => {
  withVideos();

  it('are read-only, the key masked until somebody wants to see it', async () => {
    const { app } = await openStudio(anAdminLivestream());
    const address = connection().getByLabelText('Stream Address');
    expect(address).toHaveValue('rtmp://localhost:1935/live');
    expect(address).toHaveAttribute('readonly');
    const key = connection().getByLabelText('Stream Key');
    expect(key).toHaveAttribute('type', 'password');
    await app.person.click(connection().getByRole('button', { name: 'Show stream key' }));
    expect(key).toHaveAttribute('type', 'text');
    expect(key).toHaveValue('main?key=a-key-of-tests');
    await app.person.click(connection().getByRole('button', { name: 'Hide stream key' }));
    expect(key).toHaveAttribute('type', 'password');
  });

  it('are marked to be copied by hand where the browser keeps the clipboard from the page', async () => {
    const { app } = await openStudio(anAdminLivestream());
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await app.person.click(connection().getByRole('button', { name: 'Copy stream key' }));
    expect(await screen.findByText('Copy it by hand')).toBeVisible();
    const key: HTMLInputElement = connection().getByLabelText('Stream Key');
    expect([key.type, key.selectionStart, key.selectionEnd]).toEqual(['text', 0, key.value.length]);
  });

  it('are renewed once, after a question that tells what it cuts', async () => {
    const { app, api } = await openStudio(anAdminLivestream());
    const { answer, send } = laterReply();
    api.answer('POST /api/admin/livestream/rotate-key', answer);
    await app.person.click(connection().getByRole('button', { name: 'New Key' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Make a new stream key?' }));
    expect(dialog.getByText(/^The encoder that is streaming now is disconnected/)).toBeVisible();
    await app.person.dblClick(dialog.getByRole('button', { name: 'Make New Key' }));
    expect(api.callsOf('POST /api/admin/livestream/rotate-key')).toHaveLength(1);
    send({ status: 200, body: anAdminLivestream({ streamKey: 'main?key=another' }) });
    expect(await screen.findByText('New stream key')).toBeVisible();
    expect(connection().getByLabelText('Stream Key')).toHaveValue('main?key=another');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the control of the stream', () => {
  withVideos();

  it('says why a start did not work, and stays as it was', async () => {
    const { app, api } = await openStudio(anAdminLivestream());
    api.answer('POST /api/admin/livestream/open', problem(403, 'access.forbidden', 'Admins only.'));
    await app.person.click(control().getByRole('button', { name: 'Start Stream' }));
    expect(await screen.findByText('That did not work')).toBeVisible();
    expect(control().getByText('OFFLINE')).toBeVisible();
  });

  it('plays what arrives for admins alone before the start, and leaves it to the page while it is live', async () => {
    const { app } = await openStudio(anAdminLivestream({ ingest: { previewPlaylist: PLAYLIST } }));
    expect(await control().findByRole('region', { name: 'Video player' })).toBeVisible();
    await waitFor(() => expect(players).toHaveLength(1));
    expect(control().getByText(/^Only admins see this picture/)).toBeVisible();
    expect(control().queryByText('LIVE')).toBeNull();
    app.unmount();
    await openStudio(
      anAdminLivestream({ state: 'live', isOpen: true, ingest: { previewPlaylist: PLAYLIST } }),
    );
    expect(control().queryByRole('region', { name: 'Video player' })).toBeNull();
  });

  it('tells what arrives from the encoder', async () => {
    await openStudio(anAdminLivestream({ viewers: 1234 }));
    expect(control().getByText('Input connected')).toBeVisible();
    const figures = [...document.querySelectorAll('.stream-figures > div')].map((line) => line.textContent);
    expect(figures).toEqual([
      'Picture1080p30',
      'Bit rate6,024 kb/s',
      'Sound160 kb/s',
      expect.stringMatching(/^Connected\d+:\d\d:\d\d$/),
      'Viewers1,234',
    ]);
  });

  it.each([
    [true, '2026-11-21T19:00:00.000Z', 'Before this stream'],
    [true, '2026-11-21T20:00:00.000Z', 'Another connection'],
    [false, '2026-11-21T20:00:00.000Z', 'Last problem'],
  ])(
    'never takes an earlier problem for one of the running stream (%s, %s)',
    async (isConnected, at, words) => {
      const lastProblem = { code: 'wrong_key', message: 'The stream key was wrong.', at } as const;
      const since = isConnected ? '2026-11-21T19:58:00.000Z' : null;
      await openStudio(anAdminLivestream({ ingest: { isConnected, since, lastProblem } }));
      const [line] = control().getAllByText(words);
      expect(line?.parentElement?.textContent).toMatch(/: The stream key was wrong\.$/);
    },
  );
});

describe('what an admin is told to stream with', () => {
  it('is 1080p and 6,000 kb/s where nobody has set less', () => {
    expect(adviceWithin({ maxHeight: 1080, maxBitsPerSecond: 8_000_000 })).toEqual({
      ...{ width: 1920, height: 1080, kilobits: 6000 },
      limits: { height: 1080, kilobits: 8000 },
    });
  });

  it.each<[AdminSettings['stream']['maxHeight'], number, Partial<StreamAdvice>]>([
    [720, 8000, { width: 1280, height: 720, kilobits: 4000 }],
    [480, 8000, { width: 854, height: 480, kilobits: 2000 }],
    [360, 500, { width: 640, height: 360, kilobits: 300 }],
    [1080, 2000, { width: 1920, height: 1080, kilobits: 1800 }],
  ])('stays within %ip and %i kb/s', (maxHeight, kilobits, expected) => {
    expect(adviceWithin({ maxHeight, maxBitsPerSecond: kilobits * 1000 })).toMatchObject(expected);
  });
});
