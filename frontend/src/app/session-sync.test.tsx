import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi, signInBrowser } from '../../test/support/fake-api';
import type { FakeApi } from '../../test/support/fake-api';
import { renderApp } from '../../test/support/render-app';

const updates = 'You were signed out in another tab';

function memberOnline(): FakeApi {
  signInBrowser();
  return fakeApi({
    'GET /api/user': { status: 200, body: aUser() },
    'GET /api/games/stats': { status: 200, body: [] },
    'POST /api/login': { status: 200, body: aUser() },
    'POST /api/logout': { status: 204 },
  });
}

const otherTabSays = (change: string) => {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed', newValue: change }));
  });
};

describe('a sign-out in another tab', () => {
  it('is told here, and signing in comes back to the page', async () => {
    memberOnline();
    const app = renderApp('/games/alien-clicker?from=test');
    await screen.findByRole('button', { name: 'Start Game' });
    otherTabSays('signed-out 1');
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(await screen.findByText(updates)).toBeVisible();
    expect(screen.getByText(updates).closest('li')).toHaveClass('toast--info');
    await app.person.type(await screen.findByLabelText('Alien ID'), 'zorblax');
    await app.person.type(screen.getByLabelText('Password'), 'secret7');
    await app.person.click(screen.getByRole('button', { name: 'Access Portal' }));
    await waitFor(() => expect(app.path()).toBe('/games/alien-clicker?from=test'));
  });

  it('is no news for a visitor', async () => {
    fakeApi();
    renderApp('/auth');
    await screen.findByRole('button', { name: 'Access Portal' });
    otherTabSays('signed-out 1');
    await act(() => import('../ui/toast-viewport'));
    expect(screen.queryByText(updates)).toBeNull();
  });
});

describe('a double click on Log Out', () => {
  it('signs out once', async () => {
    const api = memberOnline();
    renderApp('/home');
    const [logOut] = await screen.findAllByRole('button', { name: 'Log Out' });
    act(() => {
      logOut?.click();
      logOut?.click();
    });
    await screen.findByText('Logged out');
    expect(api.callsOf('POST /api/logout')).toHaveLength(1);
  });
});
