import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anAdminAnnouncement, anAdminItem } from '../../../../test/fixtures/admin-content-data';
import { anAdminLivestream, PLAYLIST } from '../../../../test/fixtures/livestream-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import type { FakeAnswer, FakeReply } from '../../../../test/support/fake-api';
import { FakeHls, players } from '../../../../test/support/fake-hls';
import { fakeVideos } from '../../../../test/support/fake-video';
import { openAdminTab } from '../../../../test/support/open-admin-tab';
import { adminLivestreamKey } from '../../../api/pushes';
import type { AdminLivestream, AdminStanding, AdminStoreItem, AdminStreamEvent } from '../../../api/types';

jest.unstable_mockModule('hls.js/light', () => ({ default: FakeHls }));

const GET = 'GET /api/admin/livestream';

const STANDING = 'PUT /api/admin/livestream/standings/1';

const REMOVE_STANDING = 'DELETE /api/admin/livestream/standings/1';

const ADD_STANDING = 'POST /api/admin/livestream/standings';

const ANNOUNCEMENTS = 'GET /api/admin/announcements';

const CHANGE = 'PUT /api/admin/announcements/1';

const REMOVE = 'DELETE /api/admin/announcements/1';

const BOSS = { id: 1, name: 'PitBoss9', points: 88, version: 4, isSample: false };

const NOVA = { id: 2, name: 'Nova_Quill', points: 81, version: 1, isSample: false };

const CHANGED = /^Somebody else has changed this in the meantime/;

const CHANGED_OR_GONE = /^Somebody else has changed or removed this in the meantime/;

const ROW_CHANGED = problem(409, 'livestream.changed', 'Somebody else has changed this.');

const ROW_UNKNOWN = problem(404, 'livestream.row_unknown', 'This entry no longer exists.');

const live = (changes: Partial<AdminLivestream> = {}): FakeReply => ({
  status: 200,
  body: anAdminLivestream({ standings: [BOSS, NOVA], ...changes }),
});

const standings = (...rows: AdminStanding[]): FakeReply => live({ standings: rows });

const announced = (changes = {}): FakeReply => ({ status: 200, body: [anAdminAnnouncement(changes)] });

async function openContents(answers: Record<string, FakeAnswer> = {}) {
  const opened = openAdminTab('streaming', { [GET]: live(), [ANNOUNCEMENTS]: announced(), ...answers });
  await screen.findByText('Season two grid opens');
  const { app } = opened;
  const press = (name: string) => app.person.click(screen.getByRole('button', { name }));
  const rewrite = async (label: string, text: string): Promise<void> => {
    await app.person.clear(dialog().getByLabelText(label));
    await app.person.type(dialog().getByLabelText(label), text);
  };
  const remove = async (): Promise<void> => {
    await press('Remove');
    await app.person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  return { ...opened, press, rewrite, remove };
}

const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  players.length = 0;
  fakeVideos();
});

describe('a row that somebody else has changed', () => {
  it('is told of, and what was typed is kept and takes its place at the next save', async () => {
    const { api, press, rewrite } = await openContents({ [STANDING]: ROW_CHANGED });
    await press('Edit PitBoss9');
    await rewrite('Points', '90');
    api.answer(GET, standings({ ...BOSS, name: 'PitBoss10', points: 99, version: 5 }, NOVA));
    await press('Save');
    expect(await dialog().findByText(CHANGED)).toBeVisible();
    expect(dialog().getByLabelText('Points')).toHaveValue(90);
    expect(dialog().getByLabelText('Racer')).toHaveValue('PitBoss10');
    expect(api.callsOf(STANDING).map(({ body }) => body)).toEqual([
      { version: 4, name: 'PitBoss9', points: 90 },
    ]);
    api.answer(STANDING, { status: 200, body: { ...BOSS, points: 90, version: 6 } });
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(STANDING)[1]?.body).toEqual({ version: 5, name: 'PitBoss10', points: 90 });
  });

  it('is removed by the second attempt, after the first has told', async () => {
    const { api, press, remove } = await openContents({ [REMOVE_STANDING]: ROW_CHANGED });
    await press('Edit PitBoss9');
    api.answer(GET, standings({ ...BOSS, points: 99, version: 5 }, NOVA));
    await remove();
    expect(await dialog().findByText(CHANGED)).toHaveTextContent('so it was not removed');
    expect(api.callsOf(REMOVE_STANDING).map(({ search }) => search)).toEqual(['?version=4']);
    api.answer(REMOVE_STANDING, { status: 204 });
    await remove();
    expect(await screen.findByText('Removed')).toBeVisible();
    expect(api.callsOf(REMOVE_STANDING)[1]?.search).toBe('?version=5');
  });

  it('counts as removed where it is gone: the answer to the first attempt may have been lost', async () => {
    const { api, press, remove } = await openContents({ [REMOVE_STANDING]: ROW_UNKNOWN });
    await press('Edit PitBoss9');
    api.answer(GET, standings(NOVA));
    await remove();
    expect(await screen.findByText('Removed')).toBeVisible();
    expect(screen.queryByText(CHANGED_OR_GONE)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a new one where it is gone', async () => {
    const { api, press, rewrite } = await openContents({ [STANDING]: ROW_UNKNOWN });
    await press('Edit PitBoss9');
    await rewrite('Points', '90');
    api.answer(GET, standings(NOVA));
    await press('Save');
    expect(await dialog().findByText(CHANGED_OR_GONE)).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(dialog().queryByRole('button', { name: 'Show the saved version' })).toBeNull();
    api.answer(ADD_STANDING, { status: 201, body: { ...BOSS, id: 3, points: 90, version: 1 } });
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(ADD_STANDING).map(({ body }) => body)).toEqual([{ name: 'PitBoss9', points: 90 }]);
  });
});

describe('the details of the race', () => {
  const SAVE = 'PUT /api/admin/livestream/details';
  const { details } = anAdminLivestream().details;
  if (!details) throw new Error('The fixture has a race.');

  it('are saved as they are typed, where what is empty is nothing', async () => {
    const { app, api, press, rewrite } = await openContents({ [SAVE]: live() });
    await press('Edit the race details');
    await rewrite('Lap (optional)', '2');
    await app.person.clear(dialog().getByLabelText('Lap (optional)'));
    await rewrite('Fastest lap (optional)', 'soon');
    await press('Save');
    expect(await dialog().findByText('Minutes and seconds, such as 0:14.2')).toBeVisible();
    await app.person.clear(dialog().getByLabelText('Fastest lap (optional)'));
    await app.person.clear(dialog().getByLabelText('Driven by (optional)'));
    await rewrite('Race (optional)', ' Gala ');
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    const changed = { race: 'Gala', lap: null, fastestLap: null, fastestLapBy: null };
    expect(api.callsOf(SAVE).map(({ body }) => body)).toEqual([
      { version: 1, details: { ...details, ...changed } },
    ]);
  });

  it('tell the second of two admins, who keeps what they typed', async () => {
    const { api, press, rewrite } = await openContents({ [SAVE]: ROW_CHANGED });
    await press('Edit the race details');
    await rewrite('Pods', '6');
    api.answer(GET, live({ details: { version: 2, details: { ...details, laps: 9 }, isSample: false } }));
    await press('Save');
    expect(await dialog().findByText(CHANGED)).toBeVisible();
    api.answer(SAVE, live());
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(SAVE)[1]?.body).toEqual({ version: 2, details: { ...details, laps: 9, pods: 6 } });
  });
});

describe('what the second of two admins did not touch', () => {
  it('is not put back in an announcement', async () => {
    const { app, api, press } = await openContents({
      [CHANGE]: problem(409, 'announcements.changed', 'Somebody else has changed this announcement.'),
    });
    await press('Edit Season two grid opens');
    await app.person.type(dialog().getByLabelText('Title'), '!');
    api.answer(ANNOUNCEMENTS, announced({ description: 'Theirs', version: 2 }));
    await press('Save');
    await screen.findByText(CHANGED);
    expect(dialog().getByLabelText('Text')).toHaveValue('Theirs');
    api.answer(CHANGE, { status: 200, body: anAdminAnnouncement({ version: 3 }) });
    await press('Save');
    await screen.findByText('Saved');
    expect(api.callsOf(CHANGE).at(-1)?.body).toMatchObject({
      version: 2,
      title: 'Season two grid opens!',
      description: 'Theirs',
    });
  });
});

describe('an announcement', () => {
  it('that somebody else has changed is removed by the second attempt, after the first has told', async () => {
    const { api, press, remove } = await openContents({
      [REMOVE]: problem(409, 'announcements.changed', 'Somebody else has changed this announcement.'),
    });
    await press('Edit Season two grid opens');
    api.answer(ANNOUNCEMENTS, announced({ title: 'Theirs', version: 2 }));
    await remove();
    expect(await dialog().findByText(CHANGED)).toHaveTextContent('so it was not removed');
    await press('Show the saved version');
    expect(dialog().getByLabelText('Title')).toHaveValue('Theirs');
    expect(screen.queryByText(CHANGED)).toBeNull();
    api.answer(REMOVE, { status: 204 });
    await remove();
    expect(await screen.findByText('Removed')).toBeVisible();
    expect(api.callsOf(REMOVE).at(-1)?.search).toBe('?version=2');
  });

  it('stays open while it is saved, so that no late answer closes another one', async () => {
    const later = laterReply();
    const { app, press } = await openContents({ [CHANGE]: later.answer });
    await press('Edit Season two grid opens');
    await app.person.type(dialog().getByLabelText('Title'), '!');
    await press('Save');
    for (const name of ['Cancel', 'Close', 'Remove']) await press(name);
    await app.person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(dialog().getByLabelText('Title')).toHaveValue('Season two grid opens!');
    act(() => later.send({ status: 200, body: anAdminAnnouncement({ version: 2 }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

const LIST = 'GET /api/admin/store/items';

const ADD = 'POST /api/admin/store/items';

const PUT = 'PUT /api/admin/store/items/5';

const COMET = anAdminItem({
  id: 25,
  name: 'Comet',
  type: 'sticker',
  itemType: 'sticker',
  price: 60,
  isOnSale: false,
});

async function openItems(answers: Record<string, FakeAnswer> = {}) {
  const opened = openAdminTab('store', { [LIST]: { status: 200, body: [anAdminItem(), COMET] }, ...answers });
  await screen.findByText('Royal Crown');
  return opened;
}

const row = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`There is no row of ${name}.`);
  return within(found);
};

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const aFile = (beginning: BlobPart = PNG, bytes = 4): File =>
  new File([beginning, new Uint8Array(bytes)], 'comet.png', { type: 'image/png' });

describe('the items of the store', () => {
  it('are listed with price and whether they are sold', async () => {
    await openItems();
    expect(row('Royal Crown').getByText('On sale')).toBeVisible();
    expect(row('Royal Crown').getByText('1,000 coins')).toBeInTheDocument();
    expect(row('Comet').getByText('Retired')).toBeVisible();
  });

  it('are asked for once a name is written, which then stands in the address; the list stays meanwhile', async () => {
    const { app, api } = await openItems();
    const before = api.callsOf(LIST).length;
    const later = laterReply();
    api.answer(LIST, later.answer);
    await app.person.type(screen.getByLabelText('Search by name'), 'comet');
    await waitFor(() => expect(app.path()).toBe('/admin?tab=store&search=comet'));
    expect(screen.getByText('Royal Crown')).toBeVisible();
    later.send({ status: 200, body: [COMET] });
    await waitFor(() => expect(screen.queryByText('Royal Crown')).toBeNull());
    expect(api.callsOf(LIST).slice(before)).toHaveLength(1);
  });

  it('stay when no more of them arrive, which can be asked for again', async () => {
    const Link = '</api/admin/store/items?limit=50&after=5>; rel="next"';
    const { app, api } = await openItems({
      [LIST]: { status: 200, body: [anAdminItem()], headers: { Link } },
    });
    api.answer(LIST, { status: 503 });
    await app.person.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('More items could not be loaded.')).toBeVisible();
    expect(screen.getByText('Royal Crown')).toBeVisible();
    expect(screen.queryByText(/could not be refreshed|The items could not be loaded/)).toBeNull();
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(again).toHaveFocus();
    api.answer(LIST, { status: 200, body: [COMET] });
    await app.person.click(again);
    expect(await screen.findByText('Comet')).toBeVisible();
    expect(api.callsOf(LIST).at(-1)?.search).toContain('after=5');
    expect(screen.queryByText('More items could not be loaded.')).toBeNull();
  });

  it('are taken off the shelves after a question, and put back without one', async () => {
    const { app, api } = await openItems({
      [PUT]: { status: 200, body: anAdminItem({ isOnSale: false, version: 2 }) },
      'PUT /api/admin/store/items/25': { status: 200, body: { ...COMET, isOnSale: true, version: 2 } },
    });
    await app.person.click(screen.getByRole('button', { name: 'Retire Royal Crown' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Whoever owns it keeps it/)).toBeVisible();
    await app.person.dblClick(question.getByRole('button', { name: 'Retire' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf(PUT).map(({ body }) => body)).toEqual([{ version: 1, isOnSale: false }]);
    await app.person.click(screen.getByRole('button', { name: 'Sell Comet again' }));
    expect(await screen.findByText('Comet is in the store.')).toBeVisible();
  });

  it('are changed by what is different, and by nothing else', async () => {
    const after: AdminStoreItem = anAdminItem({ price: 1200, version: 2 });
    const { app, api } = await openItems({ [PUT]: { status: 200, body: after } });
    await app.person.click(screen.getByRole('button', { name: 'Edit Royal Crown' }));
    await app.person.clear(dialog().getByLabelText('Price in coins'));
    await app.person.type(dialog().getByLabelText('Price in coins'), '1200');
    api.answer(LIST, { status: 200, body: [after, COMET] });
    await app.person.dblClick(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(PUT).map(({ body }) => body)).toEqual([{ version: 1, price: 1200 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row('Royal Crown').getByText('1,200 coins')).toBeInTheDocument();
  });

  it.each([
    ['0', 'Enter a number from 1 to 1,000,000'],
    ['1000001', 'Enter a number from 1 to 1,000,000'],
    ['1.5', 'Enter a whole number'],
    ['', 'Price in coins is required'],
  ])('take no price of "%s"', async (price, sentence) => {
    const { app, api } = await openItems();
    await app.person.click(screen.getByRole('button', { name: 'Edit Royal Crown' }));
    await app.person.clear(dialog().getByLabelText('Price in coins'));
    if (price !== '') await app.person.type(dialog().getByLabelText('Price in coins'), price);
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(sentence)).toBeVisible();
    expect(api.callsOf(PUT)).toHaveLength(0);
  });

  it('tell the second of two admins, who keeps what they typed and may look at theirs', async () => {
    const { app, api } = await openItems({
      [PUT]: problem(409, 'store.item_changed', 'Somebody else has changed this item in the meantime.'),
    });
    await app.person.click(screen.getByRole('button', { name: 'Edit Royal Crown' }));
    await app.person.clear(dialog().getByLabelText('Price in coins'));
    await app.person.type(dialog().getByLabelText('Price in coins'), '900');
    api.answer(LIST, { status: 200, body: [anAdminItem({ price: 1500, version: 2 }), COMET] });
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText(/^Somebody else has changed this in the meantime/)).toBeVisible();
    expect(dialog().getByLabelText('Price in coins')).toHaveValue(900);
    api.answer(PUT, { status: 200, body: anAdminItem({ price: 900, version: 3 }) });
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(PUT).at(-1)?.body).toEqual({ version: 2, price: 900 });
  });

  it('begin as a sticker with a picture, which is asked for and looked at first', async () => {
    const { app, api } = await openItems({ [ADD]: { status: 201, body: COMET } });
    await app.person.click(screen.getByRole('button', { name: 'Add Sticker' }));
    await app.person.type(dialog().getByLabelText('Name'), 'Comet');
    await app.person.type(dialog().getByLabelText('Description'), 'Passes once.');
    await app.person.type(dialog().getByLabelText('Price in coins'), '60');
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('A new sticker needs a picture')).toBeVisible();
    const input = dialog().getByLabelText('Picture file');
    const applied = { applyAccept: false };
    const { userEvent } = await import('@testing-library/user-event');
    const loose = userEvent.setup({ delay: null, ...applied });
    await loose.upload(input, aFile('<svg>'));
    expect(await dialog().findByText(/^Please select an image file/)).toBeVisible();
    await loose.upload(input, aFile(PNG, 5 * 1024 * 1024));
    expect(await dialog().findByText('The picture must be less than 5MB.')).toBeVisible();
    await loose.upload(input, aFile());
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('img')).not.toBeNull());
    expect(api.callsOf(ADD)).toHaveLength(0);
    await app.person.dblClick(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    const [call, ...others] = api.callsOf(ADD);
    expect(others).toEqual([]);
    expect(call?.requestKey).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(call?.body).toEqual({
      name: 'Comet',
      description: 'Passes once.',
      price: 60,
      imageData: expect.stringMatching(/^data:image\/png;base64,/),
    });
  });
});

const ADD_EVENT = 'POST /api/admin/livestream/events';

const REMOVE_WEEKLY = 'DELETE /api/admin/livestream/schedule/3';

const anEvent = (id: number, title: string, startsAt: string): AdminStreamEvent => ({
  ...{ id, title, game: 'Alien Racing', startsAt, version: 1, isSample: false },
});

const SERIES = anEvent(1, 'Sunday Night Series', '2099-05-05T19:00:00.000Z');

const CUP = anEvent(2, 'Crew Cup qualifier', '2099-05-08T23:00:00.000Z');

const OVER = anEvent(3, 'Opening Night', '2020-05-08T23:00:00.000Z');

const WEEKLY = {
  ...{ id: 3, title: 'Midweek practice', game: 'Alien Racing', weekday: 3, time: '19:00', version: 2 },
  isSample: false,
};

const withContents = (changes: Partial<AdminLivestream> = {}): AdminLivestream =>
  anAdminLivestream({
    events: [OVER, SERIES, CUP],
    schedule: [WEEKLY],
    standings: [BOSS, NOVA],
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
  it('takes a new stream into the list that is there now, whatever others did meanwhile', async () => {
    const { app, api } = await openStreaming();
    await app.person.click(screen.getByRole('button', { name: 'Add a stream' }));
    await app.person.type(dialog().getByLabelText('Title'), 'Gala');
    await app.person.clear(dialog().getByLabelText('Begins'));
    await app.person.type(dialog().getByLabelText('Begins'), '2099-05-06T20:00');
    const startsAt = new Date('2099-05-06T20:00').toISOString();
    const gala = anEvent(4, 'Gala', startsAt);
    api.answer(GET, { status: 200, body: withContents({ events: [gala, CUP] }) });
    api.answer(ADD_EVENT, { status: 201, body: gala });
    await app.person.dblClick(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(ADD_EVENT).map(({ body }) => body)).toEqual([
      { title: 'Gala', game: 'Alien Racing', startsAt },
    ]);
    expect(region('Upcoming Streams').getByText('Gala')).toBeVisible();
    expect(region('Upcoming Streams').queryByText('Sunday Night Series')).toBeNull();
  });

  it('keeps the standings by their points', async () => {
    const nova = { ...NOVA, points: 95, version: 2 };
    const CHANGE_NOVA = 'PUT /api/admin/livestream/standings/2';
    const { app, api } = await openStreaming(withContents(), { [CHANGE_NOVA]: { status: 200, body: nova } });
    await app.person.click(screen.getByRole('button', { name: 'Edit Nova_Quill' }));
    await app.person.clear(dialog().getByLabelText('Points'));
    await app.person.type(dialog().getByLabelText('Points'), '95');
    api.answer(GET, { status: 200, body: withContents({ standings: [nova, BOSS] }) });
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(CHANGE_NOVA)[0]?.body).toEqual({ version: 1, name: 'Nova_Quill', points: 95 });
    const rows = region('League Standings').getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['1Nova_Quill 95 pts', '2PitBoss9 88 pts']);
    expect(screen.getByRole('button', { name: 'Edit Nova_Quill' })).toHaveFocus();
  });

  it('changes the weekday and the time of a weekly stream', async () => {
    const CHANGE_WEEKLY = 'PUT /api/admin/livestream/schedule/3';
    const { app, api } = await openStreaming(withContents(), {
      [CHANGE_WEEKLY]: { status: 200, body: { ...WEEKLY, weekday: 5, version: 3 } },
    });
    await app.person.click(screen.getByRole('button', { name: 'Edit Midweek practice' }));
    expect(dialog().getByLabelText('Weekday')).toHaveValue('3');
    expect(dialog().getByText(/^On the clocks of America\/New York,/)).toBeVisible();
    await app.person.selectOptions(dialog().getByLabelText('Weekday'), 'Friday');
    await app.person.clear(dialog().getByLabelText('Begins'));
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByText('Begins is required')).toBeVisible();
    await app.person.type(dialog().getByLabelText('Begins'), '20:30');
    await app.person.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(CHANGE_WEEKLY).map(({ body }) => body)).toEqual([
      { version: 2, title: 'Midweek practice', game: 'Alien Racing', weekday: 5, time: '20:30' },
    ]);
  });

  it('removes a row after a question', async () => {
    const { app, api } = await openStreaming(withContents(), { [REMOVE_WEEKLY]: { status: 204 } });
    await app.person.click(screen.getByRole('button', { name: 'Edit Midweek practice' }));
    await app.person.click(dialog().getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.person.dblClick(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed')).toBeVisible();
    expect(api.callsOf(REMOVE_WEEKLY).map(({ search }) => search)).toEqual(['?version=2']);
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
});
