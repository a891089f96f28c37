import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userKey } from '../../api/keys';
import { deliver } from '../../api/socket';
import { ADMIN, usersApi } from '../../../test/fixtures/admin-users-data';
import { aUser, fakeApi, problem } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import { ADMIN_TABS } from './admin-tabs';
import './users/users.tab';
import './coins/coins.tab';

afterEach(() => {
  jest.restoreAllMocks();
});

const DENIED = 'You do not have permission to access the admin dashboard.';

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

  it('is walked through by the arrow keys [S4.44]', async () => {
    usersApi();
    const app = renderApp('/admin?tab=users');
    (await screen.findByRole('tab', { name: 'Users' })).focus();
    await app.person.keyboard('{ArrowRight}{ArrowRight}');
    expect(app.path()).toBe('/admin?tab=coins');
    expect(screen.getByRole('tab', { name: 'Coins' })).toHaveFocus();
  });

  it('gives the focus to the tab that a link of another tab leads to', async () => {
    usersApi();
    const app = renderApp('/admin?tab=users');
    const link = await screen.findByRole('link', { name: 'Modify Coins of Nova_Quill' });
    link.focus();
    await app.person.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Modify User Coins' });
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('asks again who is there when members come and go, and not every time', async () => {
    const api = usersApi();
    renderApp('/admin?tab=users');
    await screen.findByText('Nova_Quill');
    const tell = (membersOnline: number): void =>
      act(() => deliver({ type: 'status', data: { isDegraded: false, membersOnline } }));
    const asked = api.callsOf('GET /api/admin/users').length;
    tell(1);
    tell(2);
    await waitFor(() => expect(api.callsOf('GET /api/admin/users')).toHaveLength(asked + 1));
    tell(3);
    tell(4);
    await act(() => Promise.resolve());
    expect(api.callsOf('GET /api/admin/users')).toHaveLength(asked + 1);
  });

  it('keeps its head and its other tabs when one of them does not arrive', async () => {
    usersApi();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.replaceProperty(ADMIN_TABS.database, 'Content', () => {
      throw new TypeError('error loading dynamically imported module');
    });
    const app = renderApp('/admin?tab=database');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This tab could not be loaded\./);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await app.person.click(screen.getByRole('tab', { name: 'Users' }));
    expect(await screen.findByText('Nova_Quill')).toBeVisible();
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

  it('is not replaced by one that others would try first, which is said under its field', async () => {
    const sentence = 'This password is one of the most common: choose another one.';
    const refusal = problem(400, 'auth.weak_password', sentence, { newPassword: [sentence] });
    usersApi({ 'PATCH /api/user/password': refusal }, { ...ADMIN, mustChangePassword: true });
    const app = renderApp('/home');
    await app.person.type(await screen.findByLabelText('One-time Password'), 'k3jh2k3jh2k3jh23');
    await app.person.type(screen.getByLabelText('New Password'), 'password1');
    await app.person.type(screen.getByLabelText('Confirm New Password'), 'password1');
    await app.person.click(screen.getByRole('button', { name: 'Update Password' }));
    await waitFor(() => expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(sentence));
  });
});
