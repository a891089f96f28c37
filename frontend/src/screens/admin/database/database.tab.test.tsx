import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AGREEING, anAdmin, DATABASE } from '../../../testing/admin-overview-data';
import { laterReply } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

const RECONCILE = 'POST /api/admin/database/reconcile';
const plate = (name: string) => within(screen.getByRole('region', { name }));

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
    expect(plate('Health').getByText('48.3 MB')).toBeVisible();
    expect(plate('Health').getByText('Healthy')).toBeVisible();
    expect(plate('Tables').getByText('coin_transactions').nextElementSibling).toHaveTextContent('9,214');
    expect(plate('Tables').getByText('chat_mutes, friendships')).toHaveTextContent('2 empty:');
    expect(plate('Migrations').getByText(/Users and sessions/)).toBeVisible();
  });

  it('says that something is to be looked at when a change is missing or Redis is away', async () => {
    const migrations = [{ name: 'Later1', isDone: false }];
    await open({ 'GET /api/admin/database': { status: 200, body: { ...DATABASE, migrations } } });
    expect(await screen.findByText('Needs a look')).toBeVisible();
    expect(plate('Health').getByText('1 changes missing')).toBeVisible();
  });

  it('can be downloaded as a backup by the browser itself', async () => {
    await open();
    const link = plate('Backup').getByRole('link', { name: 'Download backup' });
    expect(link).toHaveAttribute('href', '/api/admin/database/backup');
    expect(link).toHaveAttribute('download');
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
    expect(plate('Reconcile').getByText(/1,290 members, 9,214 ledger lines/)).toBeVisible();
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
