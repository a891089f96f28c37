import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Site } from '../api/types';
import { setCommunityAddresses } from '../lib/community-links';
import { aUser, fakeApi, problem, signInBrowser } from '../../test/support/fake-api';
import { fakeSockets } from '../../test/support/fake-socket';
import { renderApp } from '../../test/support/render-app';

const USUAL = {
  chat: 'https://discord.com/',
  video: 'https://www.youtube.com/',
  streaming: 'https://www.twitch.tv/',
};

const aSite = (changes: Partial<Site> = {}): Site => ({
  siteName: 'Alien Squad',
  links: USUAL,
  isRegistrationOpen: true,
  maintenanceNotice: '',
  ...changes,
});

beforeEach(() => {
  // Makes the page idle at once.
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => setTimeout(work, 0),
    cancelIdleCallback: (id: number) => clearTimeout(id),
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  setCommunityAddresses(USUAL);
  jest.restoreAllMocks();
});

describe('what admins have set', () => {
  it('stands at the top of every page until it was read, and again when it says something else', async () => {
    signInBrowser();
    const sockets = fakeSockets();
    const api = fakeApi({
      'GET /api/user': { status: 200, body: aUser() },
      'GET /api/site': { status: 200, body: aSite({ maintenanceNotice: 'Back at noon.' }) },
    });
    const app = renderApp('/games');
    const region = (await screen.findByText('Back at noon.')).closest('[role=status]');
    expect(region).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Close the notice' }));
    expect(screen.queryByText('Back at noon.')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    api.answer('GET /api/site', { status: 200, body: aSite({ maintenanceNotice: 'Back at one.' }) });
    await waitFor(() => expect(sockets.opened.length).toBeGreaterThan(0));
    sockets.open();
    sockets.say('site_changed', { data: aSite() });
    expect(await screen.findByText('Back at one.')).toBeVisible();
    // Screen readers announce only changes of a region that was there before.
    expect(region).toHaveTextContent('Back at one.');
  });

  it('is told to a visitor on the way to another page, who has no socket to hear it by', async () => {
    const api = fakeApi({ 'GET /api/site': { status: 200, body: aSite() } });
    const app = renderApp('/network');
    await waitFor(() => expect(app.client.getQueryData(['/api/site'])).toBeDefined());
    const asked = () => api.callsOf('GET /api/site').length;
    await app.goTo('/');
    expect(asked()).toBe(1);
    api.answer('GET /api/site', { status: 200, body: aSite({ maintenanceNotice: 'Back at noon.' }) });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    await app.goTo('/auth');
    expect(await screen.findByText('Back at noon.')).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('is the name in the title, also on the next page', async () => {
    fakeApi({ 'GET /api/site': { status: 200, body: aSite({ siteName: 'Grey Squad' }) } });
    const app = renderApp('/network');
    await waitFor(() => expect(document.title).toBe('The network · Grey Squad'));
    await app.goTo('/auth');
    await waitFor(() => expect(document.title).toBe('Access Portal · Grey Squad'));
  });

  it('is where the squad is to be found on other sites', async () => {
    const links = { ...USUAL, chat: 'https://chat.example/squad' };
    fakeApi({ 'GET /api/site': { status: 200, body: aSite({ links }) } });
    renderApp('/');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Community Chat/ })).toHaveAttribute('href', links.chat),
    );
  });

  it('closes the registration on the form, which says so', async () => {
    fakeApi({ 'GET /api/site': { status: 200, body: aSite({ isRegistrationOpen: false }) } });
    const app = renderApp('/auth');
    await app.person.click(await screen.findByRole('tab', { name: 'Register' }));
    expect(await screen.findByText(/^New accounts cannot be made at the moment/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join The Invasion' })).toBeDisabled();
  });

  it('is what the server says to whoever does not know yet that registration is closed', async () => {
    fakeApi({
      'POST /api/register': problem(
        403,
        'auth.registration_closed',
        'New accounts cannot be made at the moment.',
      ),
    });
    const app = renderApp('/auth');
    await app.person.click(await screen.findByRole('tab', { name: 'Register' }));
    await app.person.type(screen.getByLabelText('Choose Alien ID'), 'zorblax');
    await app.person.type(screen.getByLabelText('Create Password'), 'correct horse');
    await app.person.type(screen.getByLabelText('Confirm Password'), 'correct horse');
    await app.person.click(screen.getByRole('button', { name: 'Join The Invasion' }));
    expect(await screen.findByText('New accounts cannot be made at the moment.')).toBeVisible();
  });
});
