import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { laterReply } from '../../../test/support/fake-api';
import type { FakeApi, FakeReply } from '../../../test/support/fake-api';
import {
  endRound,
  mountFakeGame,
  mountedGames,
  playingMember,
  startRound,
  verdict,
} from '../../../test/support/fake-game';
import { renderApp } from '../../../test/support/render-app';
import { playWith, sentRounds } from '../../../test/support/sent-rounds';

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

describe('closing the page', () => {
  const closesAtOnce = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

  it('asks nothing while a round waits that is written down', async () => {
    await playWith(api, { status: 502 });
    expect(closesAtOnce()).toBe(true);
  });

  it('asks first where the browser writes nothing down, and only until the round is decided', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    const app = await playWith(api, { status: 502 });
    expect(closesAtOnce()).toBe(false);
    expect(screen.queryByText(/memory|private/i)).toBeNull();
    api.answer('POST /api/games/stats', proven);
    await app.person.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Proven by replay');
    await waitFor(() => expect(closesAtOnce()).toBe(true));
  });

  it('asks nothing while a round is on its way', async () => {
    const { answer, send } = laterReply();
    api.answer('POST /api/games/stats', answer);
    const app = renderApp('/games/alien-clicker');
    await startRound(app);
    await endRound();
    await waitFor(() => expect(sentRounds(api)).toEqual(['round-1']));
    expect(closesAtOnce()).toBe(true);
    send(proven);
    await screen.findByText('Proven by replay');
  });
});
