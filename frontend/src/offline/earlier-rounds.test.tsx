import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, problem } from '../../test/support/fake-api';
import type { FakeApi } from '../../test/support/fake-api';
import { playingMember } from '../../test/support/fake-game';
import { renderApp } from '../../test/support/render-app';
import { expectStored, provesAny, sentRounds } from '../../test/support/sent-rounds';
import { aWaitingRound, keepThree } from '../../test/support/waiting-rounds';
import { storeRound } from './round-outbox';

let api: FakeApi;

beforeEach(() => {
  api = playingMember();
  api.answer('POST /api/games/stats', provesAny());
});

describe('a round from an earlier visit', () => {
  it('is sent as soon as the member is known, on whatever screen; a toast tells the result', async () => {
    await storeRound(aWaitingRound());
    renderApp('/home');
    expect(await screen.findByText('Your Alien Clicker round was proven: +9 coins')).toBeVisible();
    expect(sentRounds(api)).toEqual(['round-1']);
    await expectStored();
  });

  it('changes the balance, and its coins are named after it', async () => {
    await storeRound(aWaitingRound());
    let coins = 120;
    api.answer('GET /api/user', () => ({ status: 200, body: aUser({ coins }) }));
    api.answer('POST /api/games/stats', (call) => {
      coins = 129;
      return provesAny()(call);
    });
    renderApp('/home');
    await waitFor(() => expect(screen.getAllByText('129 coins')).not.toHaveLength(0));
    await waitFor(() =>
      expect(api.callsOf('POST /api/coins/add')[0]?.body).toMatchObject({ round: 'round-1' }),
    );
  });

  it('is told with its score when it wins no coins', async () => {
    await storeRound(aWaitingRound());
    api.answer('POST /api/games/stats', provesAny({ score: 3, coins: 0 }));
    renderApp('/home');
    expect(await screen.findByText('Your Alien Clicker round was proven: score 3, no coins')).toBeVisible();
  });

  it('is said to count as an offline one', async () => {
    await storeRound(aWaitingRound());
    api.answer('POST /api/games/stats', provesAny({ playedOffline: true, coins: 1 }));
    renderApp('/home');
    expect(await screen.findByText('Your Alien Clicker round was proven: +1 coin')).toBeVisible();
    expect(screen.getByText('Counted as an offline round.')).toBeVisible();
  });

  it('is told with the reason when it does not count', async () => {
    await storeRound(aWaitingRound());
    const refused = { verdict: 'refused', reason: 'ticket_expired', score: 0, coins: 0 };
    api.answer('POST /api/games/stats', provesAny(refused));
    renderApp('/home');
    expect(await screen.findByText('Your Alien Clicker round does not count')).toBeVisible();
    expect(screen.getByText('This round waited too long before it was sent.')).toBeVisible();
    await expectStored();
  });

  it('is sent with the others in the order of play, and one toast tells them all', async () => {
    await keepThree();
    api.answer('POST /api/games/stats', (call) => {
      const { round } = call.body as { round: string };
      return provesAny(round === 'b' ? { verdict: 'refused', reason: 'copied', coins: 0 } : {})(call);
    });
    renderApp('/home');
    expect(await screen.findByText('2 of your 3 rounds were proven: +18 coins')).toBeVisible();
    expect(screen.getByText('1 does not count.')).toBeVisible();
    expect(sentRounds(api)).toEqual(['a', 'b', 'c']);
  });

  it('stays in the browser while its member is not signed in', async () => {
    await storeRound(aWaitingRound({ userId: 8, username: 'mira' }));
    renderApp('/games/alien-clicker');
    expect(await screen.findByText('1 round waits for mira.')).toBeVisible();
    expect(sentRounds(api)).toEqual([]);
  });

  it('is not lost when another tab has signed somebody else in, whose session knows nothing of it', async () => {
    await storeRound(aWaitingRound());
    let users = 0;
    // The tab starts with its member; from then on the session belongs to another one.
    api.answer('GET /api/user', () => ({ status: 200, body: users++ === 0 ? aUser() : aUser({ id: 8 }) }));
    const unknown = { verdict: 'refused', reason: 'ticket_unknown', score: 0, coins: 0 };
    api.answer('POST /api/games/stats', provesAny(unknown));
    renderApp('/home');
    await waitFor(() => expect(users).toBeGreaterThanOrEqual(3));
    await expectStored(['round-1', 'waiting']);
    expect(screen.queryByText(/does not count/)).toBeNull();
  });

  it('is kept when its sending finds the session over, which the page then knows', async () => {
    await storeRound(aWaitingRound());
    api.answer('POST /api/games/stats', problem(401, 'auth.signed_out', 'Please sign in first.'));
    const app = renderApp('/home');
    await waitFor(() => expect(app.path()).toBe('/auth'));
    await expectStored(['round-1', 'waiting']);
  });

  it('is refused when it is the same member whose session knows nothing of it', async () => {
    await storeRound(aWaitingRound());
    const unknown = { verdict: 'refused', reason: 'ticket_unknown', score: 0, coins: 0 };
    api.answer('POST /api/games/stats', provesAny(unknown));
    renderApp('/home');
    expect(await screen.findByText('This round was not started under your name.')).toBeVisible();
    await expectStored();
  });
});
