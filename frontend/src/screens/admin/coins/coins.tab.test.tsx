import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  anAdminUser,
  SETTINGS,
  USERS,
  usersApi,
  usersReply,
} from '../../../../test/fixtures/admin-users-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import type { FakeAnswer, FakeApi, FakeReply } from '../../../../test/support/fake-api';
import { renderApp } from '../../../../test/support/render-app';
import type { TestApp } from '../../../../test/support/render-app';
import { adminSettingsKey } from '../../../api/pushes';
import type { AdminSettings } from '../../../api/types';
import '../../../app/require-admin';
import '../admin.screen';
import '../users/users.tab';
import './coins.tab';

const CHANGE = 'POST /api/admin/users/4/coins';

async function open(
  answers: Record<string, FakeAnswer> = {},
  query = '&user=4',
): Promise<{ api: FakeApi; app: TestApp }> {
  const api = usersApi(answers);
  const app = renderApp(`/admin?tab=coins${query}`);
  await screen.findByRole('heading', { name: 'Modify User Coins' });
  if (query !== '') await waitFor(() => expect(picker()).toHaveValue('Kessel (340 coins)'));
  return { api, app };
}

const picker = () => screen.getByRole('combobox', { name: 'Select User' });

const amount = () => screen.getByRole('spinbutton', { name: 'Coins Amount' });

const update = () => screen.getByRole('button', { name: 'Update Coins' });

describe('choosing a user', () => {
  it('looks names up as they are typed, and takes one by the keyboard [S2.134, S2.135]', async () => {
    const { api, app } = await open({}, '');
    expect(update()).toHaveAttribute('aria-disabled', 'true');
    await app.person.type(picker(), 'k');
    const list = within(await screen.findByRole('listbox', { name: 'Users' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Zorblax (2,480 coins)',
      'Nova_Quill (9,115 coins)',
      'Kessel (340 coins)',
    ]);
    expect(api.callsOf('GET /api/admin/users').at(-1)?.search).toContain('search=k');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
    await app.person.keyboard('{ArrowUp}{Enter}');
    expect(app.path()).toBe('/admin?tab=coins&user=4');
    await waitFor(() => expect(picker()).toHaveValue('Kessel (340 coins)'));
    expect(update()).not.toHaveAttribute('aria-disabled');
  });

  it('takes one by the pointer, and says when there is nobody', async () => {
    const { api, app } = await open({}, '');
    await app.person.click(picker());
    await app.person.click(await screen.findByRole('option', { name: 'Kessel (340 coins)' }));
    await waitFor(() => expect(picker()).toHaveValue('Kessel (340 coins)'));
    api.answer('GET /api/admin/users', usersReply([]));
    await app.person.click(picker());
    await app.person.type(picker(), 'zz');
    expect(await screen.findByText('No users found')).toBeVisible();
    await app.person.keyboard('{Escape}');
    expect(picker()).toHaveValue('Kessel (340 coins)');
  });
});

describe('the list of users to choose from', () => {
  const crowd = (from: number) =>
    Array.from({ length: 100 }, (_, index) =>
      anAdminUser({ id: from + index, username: `crowd-${from + index}` }),
    );
  const Link = '</api/admin/users?cursor=after-1099>; rel="next"';

  it.each([
    ['scrolled', () => fireEvent.scroll(screen.getByRole('listbox', { name: 'Users' }))],
    ['walked through by the keyboard', () => fireEvent.keyDown(picker(), { key: 'ArrowUp' })],
  ])('has everybody: it goes on as it is %s', async (_, move) => {
    const { api, app } = await open(
      { 'GET /api/admin/users': usersReply(crowd(1000), { Link, 'X-Total-Count': '1284' }) },
      '',
    );
    await app.person.click(picker());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(100));
    expect(screen.getByText(/^100 of 1,284 users\. Type how a name begins/)).toBeVisible();
    api.answer('GET /api/admin/users', usersReply(crowd(1100)));
    move();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(200));
    expect(api.callsOf('GET /api/admin/users').at(-1)?.search).toContain('cursor=after-1099');
    move();
    await app.person.click(screen.getByText('crowd-1199 (340 coins)'));
    expect(app.path()).toBe('/admin?tab=coins&user=1199');
  });
});

describe('a name that is still looked up', () => {
  it('has nobody taken by Enter from the list of the name before', async () => {
    const { api, app } = await open({}, '');
    await app.person.click(picker());
    await screen.findByRole('option', { name: 'Zorblax (2,480 coins)' });
    const found = laterReply();
    api.answer('GET /api/admin/users', found.answer);
    await app.person.keyboard('kes{Enter}');
    expect(app.path()).toBe('/admin?tab=coins');
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    found.send(usersReply([anAdminUser()]));
    expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Kessel (340 coins)');
    await app.person.keyboard('{Enter}');
    expect(app.path()).toBe('/admin?tab=coins&user=4');
  });
});

describe('changing coins', () => {
  it('shows what will be, sends it once, says so and begins again [S2.134, S2.135, S3.21, S4.50, S7.35]', async () => {
    const changed = laterReply();
    const { api, app } = await open({ [CHANGE]: changed.answer });
    await app.person.type(amount(), '-100');
    await app.person.type(screen.getByRole('textbox', { name: /Reason/ }), 'Double prize');
    expect(screen.getByText('240 coins')).toBeInTheDocument();
    await app.person.dblClick(update());
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
    changed.send({ status: 200, body: { userId: 4, amount: -100, coins: 240 } });
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    expect(screen.getByText('User coins have been updated by -100.')).toBeVisible();
    expect(api.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ amount: -100, reason: 'Double prize' }]);
    expect(api.callsOf(CHANGE)[0]?.requestKey).toMatch(/^[0-9a-f]{32}$/);
    expect(picker()).toHaveValue('');
    expect(amount()).toHaveValue(null);
    expect(update()).toHaveAttribute('aria-disabled', 'true');
    expect(update()).toHaveFocus();
  });

  it('says when it failed, keeps everything, and asks again under the same key where there was no answer [S8.30]', async () => {
    const { api, app } = await open({ [CHANGE]: { status: 502 } });
    await app.person.type(amount(), '25');
    await app.person.click(update());
    expect(await screen.findByText('Error Modifying Coins')).toBeVisible();
    expect(picker()).toHaveValue('Kessel (340 coins)');
    expect(amount()).toHaveValue(25);
    await app.person.click(update());
    await waitFor(() => expect(api.callsOf(CHANGE)).toHaveLength(2));
    api.answer(CHANGE, problem(409, 'coins.below_zero', 'This user does not have that many coins.'));
    await app.person.click(await screen.findByRole('button', { name: 'Update Coins' }));
    expect(await screen.findByText('This user does not have that many coins.')).toBeVisible();
    const [first, second, third] = api.callsOf(CHANGE).map(({ requestKey }) => requestKey);
    expect([second, third]).toEqual([first, first]);
    await app.person.click(await screen.findByRole('button', { name: 'Update Coins' }));
    await waitFor(() => expect(api.callsOf(CHANGE)).toHaveLength(4));
    expect(api.callsOf(CHANGE)[3]?.requestKey).not.toBe(first);
  });

  it.each([
    ['0', 'An amount of 0 changes nothing.'],
    ['', 'An amount of 0 changes nothing.'],
    ['-341', 'Kessel has 340 coins: no more than that can be taken away.'],
  ])('of %p sends nothing and says why [S5.24]', async (text, sentence) => {
    const { api, app } = await open();
    if (text !== '') await app.person.type(amount(), text);
    await app.person.click(update());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(api.callsOf(CHANGE)).toEqual([]);
  });

  it.each(['Enter', 'the button'])('without a user says so when %s is pressed [S5.23]', async (pressed) => {
    const { app } = await open({}, '');
    await app.person.type(amount(), pressed === 'Enter' ? '5{Enter}' : '5');
    if (pressed !== 'Enter') await app.person.click(update());
    expect(await screen.findByText('Please select a user.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
  });
});

describe('the coins of all', () => {
  it('are shown as a histogram, in figures, and as a list of who has most [S2.136]', async () => {
    await open({
      'GET /api/admin/users': usersReply([
        anAdminUser({ id: 2, username: 'Nova_Quill', coins: 9115 }),
        ...USERS.slice(2),
      ]),
    });
    const bars = within(await screen.findByRole('list', { name: 'Users by the coins they have' }));
    expect(bars.getAllByRole('listitem')[2]).toHaveTextContent('100 to 499 coins: 402 users');
    expect(screen.getByText('19%')).toBeVisible();
    const list = within(await screen.findByRole('region', { name: 'Users and their coins' }));
    expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Nova_Quill9,115',
      'Kessel340',
    ]);
    expect(list.getByRole('link', { name: 'All users' })).toHaveAttribute(
      'href',
      '/admin?tab=users&sort=coins&order=desc',
    );
  });
});

const GET = 'GET /api/admin/settings';

const PUT = 'PUT /api/admin/settings';

const CHANGED = problem(409, 'settings.changed', 'Somebody else has changed the settings in the meantime.');

async function openSettings(
  answers: Record<string, FakeAnswer> = {},
): Promise<{ api: FakeApi; app: TestApp }> {
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
    const { api, app } = await openSettings({ [PUT]: reply({ version: 4, dailyLoginBonus: 25 }) });
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
    const { api, app } = await openSettings();
    await put(app, bonus(), '10001');
    await app.person.click(save());
    expect(await screen.findByText('A whole number from 0 to 10,000')).toBeVisible();
    expect(api.callsOf(PUT)).toEqual([]);
  });
});

describe('the coin settings of two admins', () => {
  it('tell the second one, keep what they typed, and put nothing of the first back', async () => {
    const { api, app } = await openSettings({ [PUT]: CHANGED });
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
});

const KESSEL = 'GET /api/admin/users/4';

const DONE = { status: 200, body: { userId: 4, amount: 5, coins: 345 } };

const reason = () => screen.getByRole('textbox', { name: /Reason/ });

async function openKessel(answers: Record<string, FakeAnswer>): Promise<{ api: FakeApi; app: TestApp }> {
  const api = usersApi(answers);
  const app = renderApp('/admin?tab=coins&user=4');
  await screen.findByRole('heading', { name: 'Modify User Coins' });
  return { api, app };
}

/** Opens the form with Kessel chosen and an amount typed. */
async function openWith(text: string, answers: Record<string, FakeAnswer>) {
  const opened = await openKessel(answers);
  await waitFor(() => expect(picker()).toHaveValue('Kessel (340 coins)'));
  await opened.app.person.type(amount(), text);
  return opened;
}

describe('a change of coins that is answered late', () => {
  it('leaves whoever has gone to another tab where they are', async () => {
    const changed = laterReply();
    const { app } = await openWith('5', { [CHANGE]: changed.answer });
    await app.person.click(update());
    await app.person.click(screen.getByRole('tab', { name: 'Users' }));
    await screen.findByRole('heading', { name: 'All Users' });
    changed.send(DONE);
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    expect(app.path()).toBe('/admin?tab=users');
  });

  it('keeps whoever is chosen meanwhile, and what is typed for them', async () => {
    const changed = laterReply();
    const { app } = await openWith('5', {
      [CHANGE]: changed.answer,
      'GET /api/admin/users/2': { status: 200, body: USERS[1] },
    });
    await app.person.click(update());
    await app.person.click(picker());
    await app.person.click(await screen.findByRole('option', { name: 'Nova_Quill (9,115 coins)' }));
    await app.person.type(reason(), 'Contest');
    changed.send(DONE);
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    await waitFor(() => expect(update()).toBeEnabled());
    expect(app.path()).toBe('/admin?tab=coins&user=2');
    expect(amount()).toHaveValue(5);
    expect(reason()).toHaveValue('Contest');
    expect(reason()).toHaveFocus();
  });
});

describe('a change of coins that is not decided', () => {
  it.each([
    [401, 'auth.wrong_password'],
    [403, 'auth.forbidden'],
    [429, 'request.too_many'],
  ])('because of a %i is asked for again under its key', async (status, code) => {
    const { api, app } = await openWith('5', { [CHANGE]: { status: 502 } });
    const send = async (answer: FakeAnswer): Promise<string | null | undefined> => {
      const calls = api.callsOf(CHANGE).length;
      api.answer(CHANGE, answer);
      await app.person.click(await screen.findByRole('button', { name: 'Update Coins' }));
      await waitFor(() => expect(api.callsOf(CHANGE)).toHaveLength(calls + 1));
      return api.callsOf(CHANGE)[calls]?.requestKey;
    };
    const first = await send({ status: 502 });
    expect(await send(problem(status, code, 'Not now.'))).toBe(first);
    expect(await send(DONE)).toBe(first);
  });

  it('is asked for again although so many coins are not there any more', async () => {
    const { api, app } = await openWith('-300', { [CHANGE]: { status: 502 } });
    api.answer(KESSEL, { status: 200, body: anAdminUser({ coins: 40 }) });
    await app.person.click(update());
    await waitFor(() => expect(picker()).toHaveValue('Kessel (40 coins)'));
    api.answer(CHANGE, DONE);
    await app.person.click(await screen.findByRole('button', { name: 'Update Coins' }));
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    const [first, second] = api.callsOf(CHANGE).map(({ requestKey }) => requestKey);
    expect(second).toBe(first);
  });
});

describe('the balance of the chosen user', () => {
  it('is asked for before it stands in the way', async () => {
    const { api, app } = await openWith('-500', { [CHANGE]: DONE });
    api.answer(KESSEL, { status: 200, body: anAdminUser({ coins: 900 }) });
    await app.person.click(update());
    expect(await screen.findByText('Coins Modified')).toBeVisible();
    expect(api.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ amount: -500 }]);
  });

  it('is decided by the server where it cannot be asked for', async () => {
    const { api, app } = await openWith('-500', {
      [CHANGE]: problem(409, 'coins.below_zero', 'This user does not have that many coins.'),
    });
    api.answer(KESSEL, { status: 503 });
    await app.person.click(update());
    expect(await screen.findByText('This user does not have that many coins.')).toBeVisible();
  });

  it("is nobody's when the account is closed", async () => {
    await openKessel({ [KESSEL]: problem(404, 'users.unknown', 'There is no such user.') });
    expect(
      await screen.findByText('There is no such user any more. Please choose another one.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
