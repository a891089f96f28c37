import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { usersApi, anAdminUser, USERS, usersReply } from '../../../../test/fixtures/admin-users-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../../test/support/fake-api';
import { renderApp } from '../../../../test/support/render-app';
import type { TestApp } from '../../../../test/support/render-app';
import '../../../app/require-admin';
import '../admin.screen';
import './users.tab';
import '../coins/coins.tab';

const LIST = 'GET /api/admin/users';

async function open(
  answers: Record<string, FakeAnswer> = {},
  query = '',
): Promise<{ api: FakeApi; app: TestApp }> {
  const api = usersApi(answers);
  const app = renderApp(`/admin?tab=users${query}`);
  await screen.findByRole('heading', { name: 'All Users' });
  return { api, app };
}

/** Returns the card or row of a user. */
async function userPart(name: string) {
  const list = await screen.findByRole('list', { name: 'All Users' });
  const part = within(list).getByText(name, { selector: 'b' }).closest('li');
  if (!part) throw new Error(`${name} is not in the list.`);
  return within(part);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('adding a user', () => {
  it('sends name and password, says so, clears the form and asks for the list again [S2.122, S4.49, S4.50, S7.33]', async () => {
    const created = laterReply();
    const { api, app } = await open({ 'POST /api/admin/users': created.answer });
    await screen.findByText('Kessel');
    const asked = api.callsOf(LIST).length;
    await app.person.type(screen.getByLabelText('Username'), 'Lumen_K');
    await app.person.type(screen.getByLabelText('Password'), 'secret-1');
    await app.person.dblClick(button('Add User'));
    expect(button('Adding...')).toBeVisible();
    created.send({ status: 201, body: anAdminUser({ id: 9, username: 'Lumen_K' }) });
    expect(await screen.findByText('User Added')).toBeVisible();
    expect(screen.getByText('The user Lumen_K has been created.')).toBeVisible();
    expect(api.callsOf('POST /api/admin/users').map(({ body }) => body)).toEqual([
      { username: 'Lumen_K', password: 'secret-1' },
    ]);
    expect(screen.getByLabelText('Username')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await waitFor(() => expect(api.callsOf(LIST).length).toBeGreaterThan(asked));
  });

  it('needs both fields [S5.22, S8.33]', async () => {
    const { api, app } = await open();
    await app.person.type(screen.getByLabelText('Username'), 'Lumen_K');
    await app.person.click(button('Add User'));
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(screen.getByText('Username and password are required.')).toBeVisible();
    expect(api.callsOf('POST /api/admin/users')).toEqual([]);
  });

  it('says why the server refuses, under the field as well, and keeps what was typed [S8.29]', async () => {
    const refusal = problem(409, 'auth.username_taken', 'Please try a different username');
    const { app } = await open({ 'POST /api/admin/users': refusal });
    await app.person.type(screen.getByLabelText('Username'), 'Kessel');
    await app.person.type(screen.getByLabelText('Password'), 'secret-1');
    await app.person.click(button('Add User'));
    expect(await screen.findByText('Error Adding User')).toBeVisible();
    expect(screen.getAllByText('Please try a different username')).toHaveLength(2);
    expect(screen.getByLabelText('Username')).toHaveValue('Kessel');
  });
});

describe('the list of users', () => {
  it('shows id, name, status, coins and the admin flag of each [S2.123]', async () => {
    await open();
    const owner = await userPart('Zorblax');
    expect(owner.getByText('Online')).toBeVisible();
    expect(owner.getByText('Owner')).toBeVisible();
    expect(owner.getByText('2,480')).toBeVisible();
    expect(owner.getByRole('switch', { name: 'Admin rights of Zorblax' })).toBeChecked();
    const kessel = await userPart('Kessel');
    expect(kessel.getByText('Offline')).toBeVisible();
    expect(kessel.getByText('User', { selector: '[aria-hidden]' })).toBeVisible();
    expect(kessel.getByRole('switch')).not.toBeChecked();
    expect(screen.getByText('1–3 of 3')).toBeVisible();
  });

  it('says when there is nobody, and leads to everybody [S2.125]', async () => {
    const { api, app } = await open({ [LIST]: usersReply([]) }, '&search=xyz');
    expect(await screen.findByText('No users found')).toBeVisible();
    api.answer(LIST, usersReply([anAdminUser({ coins: 1 })]));
    await app.person.click(button('Show all users'));
    expect((await userPart('Kessel')).getByText(/coin$/).parentElement).toHaveTextContent('ID 4 · 1 coin');
    expect(screen.getByRole('region', { name: 'All Users' })).toHaveFocus();
  });

  it('searches, sorts and turns pages by the address', async () => {
    const link = '</api/admin/users?cursor=abc>; rel="next"';
    const { api, app } = await open({ [LIST]: usersReply(USERS, { Link: link, 'X-Total-Count': '1284' }) });
    expect(await screen.findByText('1–3 of 1,284')).toBeVisible();
    await app.person.click(button('Next page'));
    expect(await screen.findByText('4–6 of 1,284')).toBeVisible();
    expect(app.path()).toBe('/admin?tab=users&cursor=abc&from=4');
    await app.person.click(button('Coins'));
    expect(app.path()).toBe('/admin?tab=users&sort=coins&order=desc');
    await app.person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'Kes{Enter}');
    await waitFor(() =>
      expect(api.callsOf(LIST).at(-1)?.search).toBe('?sort=coins&order=desc&limit=25&search=Kes'),
    );
    expect(app.path()).toBe('/admin?tab=users&search=Kes&sort=coins&order=desc');
  });
});

describe('the admin flag', () => {
  it('is saved by the switch [S4.46, S7.37]', async () => {
    const { api, app } = await open({
      'PATCH /api/admin/users/4': { status: 200, body: anAdminUser({ isAdmin: true }) },
    });
    await app.person.click((await userPart('Kessel')).getByRole('switch'));
    expect(await screen.findByText('Admin Status Updated')).toBeVisible();
    expect(api.callsOf('PATCH /api/admin/users/4').map(({ body }) => body)).toEqual([{ isAdmin: true }]);
  });

  it('stays with the owner [S5.27, S8.33]', async () => {
    const { api, app } = await open();
    await app.person.click((await userPart('Zorblax')).getByRole('switch'));
    expect(await screen.findByText('Action Denied')).toBeVisible();
    expect(screen.getByText('The site owner must remain an administrator.')).toBeVisible();
    expect(api.calls.some(({ route }) => route.startsWith('PATCH'))).toBe(false);
  });

  it('that could not be saved stays as it was, and says why [S8.29]', async () => {
    const { app } = await open({
      'PATCH /api/admin/users/4': problem(409, 'users.last_admin', 'The last administrator must remain one.'),
    });
    await app.person.click((await userPart('Kessel')).getByRole('switch'));
    expect(await screen.findByText('Error Updating Admin Status')).toBeVisible();
    expect(screen.getByText('The last administrator must remain one.')).toBeVisible();
    expect((await userPart('Kessel')).getByRole('switch')).not.toBeChecked();
  });
});

describe('deleting a user', () => {
  it('asks first, and does it once [S2.124, S5.28, S7.34]', async () => {
    const { api, app } = await open({ 'DELETE /api/admin/users/4': { status: 204 } });
    await app.person.click((await userPart('Kessel')).getByRole('button', { name: 'Delete User Kessel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete User Kessel' }));
    expect(
      dialog.getByText('Are you sure you want to delete this user? This action cannot be undone.'),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await app.person.dblClick(dialog.getByRole('button', { name: 'Delete User' }));
    expect(await screen.findByText('User Deleted')).toBeVisible();
    expect(api.callsOf('DELETE /api/admin/users/4')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('spares the owner [S5.26, S8.33]', async () => {
    const { app } = await open();
    await app.person.click((await userPart('Zorblax')).getByRole('button', { name: 'Delete User Zorblax' }));
    expect(await screen.findByText('The site owner cannot be deleted.')).toBeVisible();
    expect(screen.getByText('Action Denied')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says why it failed [S8.29]', async () => {
    const { app } = await open({
      'DELETE /api/admin/users/4': problem(404, 'users.unknown', 'There is no such user.'),
    });
    await app.person.click((await userPart('Kessel')).getByRole('button', { name: 'Delete User Kessel' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.person.click(dialog.getByRole('button', { name: 'Delete User' }));
    expect(await screen.findByText('Error Deleting User')).toBeVisible();
    expect(screen.getByText('There is no such user.')).toBeVisible();
  });
});

describe('what is needed more rarely', () => {
  it('signs a user out everywhere, after a question', async () => {
    const { api, app } = await open({ 'POST /api/admin/users/4/sign-out': { status: 204 } });
    await app.person.click((await userPart('Kessel')).getByRole('button', { name: 'More about Kessel' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Sign out all devices' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out Kessel?' }));
    await app.person.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('User Signed Out')).toBeVisible();
    expect(api.callsOf('POST /api/admin/users/4/sign-out')).toHaveLength(1);
  });

  it('issues a one-time password and shows it this one time', async () => {
    const { app } = await open({
      'POST /api/admin/users/4/one-time-password': { status: 201, body: { password: 'k3jh2k3jh2k3jh23' } },
    });
    await app.person.click((await userPart('Kessel')).getByRole('button', { name: 'More about Kessel' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'One-time password' }));
    await app.person.click(await screen.findByRole('button', { name: 'Issue password' }));
    expect(await screen.findByText('k3jh2k3jh2k3jh23')).toBeVisible();
    await app.person.click(button('Done'));
    await waitFor(() => expect(screen.queryByText('k3jh2k3jh2k3jh23')).toBeNull());
    await waitFor(() => expect(button('More about Kessel')).toHaveFocus());
  });

  it('keeps a one-time password in sight until Done or the X', async () => {
    const later = laterReply();
    const { app } = await open({ 'POST /api/admin/users/4/one-time-password': later.answer });
    await app.person.click((await userPart('Kessel')).getByRole('button', { name: 'More about Kessel' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'One-time password' }));
    await app.person.click(await screen.findByRole('button', { name: 'Issue password' }));
    const tryToClose = async (): Promise<void> => {
      await app.person.keyboard('{Escape}');
      await app.person.click(document.documentElement);
    };
    await tryToClose();
    await app.person.click(button('Cancel'));
    await app.person.click(button('Close'));
    expect(button('Issuing...')).toBeVisible();
    later.send({ status: 201, body: { password: 'k3jh2k3jh2k3jh23' } });
    expect(await screen.findByText('k3jh2k3jh2k3jh23')).toBeVisible();
    await tryToClose();
    expect(screen.getByText('k3jh2k3jh2k3jh23')).toBeVisible();
    await app.person.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Modify Coins', () => {
  it('opens the Coins tab with that user chosen [S2.124]', async () => {
    const { app } = await open();
    await app.person.click((await userPart('Kessel')).getByRole('link', { name: 'Modify Coins of Kessel' }));
    expect(app.path()).toBe('/admin?tab=coins&user=4');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Select User' })).toHaveValue('Kessel (340 coins)'),
    );
  });
});
