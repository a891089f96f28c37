import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser, fakeApi, signInBrowser } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

async function openNetwork(): Promise<TestApp> {
  const app = renderApp('/network');
  await screen.findByRole('heading', { level: 1, name: 'One squad. Three doors.' });
  return app;
}

const signedIn = () => {
  signInBrowser();
  return fakeApi({ 'GET /api/user': { status: 200, body: aUser() } });
};

describe('the landing page of the three brands', () => {
  it('has three sections, one for each brand [S1.15]', async () => {
    fakeApi();
    await openNetwork();
    const sections = screen
      .getAllByRole('article')
      .map((section) => within(section).getByRole('heading').textContent);
    expect(sections).toEqual(['Racing League', 'Community', 'Music Label']);
  });

  it('leads into the racing league at /racing [S2.092]', async () => {
    fakeApi();
    await openNetwork();
    expect(screen.getByRole('link', { name: 'Enter racing league' })).toHaveAttribute('href', '/racing');
  });

  it('sends a visitor who enters the community to the log-in page [S2.093]', async () => {
    fakeApi();
    const app = await openNetwork();
    const entry = screen.getByRole('link', { name: 'Enter the community' });
    expect(entry).toHaveAttribute('href', '/home');
    await app.person.click(entry);
    await waitFor(() => expect(app.path()).toBe('/auth'));
  });

  it('brings a member who enters the community home [S1.16, S2.093]', async () => {
    signedIn();
    const app = await openNetwork();
    await app.person.click(screen.getByRole('link', { name: 'Enter the community' }));
    await waitFor(() => expect(app.path()).toBe('/home'));
  });

  it('leads to the music label on another site [S2.094]', async () => {
    fakeApi();
    await openNetwork();
    const label = screen.getByRole('link', { name: /^Visit the music label/ });
    expect(new URL(label.getAttribute('href') ?? '').host).not.toBe(window.location.host);
    expect(label).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('says in the footer that both sites share the same user accounts [S1.16, S2.095]', async () => {
    fakeApi();
    await openNetwork();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Both sites share the same user accounts.')).toBeVisible();
  });

  it('offers Log In to a visitor and the way home to a member', async () => {
    fakeApi();
    const visit = await openNetwork();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
    visit.unmount();
    signedIn();
    await openNetwork();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
  });
});
