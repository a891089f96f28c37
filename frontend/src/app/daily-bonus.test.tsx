import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi, signInBrowser } from '../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../test/support/fake-api';
import { renderApp } from '../../test/support/render-app';

const BONUS = 'POST /api/daily-bonus';
/** The current UTC day: a bonus requested on an earlier day is requested again. */
const today = new Date().toISOString().slice(0, 10);
const granted = { status: 200, body: { granted: true, amount: 10, day: today, coins: 130 } };

function memberWith(bonus: FakeAnswer): FakeApi {
  signInBrowser();
  return fakeApi({
    'GET /api/user': { status: 200, body: aUser({ coins: 120 }) },
    'GET /api/games/stats': { status: 200, body: [] },
    'POST /api/login': { status: 200, body: aUser({ coins: 120 }) },
    [BONUS]: bonus,
  });
}

describe('the daily bonus', () => {
  it('is told with its coins, and the balance has them', async () => {
    memberWith(granted);
    renderApp('/games');
    expect((await screen.findAllByText('Daily bonus: +10 coins')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getAllByText('130 coins').length).toBeGreaterThan(0));
  });

  it('is asked for once a day, however often the page is loaded', async () => {
    const api = memberWith(granted);
    const first = renderApp('/games');
    await screen.findAllByText('Daily bonus: +10 coins');
    first.unmount();
    renderApp('/games');
    await screen.findByRole('heading', { level: 1, name: 'Games' });
    expect(api.callsOf(BONUS)).toHaveLength(1);
  });

  it('is asked for again on another day', async () => {
    localStorage.setItem('daily-bonus-asked 7', '2020-01-01');
    const api = memberWith(granted);
    renderApp('/games');
    await screen.findAllByText('Daily bonus: +10 coins');
    expect(api.callsOf(BONUS)).toHaveLength(1);
  });

  it('says nothing when today has brought it already', async () => {
    const api = memberWith({
      status: 200,
      body: { granted: false, amount: 0, day: today, coins: 120 },
    });
    renderApp('/games');
    await waitFor(() => expect(localStorage.getItem('daily-bonus-asked 7')).not.toBeNull());
    expect(api.callsOf(BONUS)).toHaveLength(1);
    expect(screen.queryByText(/Daily bonus/)).toBeNull();
  });

  it('puts the balance right where it came just before the page was loaded again', async () => {
    memberWith({ status: 200, body: { granted: false, amount: 0, day: today, coins: 130 } });
    renderApp('/games');
    await waitFor(() => expect(screen.getAllByText('130 coins').length).toBeGreaterThan(0));
    expect(screen.queryByText(/Daily bonus/)).toBeNull();
  });

  it('goes by the day of the server, whatever the clock here says', async () => {
    const api = memberWith({
      status: 200,
      body: { granted: false, amount: 0, day: '2001-01-01', coins: 120 },
    });
    const app = renderApp('/games');
    await waitFor(() => expect(localStorage.getItem('daily-bonus-asked 7')).toBe('2001-01-01'));
    app.unmount();
    renderApp('/games');
    await waitFor(() => expect(api.callsOf(BONUS)).toHaveLength(2));
  });

  it('stays to be asked for when nobody answers', async () => {
    const api = memberWith({ status: 502 });
    renderApp('/games');
    await waitFor(() => expect(api.callsOf(BONUS)).toHaveLength(1));
    expect(localStorage.getItem('daily-bonus-asked 7')).toBeNull();
    expect(screen.queryByText(/Daily bonus/)).toBeNull();
  });

  it('waits for the toast of the sign-in to go', async () => {
    const api = memberWith(granted);
    document.cookie = 'signed_in=; Max-Age=0; Path=/';
    const app = renderApp('/auth', { from: '/games' });
    await app.person.type(await screen.findByLabelText('Alien ID'), 'zorblax');
    await app.person.type(screen.getByLabelText('Password'), 'a password');
    await app.person.click(screen.getByRole('button', { name: 'Access Portal' }));
    expect((await screen.findAllByText('Login successful')).length).toBeGreaterThan(0);
    await waitFor(() => expect(api.callsOf(BONUS)).toHaveLength(1));
    expect(screen.queryByText('Daily bonus: +10 coins')).toBeNull();
    await app.person.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect((await screen.findAllByText('Daily bonus: +10 coins')).length).toBeGreaterThan(0);
  });
});
