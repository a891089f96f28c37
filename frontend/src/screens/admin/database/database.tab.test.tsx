import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AGREEING, anAdmin, DATABASE } from '../../../../test/fixtures/admin-overview-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import { renderApp } from '../../../../test/support/render-app';

const STORAGE = 'GET /api/admin/database/storage';
const RECONCILE = 'POST /api/admin/database/reconcile';
const BACKUP = 'POST /api/admin/database/backup';
const card = (name: string) => within(screen.getByRole('region', { name }));

async function open(answers: Parameters<typeof anAdmin>[0] = {}) {
  const api = anAdmin(answers);
  const app = renderApp('/admin?tab=database');
  await screen.findByRole('region', { name: 'Backup' });
  return { api, app };
}

describe('the database', () => {
  it('says how it is, how large, and what stands in it', async () => {
    await open();
    expect(await screen.findByText('SQLite 3.51.1')).toBeVisible();
    expect(card('Health').getByText('48.3 MB')).toBeVisible();
    expect(card('Health').getByText('52.4 GB')).toBeVisible();
    expect(card('Health').getByText('Healthy')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(card('Tables').getByText('coin_transactions').nextElementSibling).toHaveTextContent('9,214');
    expect(card('Tables').getByText('chat_mutes, friendships')).toHaveTextContent('2 empty:');
    expect(card('Migrations').getByText(/Users and sessions/)).toBeVisible();
  });

  it('says that something is to be looked at when a change is missing or Redis is away', async () => {
    const migrations = [{ name: 'Later1', isDone: false }];
    await open({ 'GET /api/admin/database': { status: 200, body: { ...DATABASE, migrations } } });
    expect(await screen.findByText('Needs attention')).toBeVisible();
    expect(card('Health').getByText('1 migration missing')).toBeVisible();
  });

  it.each([
    ['low', 700_000_000, 'The disk is nearly full (700 MB left): make room on it soon.'],
    ['space', 4_000_000, 'The disk is full (4 MB left), so little or nothing is saved: make room on it now.'],
    [
      'write',
      52e9,
      'The database can not be written, so nothing is saved: look at its disk and its rights now.',
    ],
    ['damaged', 52e9, 'The database is damaged: download a backup now, and have the last good one restored.'],
  ])(
    'warns on top of the dashboard, and of its own tab, that its storage is %s',
    async (kind, freeBytes, words) => {
      const { app } = await open({ [STORAGE]: { status: 200, body: { problems: [kind], freeBytes } } });
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(await screen.findByText('Needs attention')).toBeVisible();
      await act(() => app.goTo('/admin'));
      expect(await screen.findByRole('heading', { name: 'Overview' })).toBeInTheDocument();
      expect(screen.getByText(words)).toBeVisible();
    },
  );

  it('does not warn twice of a database that is silent', async () => {
    const problems = ['database', 'write', 'damaged'];
    await open({ [STORAGE]: { status: 200, body: { problems, freeBytes: 52e9 } } });
    const sentences = (await screen.findByRole('alert')).querySelectorAll('p');
    expect([...sentences].map(({ textContent }) => textContent)).toEqual([
      'The database does not answer: look at its server now.',
      expect.stringContaining('The database is damaged'),
    ]);
  });

  it('can be downloaded as a backup by the browser itself, once for each time it is asked for', async () => {
    const address = '/api/admin/database/backup?key=once';
    const { api, app } = await open({ [BACKUP]: { status: 201, body: { address } } });
    const followed: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(`${this.getAttribute('href') ?? ''} ${this.hasAttribute('download') ? 'as a file' : ''}`);
    });
    await app.person.dblClick(card('Backup').getByRole('button', { name: 'Download backup' }));
    await waitFor(() => expect(followed).toEqual([`${address} as a file`]));
    expect(api.callsOf(BACKUP)).toHaveLength(1);
    click.mockRestore();
  });

  it('says why a backup can not be taken, and leaves the page where it is', async () => {
    const sentence = 'A backup is being taken already. Please try again when it is done.';
    const { app } = await open({ [BACKUP]: problem(409, 'database.backup_running', sentence) });
    await app.person.click(card('Backup').getByRole('button', { name: 'Download backup' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Error Downloading Backup')).toBeVisible();
  });

  it('is asked again when it did not answer, and what can be done stays', async () => {
    const { api, app } = await open({ 'GET /api/admin/database': { status: 502 } });
    expect(await screen.findByText('The state of the database could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reconcile now' })).toBeVisible();
    api.answer('GET /api/admin/database', { status: 200, body: DATABASE });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('SQLite 3.51.1')).toBeVisible();
  });
});

describe('Reconcile now', () => {
  it('asks once, says that it compares, and then that everything agrees', async () => {
    const later = laterReply();
    const { api, app } = await open({ [RECONCILE]: later.answer });
    await app.person.dblClick(screen.getByRole('button', { name: 'Reconcile now' }));
    expect(screen.getByRole('button', { name: 'Comparing...' })).toBeVisible();
    expect(api.callsOf(RECONCILE)).toHaveLength(1);
    later.send({ status: 200, body: AGREEING });
    expect(await screen.findByText('Everything agrees.')).toBeVisible();
    expect(card('Reconcile').getByText(/1,290 members, 9,214 ledger lines/)).toBeVisible();
  });

  it('names what does not agree in sentences', async () => {
    const sentence = 'Member 12 (Quasar) has 17 coins, but the ledger lines add up to 12.';
    const checks = [{ claim: 'Every balance is the sum.', differences: 102, sentences: [sentence] }];
    const body = { ...AGREEING, differences: 102, checks };
    const { app } = await open({ [RECONCILE]: { status: 200, body } });
    await app.person.click(screen.getByRole('button', { name: 'Reconcile now' }));
    expect(await screen.findByText('102 differences found.')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText('And 101 more.')).toBeVisible();
  });

  it('says what went wrong, and can be asked again', async () => {
    const { api, app } = await open({ [RECONCILE]: { status: 502 } });
    await app.person.click(screen.getByRole('button', { name: 'Reconcile now' }));
    expect(await screen.findByText('Please try again later.')).toBeVisible();
    api.answer(RECONCILE, { status: 200, body: AGREEING });
    await app.person.click(screen.getByRole('button', { name: 'Reconcile now' }));
    expect(await screen.findByText('Everything agrees.')).toBeVisible();
  });
});
