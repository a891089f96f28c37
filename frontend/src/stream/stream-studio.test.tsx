import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminLivestream } from '../api/types';
import { aUser, fakeApi, laterReply, problem, signInBrowser } from '../../test/support/fake-api';
import type { FakeApi } from '../../test/support/fake-api';
import { FakeHls, players } from '../../test/support/fake-hls';
import { fakeVideos } from '../../test/support/fake-video';
import { aLivestream, anAdminLivestream, PLAYLIST } from '../../test/fixtures/livestream-data';
import { renderApp } from '../../test/support/render-app';
import type { TestApp } from '../../test/support/render-app';

jest.unstable_mockModule('hls.js/light', () => ({ default: FakeHls }));

interface Opened {
  app: TestApp;
  api: FakeApi;
}

beforeEach(() => {
  players.length = 0;
  fakeVideos();
  Object.assign(window, { MediaSource: () => undefined });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'MediaSource');
});

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

describe('what is for admins on the livestream page', () => {
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

  it('says when it did not arrive, and asks again', async () => {
    const { app, api } = await openPage(true);
    api.answer(ROUTE, { status: 502 });
    await app.person.click(screen.getByRole('button', { name: 'Stream from here' }));
    expect(await screen.findByText('The stream’s settings could not be loaded.')).toBeVisible();
    api.answer(ROUTE, { status: 200, body: anAdminLivestream() });
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Connection' })).toBeVisible();
  });

  it('explains in seven steps how a broadcasting program is set up, with a video output of 1080p', async () => {
    await openStudio(anAdminLivestream());
    const guide = within(screen.getByRole('region', { name: 'Streaming Guide' }));
    const steps = guide.getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toHaveLength(7);
    expect(steps[0]).toBe('1Install a broadcasting program on your computer, such as OBS Studio.');
    expect(steps[5]).toContain('Set the video output to 1080p');
    expect(steps[6]).toContain('press Start Stream here');
  });
});

describe('the address and the key of the stream', () => {
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

  it.each([
    ['Copy stream address', 'rtmp://localhost:1935/live', 'RTMP URL copied to clipboard'],
    ['Copy stream key', 'main?key=a-key-of-tests', 'Stream key copied to clipboard'],
  ])('%s puts it onto the clipboard and says so', async (name, value, words) => {
    const { app } = await openStudio(anAdminLivestream());
    await app.person.click(connection().getByRole('button', { name }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(value);
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

  it('say what to do when the key of before can not be read any more', async () => {
    await openStudio(anAdminLivestream({ streamKey: null }));
    expect(connection().getByText(/Make a new one\.$/)).toBeVisible();
    expect(connection().queryByLabelText('Stream Key')).toBeNull();
  });
});

describe('the control of the stream', () => {
  it('starts it for viewers and ends it, with a badge that says LIVE or OFFLINE', async () => {
    const { app, api } = await openStudio(anAdminLivestream());
    const live = anAdminLivestream({ state: 'live', isOpen: true });
    api.answer('POST /api/admin/livestream/open', { status: 200, body: live });
    api.answer('POST /api/admin/livestream/close', { status: 200, body: anAdminLivestream() });
    expect(control().getByText('OFFLINE')).toBeVisible();
    api.answer(ROUTE, { status: 200, body: live });
    await app.person.click(control().getByRole('button', { name: 'Start Stream' }));
    expect(await control().findByText('LIVE')).toBeVisible();
    expect(control().getByText(/^Viewers see this picture now/)).toBeVisible();
    api.answer(ROUTE, { status: 200, body: anAdminLivestream() });
    await app.person.click(control().getByRole('button', { name: 'End Stream' }));
    expect(await control().findByText('OFFLINE')).toBeVisible();
    expect(control().getByRole('button', { name: 'Start Stream' })).toBeVisible();
  });

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

  it('tells when nothing arrives, and when nothing can', async () => {
    const nothing = { isConnected: false, since: null, width: null, height: null, fps: null };
    const { app } = await openStudio(anAdminLivestream({ ingest: nothing }));
    expect(control().getByText('No input')).toBeVisible();
    app.unmount();
    await openStudio(anAdminLivestream({ ingest: { ...nothing, isRunning: false } }));
    expect(control().getByText('This server takes no stream now')).toBeVisible();
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
