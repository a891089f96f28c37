import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { someSettings } from '../../../test/fixtures/admin-content-data';
import {
  aFlaggedRound,
  AGREEING,
  anAdmin,
  anOverview,
  DATABASE,
} from '../../../test/fixtures/admin-overview-data';
import { ADMIN, usersApi } from '../../../test/fixtures/admin-users-data';
import { aUser, fakeApi, laterReply, problem } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { openAdminTab } from '../../../test/support/open-admin-tab';
import { renderApp } from '../../../test/support/render-app';
import { userKey } from '../../api/keys';
import { createQueryClient } from '../../api/query-client';
import type { AuditLine } from '../../api/types';
import { AuditLog } from './audit/audit-log';
import './coins/coins.tab';
import './users/users.tab';

const DENIED = 'You do not have permission to access the admin dashboard.';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the way into the dashboard', () => {
  it('leads a visitor to the log-in page, which comes back here', async () => {
    fakeApi();
    const app = renderApp('/admin?tab=users');
    await screen.findByRole('tab', { name: 'Log In' });
    expect(app.path()).toBe('/auth');
  });

  it('shows a member who opens the address itself that access is denied, with the way home [S4.48, S6.12]', async () => {
    const api = usersApi({}, { isAdmin: false });
    renderApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    // On the screen and in the toast.
    await waitFor(() => expect(screen.getAllByText(DENIED)).toHaveLength(2));
    expect(api.calls.some(({ route }) => route.includes('/api/admin'))).toBe(false);
  });

  it('takes a member who follows a link to the landing page, with the toast [S4.47, S8.32]', async () => {
    usersApi({}, { isAdmin: false });
    const app = renderApp('/network');
    await screen.findByRole('main');
    await act(() => app.goTo('/admin'));
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(await screen.findByText(DENIED)).toBeVisible();
    expect(screen.getByText('Access Denied')).toBeVisible();
  });
});

describe('the dashboard', () => {
  it('has its own head instead of the navigation, and seven tabs [S2.015, S2.117, S2.118, S4.44]', async () => {
    usersApi();
    const app = renderApp('/admin?tab=users');
    expect(await screen.findByRole('heading', { level: 1, name: 'ADMIN DASHBOARD' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Site' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    const tabs = within(screen.getByRole('tablist', { name: 'Admin' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Users',
      'Streaming',
      'Coins',
      'Store Items',
      'Database',
      'Settings',
    ]);
    expect(screen.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
    await app.person.click(screen.getByRole('tab', { name: 'Coins' }));
    expect(app.path()).toBe('/admin?tab=coins');
    await screen.findByRole('heading', { name: 'Modify User Coins' });
    await act(() => app.goBack());
    await screen.findByRole('heading', { name: 'All Users' });
  });

  it('opens with Overview, also for a tab that there is not [S2.118]', async () => {
    usersApi();
    renderApp('/admin?tab=nothing');
    expect(await screen.findByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('closes at once for an admin who is none any more', async () => {
    usersApi();
    const app = renderApp('/admin?tab=users');
    await screen.findByText('Nova_Quill');
    act(() => void app.client.setQueryData(userKey, aUser({ ...ADMIN, isAdmin: false })));
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.queryByText('Nova_Quill')).toBeNull();
  });

  it('closes when the server refuses a call for it', async () => {
    const api = usersApi();
    const app = renderApp('/admin?tab=users');
    await screen.findByText('Nova_Quill');
    api.answer('GET /api/user', { status: 200, body: aUser({ ...ADMIN, isAdmin: false }) });
    api.answer('GET /api/admin/users', problem(403, 'auth.admin_only', 'Only an administrator may do this.'));
    await app.person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'nova{Enter}');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});

describe('a one-time password', () => {
  it('stands before every screen until it is changed', async () => {
    const api = usersApi(
      { 'PATCH /api/user/password': { status: 204 } },
      { ...ADMIN, mustChangePassword: true },
    );
    const app = renderApp('/home');
    await screen.findByRole('heading', { name: 'Choose a new password' });
    expect(api.calls.map(({ route }) => route)).toEqual(['GET /api/user']);
    await app.person.type(screen.getByLabelText('One-time Password'), 'k3jh2k3jh2k3jh23');
    await app.person.type(screen.getByLabelText('New Password'), 'my own one');
    await app.person.type(screen.getByLabelText('Confirm New Password'), 'my own two');
    await app.person.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(await screen.findByText('New password and confirmation do not match.')).toBeVisible();
    await app.person.clear(screen.getByLabelText('Confirm New Password'));
    await app.person.type(screen.getByLabelText('Confirm New Password'), 'my own one');
    api.answer('GET /api/user', { status: 200, body: aUser(ADMIN) });
    await app.person.click(screen.getByRole('button', { name: 'Update Password' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Choose a new password' })).toBeNull());
    expect(api.callsOf('PATCH /api/user/password')[0]?.body).toEqual({
      currentPassword: 'k3jh2k3jh2k3jh23',
      newPassword: 'my own one',
    });
  });
});

const AUDIT = 'GET /api/admin/audit';

const LINE: AuditLine = {
  id: 31,
  adminId: 1,
  admin: 'Zorblax',
  action: 'users.coins_changed',
  targetType: 'user',
  targetId: '4',
  aboutUserId: 4,
  about: 'Kessel',
  details: { amount: -100, reason: 'Double prize' },
  createdAt: '2026-11-22T01:02:03.000Z',
};

function openAuditLog(answer: FakeAnswer): FakeApi {
  const api = fakeApi({ [AUDIT]: answer });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuditLog />
    </QueryClientProvider>,
  );
  return api;
}

describe('the audit log', () => {
  it('tells what was done, to whom, by whom and what belongs to it', async () => {
    openAuditLog({ status: 200, body: [LINE] });
    const line = await screen.findByRole('listitem');
    expect(line).toHaveTextContent('Coins changed: Kessel by Zorblax−100 coins · “Double prize”');
  });

  it('tells of what is sold, of the books and of settings in words', async () => {
    const line = (id: number, action: AuditLine['action'], details: AuditLine['details']): AuditLine => ({
      ...LINE,
      ...{ id, action, details, about: null },
    });
    openAuditLog({
      status: 200,
      body: [
        line(4, 'store.item_changed', { name: 'Royal Crown', isOnSale: 'false' }),
        line(3, 'database.reconciled', { differences: 0 }),
        line(2, 'users.coins_changed', { amount: 1, reason: null }),
        line(1, 'settings.changed', { dailyBonus: '25' }),
      ],
    });
    const [item, books, coins, settings] = await screen.findAllByRole('listitem');
    expect(item).toHaveTextContent('“Royal Crown” · taken off sale');
    expect(books).toHaveTextContent('everything agrees');
    expect(coins).toHaveTextContent(/\+1 coin$/);
    expect(settings).toHaveTextContent('daily bonus 25');
  });

  it('is looked through by admin, user, action and days', async () => {
    const api = openAuditLog({ status: 200, body: [LINE] });
    const person = userEvent.setup({ delay: null });
    await screen.findByRole('listitem');
    await person.type(screen.getByLabelText('Admin'), 'zorblax');
    await person.type(screen.getByLabelText('About user'), 'kessel');
    await person.selectOptions(screen.getByLabelText('Action'), 'Coins changed');
    await person.type(screen.getByLabelText('From'), '2026-11-01');
    await person.type(screen.getByLabelText('To'), '2026-11-22');
    api.answer(AUDIT, { status: 200, body: [] });
    await person.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByText('Nothing was found');
    const query = new URLSearchParams(api.callsOf(AUDIT).at(-1)?.search);
    expect(Object.fromEntries(query)).toEqual({
      limit: '20',
      admin: 'zorblax',
      about: 'kessel',
      action: 'users.coins_changed',
      // Like the lines: from midnight to midnight in the browser's time zone.
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 23).toISOString(),
    });
  });

  it('says when earlier lines did not arrive, and goes on by the same button', async () => {
    const headers = { Link: '</api/admin/audit?limit=20&before=31>; rel="next"' };
    const api = openAuditLog({ status: 200, body: [LINE], headers });
    const more = await screen.findByRole('button', { name: 'Show earlier' });
    api.answer(AUDIT, { status: 503 });
    await userEvent.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('Earlier lines could not be loaded.');
    expect(screen.getByRole('listitem')).toBeVisible();
    expect(more).toHaveFocus();
    api.answer(AUDIT, { status: 200, body: [{ ...LINE, id: 30, about: 'Halley' }] });
    await userEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const STORAGE = 'GET /api/admin/database/storage';

const RECONCILE = 'POST /api/admin/database/reconcile';

const BACKUP = 'POST /api/admin/database/backup';

const card = (name: string) => within(screen.getByRole('region', { name }));

async function openDatabase(answers: Parameters<typeof anAdmin>[0] = {}) {
  const api = anAdmin(answers);
  const app = renderApp('/admin?tab=database');
  await screen.findByRole('region', { name: 'Backup' });
  return { api, app };
}

describe('the database', () => {
  it('says how it is, how large, and what stands in it', async () => {
    await openDatabase();
    expect(await screen.findByText('SQLite 3.51.1')).toBeVisible();
    expect(card('Health').getByText('48.3 MB')).toBeVisible();
    expect(card('Health').getByText('52.4 GB')).toBeVisible();
    expect(card('Health').getByText('Healthy')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(card('Tables').getByText('coin_transactions').nextElementSibling).toHaveTextContent('9,214');
    expect(card('Tables').getByText('chat_mutes, friendships').parentElement).toHaveTextContent('2 empty:');
    expect(card('Migrations').getByText(/Users and sessions/)).toBeVisible();
  });

  it.each([
    ['low', 700_000_000, 'The disk is nearly full (700 MB left): make room on it soon.'],
    ['space', 4_000_000, 'The disk is full (4 MB left), so little or nothing is saved: make room on it now.'],
    [
      'damaged',
      52e9,
      'The database is damaged: stop the site and restore the last backup (docs/operations.md, "Disk full or damaged").',
    ],
    [
      'write',
      52e9,
      'The database can not be written, so nothing is saved: look at its disk and its rights now.',
    ],
  ])(
    'warns on top of the dashboard, and of its own tab, that its storage is %s',
    async (kind, freeBytes, words) => {
      const { app } = await openDatabase({
        [STORAGE]: { status: 200, body: { problems: [kind], freeBytes } },
      });
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(await screen.findByText('Needs attention')).toBeVisible();
      await act(() => app.goTo('/admin'));
      expect(await screen.findByRole('heading', { name: 'Overview' })).toBeInTheDocument();
      expect(screen.getByText(words)).toBeVisible();
    },
  );

  it('can be downloaded as a backup by the browser itself, once for each time it is asked for', async () => {
    const address = '/api/admin/database/backup?key=once';
    const { api, app } = await openDatabase({ [BACKUP]: { status: 201, body: { address } } });
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

  it('is asked again when it did not answer, and what can be done stays', async () => {
    const { api, app } = await openDatabase({ 'GET /api/admin/database': { status: 502 } });
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
    const { api, app } = await openDatabase({ [RECONCILE]: later.answer });
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
    const { app } = await openDatabase({ [RECONCILE]: { status: 200, body } });
    await app.person.click(screen.getByRole('button', { name: 'Reconcile now' }));
    expect(await screen.findByText('102 differences found.')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByText('And 101 more.')).toBeVisible();
  });
});

const GET = 'GET /api/admin/settings';

const PUT = 'PUT /api/admin/settings';

const CHANGED = problem(409, 'settings.changed', 'Somebody else has changed the settings in the meantime.');

async function openSettings(answers: Record<string, FakeAnswer> = {}) {
  const opened = openAdminTab('settings', { [GET]: { status: 200, body: someSettings() }, ...answers });
  await screen.findByRole('heading', { name: 'Site Settings' });
  return opened;
}

const save = () => screen.getByRole('button', { name: 'Save Settings' });

describe('the settings', () => {
  it('show what is set, who changed it last, and the audit log', async () => {
    const body = someSettings({ updatedAt: '2026-11-20T12:00:00.000Z', updatedBy: 'nova' });
    await openSettings({ [GET]: { status: 200, body } });
    expect(screen.getByLabelText('Site name')).toHaveValue('Alien Squad');
    expect(screen.getByLabelText('Registration')).toHaveValue('open');
    expect(screen.getByLabelText('Community chat')).toHaveValue('https://discord.com/');
    expect(screen.getByLabelText('Messages')).toHaveValue(5);
    expect(screen.getByLabelText('Bit rate in kb/s')).toHaveValue(8000);
    expect(screen.getByText(/^Changed last by nova, /)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Audit Log' })).toBeVisible();
    expect(save()).toBeDisabled();
  });

  it('send what was changed, with the version, once', async () => {
    const { app, api } = await openSettings({
      [PUT]: {
        status: 200,
        body: someSettings({
          ...{ version: 2, siteName: 'Grey Squad', timeZone: 'Europe/Berlin' },
          isRegistrationOpen: false,
        }),
      },
    });
    await app.person.clear(screen.getByLabelText('Site name'));
    await app.person.type(screen.getByLabelText('Site name'), ' Grey Squad ');
    await app.person.selectOptions(screen.getByLabelText('Time zone of the schedule'), 'Europe/Berlin');
    await app.person.selectOptions(screen.getByLabelText('Registration'), 'closed');
    await app.person.dblClick(save());
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(api.callsOf(PUT).map(({ body }) => body)).toEqual([
      { version: 1, siteName: 'Grey Squad', timeZone: 'Europe/Berlin', isRegistrationOpen: false },
    ]);
    expect(screen.getByLabelText('Site name')).toHaveValue('Grey Squad');
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.getByRole('form', { name: 'Site Settings' })).toHaveFocus();
  });

  it('keep what is typed while they are saved, and the focus where it is typed', async () => {
    const later = laterReply();
    const { app, api } = await openSettings({ [PUT]: later.answer });
    await app.person.type(screen.getByLabelText('Site name'), '!');
    await app.person.click(save());
    await app.person.type(screen.getByLabelText(/^Maintenance notice/), 'Back');
    later.send({ status: 200, body: someSettings({ version: 2, siteName: 'Alien Squad!' }) });
    expect(await screen.findByText('Settings saved')).toBeVisible();
    await waitFor(() => expect(save()).toBeEnabled());
    expect(screen.getByLabelText(/^Maintenance notice/)).toHaveFocus();
    await app.person.keyboard(' at noon');
    expect(screen.getByLabelText(/^Maintenance notice/)).toHaveValue('Back at noon');
    await app.person.click(screen.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(api.callsOf(PUT)).toHaveLength(2));
    expect(api.callsOf(PUT)[1]?.body).toEqual({ version: 2, maintenanceNotice: 'Back at noon' });
  });

  it('tell what is wrong before anything is sent', async () => {
    const { app, api } = await openSettings();
    const type = async (label: string, text: string): Promise<void> => {
      await app.person.clear(screen.getByLabelText(label));
      if (text !== '') await app.person.type(screen.getByLabelText(label), text);
    };
    await type('Site name', '');
    await type('Community chat', 'http://chat.example/');
    await type('Messages', '61');
    await type('Bit rate in kb/s', '400');
    await app.person.click(save());
    expect(await screen.findByText('Site name is required')).toBeVisible();
    expect(screen.getByText('An address that begins with https://')).toBeVisible();
    expect(screen.getByText('Enter a number from 1 to 60')).toBeVisible();
    expect(screen.getByText('Enter a number from 500 to 8,000')).toBeVisible();
    expect(api.callsOf(PUT)).toHaveLength(0);
  });

  it('tell the second of two admins, keep what they typed, and change nothing of the first', async () => {
    const serverVersion = someSettings({
      version: 2,
      siteName: 'Their Squad',
      maintenanceNotice: 'Back at noon',
    });
    const { app, api } = await openSettings({ [PUT]: CHANGED });
    await app.person.clear(screen.getByLabelText('Site name'));
    await app.person.type(screen.getByLabelText('Site name'), 'My Squad');
    api.answer(GET, { status: 200, body: serverVersion });
    await app.person.click(save());
    expect(await screen.findByText(/^Somebody else has changed this in the meantime/)).toBeVisible();
    expect(screen.getByLabelText('Site name')).toHaveValue('My Squad');
    api.answer(PUT, {
      status: 200,
      body: someSettings({ ...serverVersion, version: 3, siteName: 'My Squad' }),
    });
    await app.person.click(save());
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(api.callsOf(PUT).at(-1)?.body).toEqual({ version: 2, siteName: 'My Squad' });
    expect(screen.getByLabelText(/^Maintenance notice/)).toHaveValue('Back at noon');
  });

  it('show the second admin what the first has set, if they want it', async () => {
    const { app, api } = await openSettings({ [PUT]: CHANGED });
    await app.person.type(screen.getByLabelText('Site name'), '!');
    api.answer(GET, { status: 200, body: someSettings({ version: 2, siteName: 'Their Squad' }) });
    const scrolledTo: Element[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this);
    });
    await app.person.click(save());
    const show = await screen.findByRole('button', { name: 'Show the saved version' });
    expect(scrolledTo).toEqual([show.closest('[role=alert]')]);
    jest.restoreAllMocks();
    await app.person.click(show);
    expect(screen.getByLabelText('Site name')).toHaveValue('Their Squad');
    expect(screen.queryByText(/^Somebody else/)).toBeNull();
    expect(save()).toBeDisabled();
  });
});

async function openOverview(answers: Parameters<typeof anAdmin>[0] = {}) {
  const api = anAdmin(answers);
  const app = renderApp('/admin');
  await screen.findByRole('region', { name: 'Quick Actions' });
  return { api, app };
}

describe('the overview', () => {
  it('has the cards of users, coins and revenue, each with its second figure [S2.119]', async () => {
    await openOverview();
    expect(await card('Total Users').findByText('1,284')).toBeVisible();
    expect(card('Total Users').getByText('37 online')).toBeVisible();
    expect(card('Total Coins').getByText('482,910')).toBeVisible();
    expect(card('Total Coins').getByText('9,214 transactions')).toBeVisible();
    expect(card('Store Revenue').getByText('61,450')).toBeVisible();
    expect(card('Store Revenue').getByText('20 products')).toBeVisible();
  });

  it('asks for the first five users and shows their ids and whether they are there [S2.120, S9.35]', async () => {
    const { api } = await openOverview();
    const users = await card('Recent Users').findAllByRole('listitem');
    expect(users.map(({ textContent }) => textContent)).toEqual([
      'ZorblaxID 1Online',
      'Nova_QuillID 2Offline',
    ]);
    expect(api.callsOf('GET /api/admin/users')[0]?.search).toContain('limit=5');
  });

  it.each([
    ['Start Streaming', 'streaming'],
    ['Manage Users', 'users'],
    ['Modify Coins', 'coins'],
    ['Store Items', 'store'],
  ])('leads by %s to the tab %s [S2.121]', async (label, tab) => {
    const { app } = await openOverview();
    await app.person.click(card('Quick Actions').getByRole('link', { name: label }));
    expect(app.path()).toBe(`/admin?tab=${tab}`);
  });

  it('tells the coins of each day as a table, and of one day by the arrow keys', async () => {
    const { app } = await openOverview();
    const chart = await screen.findByRole('slider', { name: 'Coins earned and spent, day' });
    const table = screen.getByRole('table', { name: 'Coins earned and spent' });
    expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('May 04200150');
    act(() => chart.focus());
    await app.person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuetext', 'May 02: Earned 198, Spent 148');
    await app.person.keyboard('{Home}');
    expect(chart).toHaveAttribute('aria-valuetext', 'Apr 05: Earned 171, Spent 121');
    await app.person.keyboard('{ArrowLeft}{End}');
    expect(chart).toHaveAttribute('aria-valuetext', 'May 04: Earned 200, Spent 150');
  });

  it('shares coins out by source, with their sums, the net and the median', async () => {
    await openOverview();
    const earned = await card('Economy').findByRole('list', { name: 'Earned, by source' });
    expect(earned).toHaveTextContent('Games71%Daily29%');
    const spent = card('Economy').getByRole('list', { name: 'Spent, by source' });
    expect(spent).toHaveTextContent('Store: cart100%');
    expect(card('Economy').getByText('+1,000')).toBeVisible();
    expect(card('Economy').getByText('−400')).toBeVisible();
    expect(card('Economy').getByText('+600')).toBeVisible();
    expect(card('Economy').getByText('240')).toBeVisible();
    expect(card('Rounds').getByText('Copied inputs').nextElementSibling).toHaveTextContent('17');
  });

  it('removes the samples of a new site with one press, after a question, and says how many', async () => {
    const COUNT = 'GET /api/admin/samples';
    const REMOVE = 'DELETE /api/admin/samples';
    const { api, app } = await openOverview({ [COUNT]: { status: 200, body: { samples: 18 } } });
    await app.person.click(await screen.findByRole('button', { name: 'Remove samples' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove the samples?' }));
    expect(question.getByText(/^18 samples will disappear/)).toBeVisible();
    expect(api.callsOf(REMOVE)).toHaveLength(0);
    api.answer(REMOVE, { status: 200, body: { samples: 18 } });
    api.answer(COUNT, { status: 200, body: { samples: 0 } });
    await app.person.click(question.getByRole('button', { name: 'Remove samples' }));
    expect(await screen.findByText('18 samples removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Samples' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(api.callsOf(REMOVE)).toHaveLength(1);
  });

  it('says what did not arrive, part by part, and asks again', async () => {
    const { api, app } = await openOverview({ 'GET /api/admin/overview': { status: 502 } });
    const part = card('Economy');
    expect(await part.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    expect(card('Total Users').getByText('1,284')).toBeVisible();
    api.answer('GET /api/admin/overview', { status: 200, body: anOverview() });
    await app.person.click(part.getByRole('button', { name: 'Try again' }));
    expect(await part.findByText('+1,000')).toBeVisible();
  });
});

describe('a flagged round', () => {
  const VOID = 'POST /api/admin/rounds/round-1/void';

  async function ask(answers: Parameters<typeof anAdmin>[0] = {}) {
    const opened = await openOverview(answers);
    const name = 'Void the round of Kessel in Alien Clicker';
    await opened.app.person.click(await screen.findByRole('button', { name }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Void this round?' })) };
  }

  it('is voided after a question, with a reason, once, and the overview is asked for again', async () => {
    const later = laterReply();
    const { api, app, dialog } = await ask({ [VOID]: later.answer });
    await app.person.click(dialog.getByRole('button', { name: 'Void Round' }));
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      expect.stringContaining('Say why the round is voided.'),
    );
    expect(api.callsOf(VOID)).toHaveLength(0);
    await app.person.type(dialog.getByRole('textbox', { name: 'Reason' }), ' A script played it {Enter}');
    await app.person.click(dialog.getByRole('button', { name: 'Voiding...' }));
    expect(api.callsOf(VOID).map(({ body }) => body)).toEqual([{ reason: 'A script played it' }]);
    const voided = aFlaggedRound({ status: 'voided', voidedBy: 'Zorblax', voidReason: 'A script played it' });
    api.answer('GET /api/admin/rounds', { status: 200, body: [voided] });
    later.send({ status: 200, body: { ...voided, coinsMissing: 3 } });
    expect(await screen.findByText('Round Voided')).toBeVisible();
    expect(
      screen.getByText('20 coins were taken back from Kessel. 3 were spent already and are noted.'),
    ).toBeVisible();
    expect(await card('Flagged rounds').findByText('Voided')).toBeVisible();
    expect(card('Flagged rounds').getByRole('listitem')).toHaveFocus();
    expect(api.callsOf('GET /api/admin/stats').length).toBeGreaterThan(1);
  });

  it('that can not be voided leaves the question and the reason where they are', async () => {
    const refused = problem(409, 'rounds.not_proven', 'Only a proven round can be voided.');
    const { app, dialog } = await ask({ [VOID]: refused });
    await app.person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A script{Enter}');
    expect(await screen.findByText('Error Voiding Round')).toBeVisible();
    expect(screen.getByText('Only a proven round can be voided.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('A script');
  });
});
