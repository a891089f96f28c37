import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { someSettings, openAdminTab } from '../../../../test/fixtures/admin-content-data';
import { laterReply, problem } from '../../../../test/support/fake-api';
import type { FakeAnswer } from '../../../../test/support/fake-api';

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
        body: someSettings({ version: 2, siteName: 'Grey Squad', isRegistrationOpen: false }),
      },
    });
    await app.person.clear(screen.getByLabelText('Site name'));
    await app.person.type(screen.getByLabelText('Site name'), ' Grey Squad ');
    await app.person.selectOptions(screen.getByLabelText('Registration'), 'closed');
    await app.person.dblClick(save());
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(api.callsOf(PUT).map(({ body }) => body)).toEqual([
      { version: 1, siteName: 'Grey Squad', isRegistrationOpen: false },
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

  it('stand in the audit log as soon as they are saved', async () => {
    const { app, api } = await openSettings({
      [PUT]: { status: 200, body: someSettings({ version: 2, siteName: 'Alien Squad!' }) },
    });
    await screen.findByText('Nothing yet');
    const asked = api.callsOf('GET /api/admin/audit').length;
    await app.person.type(screen.getByLabelText('Site name'), '!{Enter}');
    await waitFor(() => expect(api.callsOf('GET /api/admin/audit')).toHaveLength(asked + 1));
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.getByLabelText('Site name')).toHaveFocus();
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

  it('stay as they were when the server refuses, and what was typed stays as well', async () => {
    const { app } = await openSettings({
      [PUT]: problem(503, 'server.busy', 'The server is busy. Please try again in a moment.'),
    });
    await app.person.type(screen.getByLabelText('Site name'), '!');
    await app.person.click(save());
    expect(await screen.findByText('That was not saved')).toBeVisible();
    expect(screen.getByText('The server is busy. Please try again in a moment.')).toBeVisible();
    expect(screen.getByLabelText('Site name')).toHaveValue('Alien Squad!');
    expect(save()).toBeEnabled();
  });

  it('can be asked for again when they did not arrive', async () => {
    const { app, api } = openAdminTab('settings', { [GET]: { status: 500 } });
    await screen.findByText('The settings could not be loaded.');
    api.answer(GET, { status: 200, body: someSettings() });
    await app.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Site name')).toHaveValue('Alien Squad');
  });
});
