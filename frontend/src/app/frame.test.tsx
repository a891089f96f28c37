import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { aUser, fakeApi, signInBrowser } from '../../test/support/fake-api';
import { renderApp } from '../../test/support/render-app';
import { LoadingScreen } from './loading-screen';
import { descriptionAt } from './page-descriptions';
import { titleAt } from './pages';
import { paths } from './paths';
import { ScreenError } from './screen-error';

describe('the frame around the screens', () => {
  it('names every screen in the tab', async () => {
    fakeApi();
    document.head.innerHTML = '<meta name="description" content="">';
    const description = document.querySelector('meta');
    const app = renderApp('/auth');
    await waitFor(() => expect(document.title).toBe('Access Portal · Alien Squad'));
    await act(() => app.goTo('/network'));
    expect(document.title).toBe('The network · Alien Squad');
    await waitFor(() => expect(description).toHaveAttribute('content', descriptionAt('/network')));
  });

  it('has a title and a description of its own for each screen', () => {
    const all = [...Object.values(paths), '/nowhere'];
    for (const textAt of [(path: string) => titleAt(path), descriptionAt]) {
      expect(textAt('/Home//')).toBe(textAt('/home'));
      expect(new Set(all.map(textAt)).size).toBe(all.length);
    }
  });

  it('moves the focus to the heading of the screen people go to', async () => {
    fakeApi();
    const app = renderApp('/network');
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).toHaveFocus();
    await act(() => app.goTo('/auth'));
    expect(screen.getByRole('heading', { level: 1, name: /The portal/ })).toHaveFocus();
  });

  it('shows the not-found page at any other address [S2.016]', async () => {
    fakeApi();
    renderApp('/no/such/place');
    expect(await screen.findByRole('heading', { level: 1, name: /404 Page Not Found/ })).toBeVisible();
    expect(document.title).toBe('404 Page Not Found · Alien Squad');
  });

  it('shows a visitor no navigation, and a member the one around their screen [S2.020, S2.024, S6.04]', async () => {
    fakeApi();
    renderApp('/auth').unmount();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    signInBrowser();
    fakeApi({ 'GET /api/user': { status: 200, body: aUser() } });
    renderApp('/home');
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

describe('a screen that fails', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  function openScreen(screenRoute: object): void {
    const router = createMemoryRouter([
      {
        ErrorBoundary: ScreenError,
        HydrateFallback: LoadingScreen,
        children: [{ path: '/', ...screenRoute }],
      },
    ]);
    render(<RouterProvider router={router} />);
  }

  it('is stood in for by a calm page with a way on', async () => {
    openScreen({
      Component: () => {
        throw new Error('The stars are not right');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByText(/stars/)).toBeNull();
  });

  it('says so when its code is gone, as after a deploy', async () => {
    openScreen({
      lazy: () =>
        Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/home-1.js')),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('There may be a newer version of the site');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});
