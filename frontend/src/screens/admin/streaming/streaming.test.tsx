import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminLivestreamKey } from '../../../api/pushes';
import type { AdminLivestream } from '../../../api/types';
import {
  anAdminAnnouncement,
  openAdminTab,
  someSettings,
} from '../../../../test/fixtures/admin-content-data';
import { problem } from '../../../../test/support/fake-api';
import type { FakeAnswer } from '../../../../test/support/fake-api';
import { FakeHls, players } from '../../../../test/support/fake-hls';
import { fakeVideos } from '../../../../test/support/fake-video';
import { aLivestream, anAdminLivestream, PLAYLIST } from '../../../../test/fixtures/livestream-data';

jest.unstable_mockModule('hls.js/light', () => ({ default: FakeHls }));

beforeEach(() => {
  players.length = 0;
  fakeVideos();
});

const GET = 'GET /api/admin/livestream';
const EVENTS = 'PUT /api/admin/livestream/events';
const STANDINGS = 'PUT /api/admin/livestream/standings';
const SCHEDULE = 'PUT /api/admin/livestream/schedule';
const DETAILS = 'PUT /api/admin/livestream/details';
const ANNOUNCEMENTS = 'GET /api/admin/announcements';

const SERIES = { title: 'Sunday Night Series', game: 'Alien Racing', startsAt: '2099-05-05T19:00:00.000Z' };
const CUP = { title: 'Crew Cup qualifier', game: 'Alien Racing', startsAt: '2099-05-08T23:00:00.000Z' };
const OVER = { title: 'Opening Night', game: 'Alien Racing', startsAt: '2020-05-08T23:00:00.000Z' };

const withContents = (changes: Partial<AdminLivestream> = {}): AdminLivestream =>
  anAdminLivestream({
    events: { version: 3, rows: [OVER, SERIES, CUP] },
    schedule: {
      version: 2,
      rows: [{ title: 'Midweek practice', game: 'Alien Racing', weekday: 3, time: '19:00' }],
    },
    standings: {
      version: 4,
      rows: [
        { name: 'PitBoss9', points: 88 },
        { name: 'Nova_Quill', points: 81 },
      ],
    },
    ...changes,
  });

async function openStreaming(livestream = withContents(), answers: Record<string, FakeAnswer> = {}) {
  const opened = openAdminTab('streaming', {
    [GET]: { status: 200, body: livestream },
    [ANNOUNCEMENTS]: { status: 200, body: [anAdminAnnouncement()] },
    ...answers,
  });
  await screen.findByRole('heading', { name: 'Stream Control' });
  return opened;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const textsOf = (name: string): (string | null)[] =>
  region(name)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent ?? null);

describe('the streaming tab', () => {
  it('has the control, what arrives, address and key, and the guide of seven steps [S2.126, S2.131]', async () => {
    const { api } = await openStreaming();
    expect(region('Stream Control').getByText('OFFLINE')).toBeVisible();
    expect(region('Stream Control').getByRole('button', { name: 'Start Stream' })).toBeVisible();
    expect(region('Stream Control').getByText('The picture is on its way')).toBeVisible();
    expect(
      region('Bit rate').getByText(/^Bit rate of the last minute: from 6,184 to 6,184 kb\/s/),
    ).toBeInTheDocument();
    expect(region('Connection').getByLabelText('Stream Address')).toHaveAttribute('readonly');
    expect(region('Connection').getByLabelText('Stream Key')).toHaveAttribute('type', 'password');
    const steps = region('Streaming Guide').getAllByRole('listitem');
    expect(steps).toHaveLength(7);
    expect(steps[5]?.textContent).toContain('1080p');
    expect(api.callsOf(GET).length).toBeGreaterThan(0);
  });

  it('recommends what the limits of the settings allow', async () => {
    const body = someSettings({ stream: { maxHeight: 720, maxBitsPerSecond: 3_000_000 } });
    await openStreaming(withContents(), { 'GET /api/admin/settings': { status: 200, body } });
    const step = await region('Streaming Guide').findByText(/720p \(1280 × 720\)/);
    expect(step).toHaveTextContent(/2,800 kb\/s with a constant bit rate/);
    expect(step).toHaveTextContent(/More than 720p or 3,000 kb\/s in all is refused\.$/);
    expect(region('Bit rate').getByText(/2,800 are recommended\.$/)).toBeInTheDocument();
    expect(region('Bit rate').getByText('Target 2,800')).toBeInTheDocument();
  });

  it('copies address and key, each with its words [S2.127, S8.39]', async () => {
    const { app } = await openStreaming();
    await app.person.click(screen.getByRole('button', { name: 'Copy stream address' }));
    expect(await screen.findByText('RTMP URL copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('rtmp://localhost:1935/live');
    await app.person.click(screen.getByRole('button', { name: 'Copy stream key' }));
    expect(await screen.findByText('Stream key copied to clipboard')).toBeVisible();
    expect(screen.getByText('Copied')).toBeVisible();
    // A success toast, not an error.
    expect(screen.getByText('Copied').closest('[class*=toast--]')).toHaveClass('toast--success');
  });

  it('starts the stream by the server, and the badge says what the server says [S2.129]', async () => {
    const live = withContents({ state: 'live', isOpen: true });
    const { app, api } = await openStreaming(withContents(), {
      'POST /api/admin/livestream/open': { status: 200, body: live },
    });
    api.answer(GET, { status: 200, body: live });
    await app.person.dblClick(screen.getByRole('button', { name: 'Start Stream' }));
    expect(await region('Stream Control').findByText('LIVE')).toBeVisible();
    expect(api.callsOf('POST /api/admin/livestream/open')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'End Stream' })).toBeVisible();
  });

  it('plays for admins what arrives, before and during the show', async () => {
    const { app } = await openStreaming(
      withContents({ ingest: { ...anAdminLivestream().ingest, previewPlaylist: PLAYLIST } }),
    );
    expect(await screen.findByRole('region', { name: 'Video player' })).toBeVisible();
    expect(region('Stream Control').getByText('Preview')).toBeVisible();
    app.unmount();
    const ingest = { ...anAdminLivestream().ingest, previewPlaylist: PLAYLIST };
    await openStreaming(withContents({ state: 'live', isOpen: true, ingest }));
    expect(await screen.findByRole('region', { name: 'Video player' })).toBeVisible();
    expect(region('Stream Control').queryByText('Preview')).toBeNull();
  });

  it('can be asked for again when it did not arrive', async () => {
    const { app, api } = openAdminTab('streaming', { [GET]: { status: 500 } });
    await screen.findByText("The stream's settings could not be loaded.");
    api.answer(GET, { status: 200, body: withContents() });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Stream Control' })).toBeVisible();
  });
});

describe('the streaming tab while nothing new arrives', () => {
  it('says so above what it knows, until something arrives again', async () => {
    const { app, api } = await openStreaming();
    api.answer(GET, { status: 503 });
    const again = () => act(() => app.client.refetchQueries({ queryKey: adminLivestreamKey }));
    await again();
    expect(await screen.findByText(/^The stream’s state is not updated/)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: 'Stream Control' })).toBeVisible();
    api.answer(GET, { status: 200, body: withContents() });
    await again();
    await waitFor(() => expect(screen.queryByText(/^The stream’s state is not updated/)).toBeNull());
  });
});

describe('what the livestream page tells', () => {
  it('is listed: streams to come before those that are over, weekdays, places', async () => {
    await openStreaming();
    expect(textsOf('Upcoming Streams')).toEqual([
      'Sunday Night Series',
      'Crew Cup qualifier',
      'Opening Night',
    ]);
    expect(region('Weekly Schedule').getByText('Wednesday 19:00 in New York, Alien Racing')).toBeVisible();
    expect(textsOf('League Standings')).toEqual(['PitBoss9', 'Nova_Quill']);
  });

  it('says when nothing is planned', async () => {
    const nothing = { version: 1, rows: [] };
    await openStreaming(withContents({ events: nothing, schedule: nothing, standings: nothing }), {
      [ANNOUNCEMENTS]: { status: 200, body: [] },
    });
    for (const words of ['No upcoming streams', 'No weekly streams', 'No standings'])
      expect(screen.getByText(words)).toBeVisible();
    expect(await screen.findByText('No announcements')).toBeVisible();
  });

  it('takes a new stream into the list that is there now, whatever others did meanwhile', async () => {
    const { app, api } = await openStreaming();
    await app.person.click(screen.getByRole('button', { name: 'Add a stream' }));
    await app.person.type(dialog().getByLabelText('Title'), 'Gala');
    await app.person.clear(dialog().getByLabelText('Begins'));
    await app.person.type(dialog().getByLabelText('Begins'), '2099-05-06T20:00');
    api.answer(GET, { status: 200, body: withContents({ events: { version: 7, rows: [CUP] } }) });
    api.answer(EVENTS, { status: 200, body: withContents() });
    await app.person.dblClick(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    const startsAt = new Date('2099-05-06T20:00').toISOString();
    expect(api.callsOf(EVENTS).map(({ body }) => body)).toEqual([
      { version: 7, rows: [{ title: 'Gala', game: 'Alien Racing', startsAt }, CUP] },
    ]);
  });

  it('keeps the standings by their points', async () => {
    const { app, api } = await openStreaming(withContents(), {
      [STANDINGS]: { status: 200, body: withContents() },
    });
    await app.person.click(screen.getByRole('button', { name: 'Edit Nova_Quill' }));
    await app.person.clear(dialog().getByLabelText('Points'));
    await app.person.type(dialog().getByLabelText('Points'), '95');
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(STANDINGS)[0]?.body).toEqual({
      version: 4,
      rows: [
        { name: 'Nova_Quill', points: 95 },
        { name: 'PitBoss9', points: 88 },
      ],
    });
  });

  it('gives the focus back to the row that was edited, wherever it went', async () => {
    const rows = [
      { name: 'Nova_Quill', points: 95 },
      { name: 'PitBoss9', points: 88 },
    ];
    const { app } = await openStreaming(withContents(), {
      [STANDINGS]: { status: 200, body: withContents({ standings: { version: 5, rows } }) },
    });
    await app.person.click(screen.getByRole('button', { name: 'Edit Nova_Quill' }));
    await app.person.clear(dialog().getByLabelText('Points'));
    await app.person.type(dialog().getByLabelText('Points'), '95');
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(textsOf('League Standings')).toEqual(['Nova_Quill', 'PitBoss9']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Nova_Quill' })).toHaveFocus());
  });

  it('removes a row after a question', async () => {
    const { app, api } = await openStreaming(withContents(), {
      [SCHEDULE]: { status: 200, body: withContents() },
    });
    await app.person.click(screen.getByRole('button', { name: 'Edit Midweek practice' }));
    await app.person.click(dialog().getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.person.dblClick(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed')).toBeVisible();
    expect(api.callsOf(SCHEDULE).map(({ body }) => body)).toEqual([{ version: 2, rows: [] }]);
  });

  it('tells the second admin of the race what is there now', async () => {
    const { details } = aLivestream();
    const { app, api } = await openStreaming(withContents(), {
      [DETAILS]: { status: 200, body: withContents() },
    });
    await app.person.click(screen.getByRole('button', { name: 'Edit the race details' }));
    await app.person.clear(dialog().getByLabelText('Pods'));
    await app.person.type(dialog().getByLabelText('Pods'), '6');
    const serverVersion = { version: 2, details: { ...details, track: 'Night Side' } };
    api.answer(GET, { status: 200, body: withContents({ details: serverVersion }) });
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    await app.person.click(await dialog().findByRole('button', { name: 'Show the saved version' }));
    expect(dialog().getByLabelText(/^Track/)).toHaveValue('Night Side');
    await app.person.clear(dialog().getByLabelText('Pods'));
    await app.person.type(dialog().getByLabelText('Pods'), '6');
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(DETAILS)[0]?.body).toEqual({
      version: 2,
      details: { ...details, track: 'Night Side', pods: 6 },
    });
  });
});

describe('the announcements', () => {
  it('are written, with a title and a text', async () => {
    const { app, api } = await openStreaming(withContents(), {
      'POST /api/admin/announcements': { status: 201, body: anAdminAnnouncement({ id: 2 }) },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Add an announcement' }));
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('Title is required')).toBeVisible();
    expect(dialog().getByText('Text is required')).toBeVisible();
    await app.person.type(dialog().getByLabelText('Title'), 'Grid is full');
    await app.person.type(dialog().getByLabelText('Text'), 'Come back next season.');
    await app.person.dblClick(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf('POST /api/admin/announcements').map(({ body }) => body)).toEqual([
      { title: 'Grid is full', description: 'Come back next season.', date: expect.stringMatching(/Z$/) },
    ]);
  });

  it('tell the second of two admins, who may save all the same', async () => {
    const PUT = 'PUT /api/admin/announcements/1';
    const { app, api } = await openStreaming(withContents(), {
      [PUT]: problem(409, 'announcements.changed', 'Somebody else has changed this announcement.'),
    });
    await app.person.click(await screen.findByRole('button', { name: 'Edit Season two grid opens' }));
    await app.person.type(dialog().getByLabelText('Title'), '!');
    api.answer(ANNOUNCEMENTS, { status: 200, body: [anAdminAnnouncement({ title: 'Theirs', version: 2 })] });
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/^Somebody else has changed this in the meantime/)).toBeVisible();
    api.answer(PUT, { status: 200, body: anAdminAnnouncement({ version: 3 }) });
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(PUT).at(-1)?.body).toMatchObject({ version: 2, title: 'Season two grid opens!' });
  });
});
