import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi, signInBrowser } from '../../../test/support/fake-api';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

async function openMissing(path: string): Promise<TestApp> {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
  return app;
}

describe('the not-found page', () => {
  it.each(['/nowhere', '/games/alien-snake', '/home/of/the/brave'])(
    'answers %s with 404 and the hint about the router [S2.016]',
    async (path) => {
      fakeApi();
      const app = await openMissing(path);
      expect(screen.getByText(/Did you forget to add the page to the router\?/)).toBeVisible();
      expect(app.path()).toBe(path);
      expect(document.title).toBe('404 Page Not Found · Alien Squad');
    },
  );

  it('returns a visitor to the landing page', async () => {
    fakeApi();
    const app = await openMissing('/nowhere');
    await app.person.click(screen.getByRole('link', { name: 'Return Home' }));
    await waitFor(() => expect(app.path()).toBe('/'));
  });

  it('returns a member to their home', async () => {
    signInBrowser();
    fakeApi({ 'GET /api/user': { status: 200, body: aUser() } });
    const app = await openMissing('/nowhere');
    const link = screen.getByRole('link', { name: 'Return Home' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/home'));
    await app.person.click(link);
    await waitFor(() => expect(app.path()).toBe('/home'));
  });

  it('sends a visitor who wants to play to the log-in page', async () => {
    fakeApi();
    const app = await openMissing('/nowhere');
    await app.person.click(screen.getByRole('link', { name: 'Play Games' }));
    await waitFor(() => expect(app.path()).toBe('/auth'));
  });

  it('sends a member who wants to play to the games', async () => {
    signInBrowser();
    fakeApi({ 'GET /api/user': { status: 200, body: aUser() } });
    const app = await openMissing('/nowhere');
    await app.person.click(screen.getByRole('link', { name: 'Play Games' }));
    await waitFor(() => expect(app.path()).toBe('/games'));
  });
});
