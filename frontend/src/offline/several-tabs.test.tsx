import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { FakeApi } from '../../test/support/fake-api';
import { emptyDatabase } from '../../test/support/fake-database';
import { playingMember } from '../../test/support/fake-game';
import { renderApp } from '../../test/support/render-app';
import { provesAny, sentRounds } from '../../test/support/sent-rounds';
import { aWaitingRound, keepThree } from '../../test/support/waiting-rounds';
import { storeRound } from './round-outbox';

let api: FakeApi;

beforeEach(() => {
  api = playingMember();
  api.answer('POST /api/games/stats', provesAny());
});

describe('several tabs', () => {
  /** Fakes the browser's locks; another tab holds the one for sending until it is released. */
  function lockedByAnotherTab() {
    let last: Promise<unknown> = Promise.resolve();
    let release = (): void => undefined;
    const request = jest.fn((_name: string, work: () => Promise<unknown>) => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    });
    Object.assign(navigator, { locks: { request } });
    void request('send-rounds', () => new Promise<void>((resolve) => (release = resolve)));
    return { request, release: () => release() };
  }
  afterEach(() => {
    Object.assign(navigator, { locks: undefined });
  });

  it('send one after the other: what one has sent, the next does not send again', async () => {
    const { request, release } = lockedByAnotherTab();
    await keepThree();
    renderApp('/home');
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    expect(request).toHaveBeenLastCalledWith('send-rounds', expect.any(Function));
    expect(sentRounds(api)).toEqual([]);
    // The other tab's work meanwhile.
    emptyDatabase();
    await storeRound(aWaitingRound({ id: 'new' }));
    release();
    await waitFor(() => expect(sentRounds(api)).toEqual(['new']));
  });

  it('all follow what one of them has learnt', async () => {
    renderApp('/home');
    await waitFor(() => expect(api.callsOf('GET /api/user')).toHaveLength(1));
    await waitFor(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'waiting-rounds-changed', newValue: 'decided 1' }),
      );
      expect(api.callsOf('GET /api/user').length).toBeGreaterThan(1);
    });
  });
});
