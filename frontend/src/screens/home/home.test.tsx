import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GAMES } from 'game-scenes/rules';
import type { User } from '../../api/types';
import { aUser, fakeApi, signInBrowser } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { TestApp } from '../../testing/render-app';

async function openHome(changes: Partial<User> = {}): Promise<TestApp> {
  signInBrowser();
  fakeApi({ 'GET /api/user': { status: 200, body: aUser(changes) } });
  const app = renderApp('/home');
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const main = () => within(screen.getByRole('main'));

describe('the home dashboard', () => {
  describe('at a local hour', () => {
    beforeEach(() => {
      jest.useFakeTimers({ advanceTimers: true });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it.each([
      { time: '00:00', greeting: 'Good morning' },
      { time: '11:59', greeting: 'Good morning' },
      { time: '12:00', greeting: 'Good afternoon' },
      { time: '17:59', greeting: 'Good afternoon' },
      { time: '18:00', greeting: 'Good evening' },
      { time: '23:59', greeting: 'Good evening' },
    ])('greets the member at $time with $greeting and their name', async ({ time, greeting }) => {
      jest.setSystemTime(new Date(`2026-11-21T${time}:00`));
      await openHome({ username: 'nova_quill' });
      expect(screen.getByRole('heading', { level: 1, name: `${greeting}, nova_quill` })).toBeVisible();
    });
  });

  it('shows the alien that the member wears', async () => {
    await openHome();
    expect(screen.getByRole('img', { name: 'Your alien' })).toBeVisible();
  });

  it('leads to the games hub by Play Games, and from Featured Games', async () => {
    const app = await openHome();
    const featured = within(main().getByRole('region', { name: 'Featured Games' }));
    expect(featured.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games');
    await app.person.click(screen.getByRole('link', { name: 'Play Games' }));
    await waitFor(() => expect(app.path()).toBe('/games'));
  });

  it('says that the store opens soon instead of leading nowhere', async () => {
    const app = await openHome();
    const store = screen.getByRole('button', { name: 'Visit Store' });
    expect(store).toHaveAttribute('aria-disabled', 'true');
    await app.person.click(store);
    expect((await screen.findAllByText('The store opens soon')).length).toBeGreaterThan(0);
    expect(app.path()).toBe('/home');
  });

  it('shows the coin balance', async () => {
    await openHome({ coins: 2480 });
    expect(
      within(main().getByRole('region', { name: 'Coin balance' })).getByText('2,480 coins'),
    ).toBeInTheDocument();
  });

  it('features Alien Racing, which is new, and Alien Clicker, with a way to play them now', async () => {
    await openHome();
    const featured = within(main().getByRole('region', { name: 'Featured Games' }));
    const cards = featured.getAllByRole('article').map((card) => within(card));
    expect(cards.map((card) => card.getByRole('heading').textContent)).toEqual([
      'Alien Racing',
      'Alien Clicker',
    ]);
    expect(cards.map((card) => card.queryByText('NEW') !== null)).toEqual([true, false]);
    for (const id of ['alien-racing', 'alien-clicker'] as const) {
      expect(featured.getByText(GAMES[id].description)).toBeVisible();
      const play = featured.getByRole('link', { name: `Play Now: ${GAMES[id].name}` });
      expect(play).toHaveTextContent('Play Now');
      expect(play).toHaveAttribute('href', `/games/${id}`);
    }
  });

  it('shows a visitor nothing but the log-in page', async () => {
    const api = fakeApi();
    const app = renderApp('/home');
    await screen.findByRole('tab', { name: 'Log In' });
    expect(app.path()).toBe('/auth');
    expect(screen.queryByText(/^Good /)).toBeNull();
    expect(api.calls).toEqual([]);
  });
});
