import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, problem } from '../../../test/support/fake-api';
import type { FakeApi, FakeReply } from '../../../test/support/fake-api';
import {
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  startRound,
  verdict,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { expectStored, playWith, sentRounds } from '../../../test/support/sent-rounds';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

let api: FakeApi;

beforeEach(() => {
  mountedGames.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = playingMember();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const proven: FakeReply = { status: 200, body: verdict };

describe('a round at whose end the session is over', () => {
  const signedOut = problem(401, 'auth.signed_out', 'Please sign in first.');

  async function playUntilSignedOut(): Promise<TestApp> {
    const app = await playWith(api, signedOut);
    api.answer('GET /api/user', signedOut);
    return app;
  }

  async function logIn(app: TestApp, user: ReturnType<typeof aUser>): Promise<void> {
    api.answer('POST /api/login', { status: 200, body: user });
    api.answer('GET /api/user', { status: 200, body: user });
    await app.person.type(await screen.findByLabelText('Alien ID'), user.username);
    await app.person.type(screen.getByLabelText('Password'), 'a password');
    await app.person.click(screen.getByRole('button', { name: 'Access Portal' }));
  }

  it('is kept, and the player is asked to sign in again', async () => {
    const app = await playUntilSignedOut();
    expect(await screen.findByText(/Please sign in again\. Your round is kept/)).toBeVisible();
    await waitFor(() => expect(app.path()).toBe('/auth'));
    await expectStored(['round-1', 'waiting']);
  });

  it('is sent after they have, and the result is told', async () => {
    const app = await playUntilSignedOut();
    api.answer('POST /api/games/stats', proven);
    await logIn(app, aUser());
    expect(await screen.findByText('Your Alien Clicker round was proven: +9 coins')).toBeVisible();
    expect(app.path()).toBe('/games/alien-clicker');
    await expectStored();
  });

  it('waits on for its member while somebody else is signed in, who is told so', async () => {
    const app = await playUntilSignedOut();
    api.answer('POST /api/games/stats', proven);
    await logIn(app, aUser({ id: 8, username: 'mira' }));
    expect(await screen.findByText('1 round waits for zorblax.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    expect(sentRounds(api)).toEqual(['round-1']);
  });
});

describe('signing out while a round is played', () => {
  it('ends the round, and says so when the player is back', async () => {
    api.answer('POST /api/logout', { status: 204 });
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    showHud({ phase: 'paused' });
    await app.person.click(screen.getByRole('button', { name: 'Log Out' }));
    await app.person.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.path()).toBe('/auth'));
    expect(mountedGames[0]?.handle.destroy).toHaveBeenCalledTimes(1);
    expect(sentRounds(api)).toEqual([]);
    app.unmount();
    api = playingMember();
    renderApp('/games/alien-clicker');
    expect(await screen.findByText(/left your last round before its end/)).toBeVisible();
  });
});
