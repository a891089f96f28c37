import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../api/types';
import { aUser, fakeApi, laterReply, problem, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { devices } from '../../../test/fixtures/profile-data';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { expectToast } from '../../../test/support/toasts';

const USERNAME = 'PATCH /api/user/username';
const PASSWORD = 'PATCH /api/user/password';
const CLOSE = 'POST /api/user/close';
const wrong = problem(403, 'auth.wrong_password', 'The current password is not correct.');

interface Opened {
  app: TestApp;
  api: FakeApi;
}

async function openProfile(
  answers: Record<string, FakeAnswer> = {},
  changes: Partial<User> = {},
): Promise<Opened> {
  signInBrowser();
  const api = fakeApi({
    'GET /api/user': { status: 200, body: aUser(changes) },
    'GET /api/user/sessions': { status: 200, body: devices },
    ...answers,
  });
  const app = renderApp('/profile');
  await screen.findByRole('heading', { level: 1 });
  return { app, api };
}

const form = (name: string) => within(screen.getByRole('form', { name }));

describe('changing the username', () => {
  const fill = async ({ app }: Opened, username: string, password: string) => {
    const fields = form('Change Username');
    if (username) await app.person.type(fields.getByLabelText('New Username'), username);
    if (password) await app.person.type(fields.getByLabelText('Current Password'), password);
    await app.person.click(fields.getByRole('button', { name: 'Update Username' }));
  };

  it.each([
    ['no name', '', 'a password'],
    ['a name of blanks', '   ', 'a password'],
    ['no password', 'nova', ''],
    ['a password of blanks', 'nova', '  '],
  ])('asks for what is missing: %s [S5.14, S8.02]', async (_case, username, password) => {
    const opened = await openProfile();
    await fill(opened, username, password);
    await expectToast(
      'destructive',
      'Missing information',
      'Please provide both a new username and your current password.',
    );
    expect(opened.api.callsOf(USERNAME)).toEqual([]);
  });

  it('says under the field what is wrong with a name', async () => {
    const opened = await openProfile();
    await fill(opened, 'ab', 'a password');
    expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
    expect(opened.api.callsOf(USERNAME)).toEqual([]);
  });

  it('gives the member their new name everywhere [S7.26, S8.22]', async () => {
    const opened = await openProfile({ [USERNAME]: { status: 200, body: aUser({ username: 'nova' }) } });
    await fill(opened, ' nova ', 'a password');
    await expectToast('success', 'Username updated');
    expect(screen.getByRole('heading', { level: 1, name: 'nova' })).toBeVisible();
    expect(opened.api.callsOf(USERNAME)[0]?.body).toEqual({
      username: 'nova',
      currentPassword: 'a password',
    });
    expect(form('Change Username').getByLabelText('Current Password')).toHaveValue('');
  });

  it.each([
    ['a wrong password', wrong, 'The current password is not correct.', 'Current Password'],
    [
      'a taken name',
      problem(409, 'auth.username_taken', 'Please try a different username'),
      'Please try a different username',
      'New Username',
    ],
  ])(
    'tells %s in the words of the server, at its field as well [S8.22]',
    async (_case, answer, sentence, field) => {
      const opened = await openProfile({ [USERNAME]: answer });
      await fill(opened, 'nova', 'a password');
      await expectToast('destructive', 'Failed to update username', sentence);
      expect(form('Change Username').getByLabelText(field)).toHaveAccessibleDescription(sentence);
      expect(screen.getByRole('heading', { level: 1, name: 'zorblax' })).toBeVisible();
    },
  );
});

describe('changing the password', () => {
  const fill = async ({ app }: Opened, current: string, next: string, again: string) => {
    const fields = form('Change Password');
    const values = { 'Current Password': current, 'New Password': next, 'Confirm New Password': again };
    for (const [label, value] of Object.entries(values)) {
      if (value) await app.person.type(fields.getByLabelText(label), value);
    }
    await app.person.click(fields.getByRole('button', { name: 'Update Password' }));
  };

  it.each([
    ['the present one', '', 'new password', 'new password'],
    ['the new one', 'old password', '', 'new password'],
    ['the confirmation', 'old password', 'new password', ''],
  ])('asks for %s when it is missing [S5.15]', async (_case, current, next, again) => {
    const opened = await openProfile();
    await fill(opened, current, next, again);
    await expectToast('destructive', 'Missing information', 'Please fill in all password fields.');
    expect(opened.api.callsOf(PASSWORD)).toEqual([]);
  });

  it('wants the new one twice [S5.16]', async () => {
    const opened = await openProfile();
    await fill(opened, 'old password', 'new password', 'new passwort');
    await expectToast('destructive', "Passwords don't match", 'New password and confirmation do not match.');
    expect(opened.api.callsOf(PASSWORD)).toEqual([]);
  });

  it('wants at least as many characters as for registering', async () => {
    const opened = await openProfile();
    await fill(opened, 'old password', 'short', 'short');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
    expect(opened.api.callsOf(PASSWORD)).toEqual([]);
  });

  it('sends it once, and shows the devices that are left [S7.27, S8.23]', async () => {
    const { answer, send } = laterReply();
    const opened = await openProfile({ [PASSWORD]: answer });
    await screen.findByText('Chrome on Android');
    await fill(opened, 'old password', 'new password', 'new password');
    await opened.app.person.click(await screen.findByRole('button', { name: 'Updating...' }));
    opened.api.answer('GET /api/user/sessions', { status: 200, body: devices.slice(0, 1) });
    send({ status: 204 });
    await expectToast('success', 'Password updated');
    expect(opened.api.callsOf(PASSWORD).map(({ body }) => body)).toEqual([
      { currentPassword: 'old password', newPassword: 'new password' },
    ]);
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  });

  it('tells a failure in the words of the server [S8.23]', async () => {
    const opened = await openProfile({ [PASSWORD]: wrong });
    await fill(opened, 'old password', 'new password', 'new password');
    await expectToast('destructive', 'Failed to update password');
    expect(form('Change Password').getByLabelText('Current Password')).toHaveAccessibleDescription(
      'The current password is not correct.',
    );
  });

  it('says under the new one that others would try it first', async () => {
    const sentence = 'This password is one of the most common: choose another one.';
    const refusal = problem(400, 'auth.weak_password', sentence, { newPassword: [sentence] });
    const opened = await openProfile({ [PASSWORD]: refusal });
    await fill(opened, 'old password', 'password1', 'password1');
    await expectToast('destructive', 'Failed to update password', sentence);
    expect(form('Change Password').getByLabelText('New Password')).toHaveAccessibleDescription(sentence);
  });
});

describe('the devices', () => {
  it('tell this one from another, which can be signed out', async () => {
    const { app, api } = await openProfile({ 'DELETE /api/user/sessions/there': { status: 204 } });
    const rows = within(screen.getByRole('region', { name: 'Devices' }));
    const [here, there] = await rows.findAllByRole('listitem');
    expect(here).toHaveTextContent('Firefox on LinuxThis deviceNow');
    expect(there).toHaveTextContent(/^Chrome on AndroidActive .+ ago$/);
    api.answer('GET /api/user/sessions', { status: 200, body: devices.slice(0, 1) });
    await app.person.click(rows.getByRole('button', { name: /^Sign out Chrome on Android/ }));
    await expectToast('success', 'Device signed out');
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1));
  });

  it('are signed out all at once', async () => {
    const more = [...devices, { ...devices[1], id: 'far', device: 'Edge on Windows' }];
    const { app, api } = await openProfile({
      'GET /api/user/sessions': { status: 200, body: more },
      'DELETE /api/user/sessions/there': { status: 204 },
      'DELETE /api/user/sessions/far': { status: 204 },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await expectToast('success', 'All other devices signed out');
    const deleted = api.calls.map(({ route }) => route).filter((route) => route.startsWith('DELETE'));
    expect(deleted).toEqual(['DELETE /api/user/sessions/there', 'DELETE /api/user/sessions/far']);
  });
});

describe("the member's own data", () => {
  it('come as a file', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:own-data', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.href} ${this.download}`);
    });
    const { app } = await openProfile({ 'GET /api/user/export': { status: 200, body: { member: 7 } } });
    await app.person.click(screen.getByRole('button', { name: 'Export as JSON' }));
    await waitFor(() => expect(saved).toEqual(['blob:own-data alien-squad-zorblax.json']));
    click.mockRestore();
  });
});

describe('closing the account', () => {
  const askToClose = async ({ app }: Opened, password: string) => {
    await app.person.click(screen.getByRole('button', { name: 'Close Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
    if (password) await app.person.type(dialog.getByLabelText('Your Password'), password);
    await app.person.click(dialog.getByRole('button', { name: 'Close Account' }));
    return dialog;
  };

  it('says what becomes of everything, and wants the password', async () => {
    const opened = await openProfile();
    const dialog = await askToClose(opened, '');
    expect(dialog.getByText(/^This can't be undone\./)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    expect(await dialog.findByText('Please enter your password')).toBeVisible();
    expect(opened.api.callsOf(CLOSE)).toEqual([]);
  });

  it('signs the member out for good', async () => {
    const opened = await openProfile({ [CLOSE]: { status: 204 } });
    await askToClose(opened, 'a password');
    await expectToast('success', 'Account closed');
    await waitFor(() => expect(opened.app.path()).toBe('/auth'));
    expect(opened.api.callsOf(CLOSE)[0]?.body).toEqual({ password: 'a password' });
  });

  it('tells why it can not be closed', async () => {
    const opened = await openProfile({ [CLOSE]: wrong });
    const dialog = await askToClose(opened, 'a password');
    await expectToast('destructive', 'Failed to close the account');
    expect(dialog.getByLabelText('Your Password')).toHaveAccessibleDescription(
      'The current password is not correct.',
    );
  });

  it('is not offered to the owner of the site', async () => {
    await openProfile({}, { isOwner: true });
    expect(screen.getByText("The site owner's account can't be closed.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close Account' })).toBeNull();
  });
});
