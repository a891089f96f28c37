import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AdminLivestream, RaceDetails, StandingRow } from '../../../api/types';
import { anAdminAnnouncement, openAdminTab } from '../../../../test/fixtures/admin-content-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import type { FakeAnswer, FakeReply } from '../../../../test/support/fake-api';
import { FakeHls } from '../../../../test/support/fake-hls';
import { aLivestream, anAdminLivestream } from '../../../../test/fixtures/livestream-data';

jest.unstable_mockModule('hls.js/light', () => ({ default: FakeHls }));

const GET = 'GET /api/admin/livestream';
const STANDINGS = 'PUT /api/admin/livestream/standings';
const DETAILS = 'PUT /api/admin/livestream/details';
const ANNOUNCEMENTS = 'GET /api/admin/announcements';
const CHANGE = 'PUT /api/admin/announcements/1';
const REMOVE = 'DELETE /api/admin/announcements/1';

const BOSS = { name: 'PitBoss9', points: 88 };
const NOVA = { name: 'Nova_Quill', points: 81 };
const SPARK = { name: 'Spark', points: 12 };

const CHANGED = /^Somebody else has changed this in the meantime/;
const CHANGED_OR_GONE = /^Somebody else has changed or removed this in the meantime/;

const live = (changes: Partial<AdminLivestream> = {}): FakeReply => ({
  status: 200,
  body: anAdminLivestream({ standings: { version: 4, rows: [BOSS, NOVA] }, ...changes }),
});
const standings = (...rows: StandingRow[]): FakeReply => live({ standings: { version: 5, rows } });
const race = (changes: Partial<RaceDetails>): FakeReply =>
  live({ details: { version: 2, details: { ...aLivestream().details, ...changes } } });
const announced = (changes = {}): FakeReply => ({ status: 200, body: [anAdminAnnouncement(changes)] });

async function openStreaming(answers: Record<string, FakeAnswer> = {}) {
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

describe('a row that somebody else has changed', () => {
  it('is told of, and what was typed is kept and takes its place at the next save', async () => {
    const { api, press, rewrite } = await openStreaming({ [STANDINGS]: live() });
    await press('Edit PitBoss9');
    await rewrite('Points', '90');
    api.answer(GET, standings({ ...BOSS, points: 99 }));
    await press('Save');
    expect(await dialog().findByText(CHANGED)).toBeVisible();
    expect(dialog().getByLabelText('Points')).toHaveValue(90);
    expect(api.callsOf(STANDINGS)).toHaveLength(0);
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(STANDINGS).map(({ body }) => body)).toEqual([
      { version: 5, rows: [{ ...BOSS, points: 90 }] },
    ]);
  });

  it('is replaced by the next save also when it has another name now, and nothing else is', async () => {
    const { api, press, rewrite } = await openStreaming({ [STANDINGS]: live() });
    await press('Edit PitBoss9');
    await rewrite('Points', '90');
    api.answer(GET, standings({ name: 'PitBoss10', points: 88 }, NOVA));
    await press('Save');
    expect(await dialog().findByText(CHANGED)).toBeVisible();
    expect(dialog().getByLabelText('Racer')).toHaveValue('PitBoss10');
    expect(dialog().getByLabelText('Points')).toHaveValue(90);
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.callsOf(STANDINGS).map(({ body }) => body)).toEqual([
      { version: 5, rows: [{ name: 'PitBoss10', points: 90 }, NOVA] },
    ]);
  });

  it('is known by its name when others have added rows as well', async () => {
    const { api, press, rewrite } = await openStreaming({ [STANDINGS]: live() });
    await press('Edit PitBoss9');
    await rewrite('Points', '90');
    api.answer(GET, standings({ ...BOSS, points: 99 }, NOVA, SPARK));
    await press('Save');
    await screen.findByText(CHANGED);
    await press('Show the saved version');
    expect(dialog().getByLabelText('Points')).toHaveValue(99);
    expect(screen.queryByText(CHANGED)).toBeNull();
  });

  it('is removed by the second attempt, after the first has told', async () => {
    const { api, press, remove } = await openStreaming({ [STANDINGS]: live() });
    await press('Edit PitBoss9');
    api.answer(GET, standings({ ...BOSS, points: 99 }, NOVA));
    await remove();
    expect(await dialog().findByText(CHANGED)).toHaveTextContent('so it was not removed');
    expect(api.callsOf(STANDINGS)).toHaveLength(0);
    await remove();
    expect(await screen.findByText('Removed')).toBeVisible();
    expect(api.callsOf(STANDINGS)[0]?.body).toEqual({ version: 5, rows: [NOVA] });
  });

  it.each<[string, StandingRow[]]>([
    ['it is gone', [NOVA]],
    ['it can not be told from others that are new', [{ name: 'Comet', points: 88 }, NOVA, SPARK]],
  ])('is a new one where %s', async (_, rows) => {
    const { api, press, rewrite } = await openStreaming({ [STANDINGS]: live() });
    await press('Edit PitBoss9');
    await rewrite('Points', '90');
    api.answer(GET, standings(...rows));
    await press('Save');
    expect(await dialog().findByText(CHANGED_OR_GONE)).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Remove' })).toBeNull();
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    const [call] = api.callsOf(STANDINGS);
    expect(call?.body).toMatchObject({ rows: expect.arrayContaining([{ ...BOSS, points: 90 }, ...rows]) });
  });
});

describe('what the second of two admins did not touch', () => {
  it('is not put back in an announcement', async () => {
    const { app, api, press } = await openStreaming({
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

  it('is not put back in the race', async () => {
    const { api, press, rewrite } = await openStreaming({ [DETAILS]: live() });
    await press('Edit the race details');
    await rewrite('Pods', '6');
    api.answer(GET, race({ track: 'Night Side' }));
    await press('Save');
    await screen.findByText(CHANGED);
    await press('Save');
    await screen.findByText('Saved');
    expect(api.callsOf(DETAILS).map(({ body }) => body)).toEqual([
      { version: 2, details: { ...aLivestream().details, track: 'Night Side', pods: 6 } },
    ]);
  });
});

describe('an announcement', () => {
  it('that somebody else has changed is removed by the second attempt, after the first has told', async () => {
    const { api, press, remove } = await openStreaming({
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
    const { app, press } = await openStreaming({ [CHANGE]: later.answer });
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

  it('stays in question while it is removed', async () => {
    const later = laterReply();
    const { app, press } = await openStreaming({ [REMOVE]: later.answer });
    await press('Edit Season two grid opens');
    await press('Remove');
    const question = within(screen.getByRole('alertdialog'));
    await app.person.click(question.getByRole('button', { name: 'Remove' }));
    await app.person.click(question.getByRole('button', { name: 'Cancel' }));
    expect(question.getByText('Remove it?')).toBeVisible();
    act(() => later.send({ status: 204 }));
    expect(await screen.findByText('Removed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
