import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { AdminSettings } from '../../../api/types';
import { adminSettingsKey } from '../../../api/pushes';
import { SETTINGS, usersApi } from '../../../../test/fixtures/admin-users-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import type { FakeAnswer, FakeApi, FakeReply } from '../../../../test/support/fake-api';
import { renderApp } from '../../../../test/support/render-app';
import type { TestApp } from '../../../../test/support/render-app';
import '../../../app/require-admin';
import '../admin.screen';
import './coins.tab';

const GET = 'GET /api/admin/settings';
const PUT = 'PUT /api/admin/settings';
const CHANGED = problem(409, 'settings.changed', 'Somebody else has changed the settings in the meantime.');

async function open(answers: Record<string, FakeAnswer> = {}): Promise<{ api: FakeApi; app: TestApp }> {
  const api = usersApi(answers);
  const app = renderApp('/admin?tab=coins');
  await screen.findByRole('spinbutton', { name: 'Daily Login Bonus' });
  return { api, app };
}

const newUser = () => screen.getByRole('spinbutton', { name: 'Default New User Coins' });
const bonus = () => screen.getByRole('spinbutton', { name: 'Daily Login Bonus' });
const save = () => screen.getByRole('button', { name: 'Save Settings' });
const reply = (changes: Partial<AdminSettings>): FakeReply => ({
  status: 200,
  body: { ...SETTINGS, ...changes },
});

async function put(app: TestApp, field: HTMLElement, text: string): Promise<void> {
  await app.person.clear(field);
  await app.person.type(field, text);
}

/** Delivers what others have set, as any refetch of the dashboard does. */
async function learn(app: TestApp, changes: Partial<AdminSettings>): Promise<void> {
  await act(async () => {
    app.client.setQueryData(adminSettingsKey, { ...SETTINGS, ...changes });
    await new Promise((done) => setTimeout(done));
  });
}

describe('the coin settings', () => {
  it('are saved with the version that was read [S2.137]', async () => {
    const { api, app } = await open({ [PUT]: reply({ version: 4, dailyLoginBonus: 25 }) });
    expect(bonus()).toHaveValue(10);
    expect(newUser()).toHaveValue(0);
    await put(app, bonus(), '25');
    await app.person.click(save());
    expect(await screen.findByText('Settings Saved')).toBeVisible();
    expect(api.callsOf(PUT).map(({ body }) => body)).toEqual([
      { version: 3, defaultNewUserCoins: 0, dailyLoginBonus: 25 },
    ]);
    expect(bonus()).toHaveValue(25);
    // The button that was clicked stays and keeps the focus.
    await waitFor(() => expect(save()).toHaveFocus());
  });

  it('refuse what is out of bounds', async () => {
    const { api, app } = await open();
    await put(app, bonus(), '10001');
    await app.person.click(save());
    expect(await screen.findByText('A whole number from 0 to 10,000')).toBeVisible();
    expect(api.callsOf(PUT)).toEqual([]);
  });

  it('keep what is typed while it is saved', async () => {
    const saved = laterReply();
    const { api, app } = await open({ [PUT]: saved.answer });
    await put(app, bonus(), '25');
    await app.person.click(save());
    await put(app, newUser(), '7');
    saved.send(reply({ version: 4, dailyLoginBonus: 25 }));
    expect(await screen.findByText('Settings Saved')).toBeVisible();
    expect(newUser()).toHaveValue(7);
    expect(newUser()).toHaveFocus();
    api.answer(PUT, reply({ version: 5, defaultNewUserCoins: 7, dailyLoginBonus: 25 }));
    await app.person.click(await screen.findByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(api.callsOf(PUT)).toHaveLength(2));
    expect(api.callsOf(PUT)[1]?.body).toEqual({ version: 4, defaultNewUserCoins: 7, dailyLoginBonus: 25 });
  });
});

describe('the coin settings of two admins', () => {
  it('keep what is typed when something else is saved, and go by it', async () => {
    const { api, app } = await open({ [PUT]: reply({ version: 5, dailyLoginBonus: 25 }) });
    await put(app, bonus(), '25');
    await learn(app, { version: 4, maintenanceNotice: 'Back at noon' });
    expect(bonus()).toHaveValue(25);
    expect(bonus()).toHaveFocus();
    await app.person.click(save());
    expect(await screen.findByText('Settings Saved')).toBeVisible();
    expect(api.callsOf(PUT)[0]?.body).toEqual({ version: 4, defaultNewUserCoins: 0, dailyLoginBonus: 25 });
  });

  it('follow what the other one saves where nothing is typed', async () => {
    const { app } = await open();
    await learn(app, { version: 4, dailyLoginBonus: 30 });
    expect(bonus()).toHaveValue(30);
  });

  it('tell the second one, keep what they typed, and put nothing of the first back', async () => {
    const { api, app } = await open({ [PUT]: CHANGED });
    await put(app, bonus(), '25');
    await learn(app, { version: 4, dailyLoginBonus: 30 });
    api.answer(GET, reply({ version: 5, dailyLoginBonus: 30, defaultNewUserCoins: 50 }));
    await app.person.click(save());
    expect(await screen.findByText('Settings Not Saved')).toBeVisible();
    expect(api.callsOf(PUT)[0]?.body).toEqual({ version: 3, defaultNewUserCoins: 0, dailyLoginBonus: 25 });
    expect(screen.getByText(/^Somebody else has changed this in the meantime/)).toBeVisible();
    expect(bonus()).toHaveValue(25);
    expect(newUser()).toHaveValue(50);
    api.answer(PUT, reply({ version: 6, dailyLoginBonus: 25, defaultNewUserCoins: 50 }));
    await app.person.click(await screen.findByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText('Settings Saved')).toBeVisible();
    expect(api.callsOf(PUT)[1]?.body).toEqual({ version: 5, defaultNewUserCoins: 50, dailyLoginBonus: 25 });
    await waitFor(() => expect(screen.queryByText(/^Somebody else has changed this/)).toBeNull());
  });

  it('show the second one what the first has set, if they want it', async () => {
    const { api, app } = await open({ [PUT]: CHANGED });
    await put(app, bonus(), '25');
    api.answer(GET, reply({ version: 4, dailyLoginBonus: 30 }));
    await app.person.click(save());
    await app.person.click(await screen.findByRole('button', { name: 'Show the saved version' }));
    expect(bonus()).toHaveValue(30);
    expect(screen.queryByText(/^Somebody else has changed this/)).toBeNull();
    expect(screen.getByRole('form', { name: 'Coin Settings' })).toHaveFocus();
  });

  it('stay as they were when they could not be saved, and what was typed stays as well', async () => {
    const { app } = await open({ [PUT]: { status: 502 } });
    await put(app, bonus(), '25');
    await app.person.click(save());
    expect(await screen.findByText('Error Saving Settings')).toBeVisible();
    expect(bonus()).toHaveValue(25);
  });
});
