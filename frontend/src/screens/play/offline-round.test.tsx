import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { IDBObjectStore } from 'fake-indexeddb';
import { markOnline } from '../../offline/offline-toast';
import { allRounds, removeRound } from '../../offline/round-outbox';
import { refillTickets } from '../../offline/prefetched-tickets';
import { problem } from '../../../test/support/fake-api';
import type { FakeApi } from '../../../test/support/fake-api';
import {
  endRound,
  game,
  leaveRound,
  mountFakeGame,
  mountedGames,
  playingMember,
  showHud,
  startRound,
  ticket,
  verdict,
} from '../../../test/support/fake-game';
import { installFakeLocks, removeFakeLocks } from '../../../test/support/fake-locks';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';

jest.unstable_mockModule('game-scenes/scenes', () => ({ mountGame: mountFakeGame }));

const deadLine = () => {
  throw new TypeError('Failed to fetch');
};

let api: FakeApi;

const seedOf = (round: string): string => round.padStart(32, '0');

/** Stores these tickets in the browser, in order of issue. */
async function prefetchTickets(...rounds: string[]): Promise<void> {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const tickets = rounds.map((round, at) => ({
    ...ticket,
    round,
    seed: seedOf(round),
    isStocked: true,
    issuedAt: `2026-11-21T12:0${at}:00.000Z`,
    expiresAt,
  }));
  api.answer('POST /api/games/rounds/stock', { status: 200, body: tickets });
  await refillTickets({ userId: 7, gameName: 'Alien Clicker' });
}

function cutTheLine(): void {
  api.answer('POST /api/games/rounds', deadLine);
  api.answer('POST /api/games/rounds/stock', deadLine);
  api.answer('POST /api/games/stats', deadLine);
}

async function playARound(): Promise<TestApp> {
  const app = renderApp('/games/alien-clicker');
  await startRound(app);
  showHud();
  return app;
}

const storedRounds = async () => (await allRounds()).map(({ id }) => id);

beforeEach(() => {
  mountedGames.length = 0;
  markOnline();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = playingMember();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a round that starts without a network', () => {
  it('takes the oldest prefetched ticket, and the next one for the next round [S1.18]', async () => {
    await prefetchTickets('a', 'b');
    cutTheLine();
    const app = await playARound();
    expect(game().options.ticket.seed).toBe(seedOf('a'));
    await endRound();
    await app.person.click(await screen.findByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(game().options.ticket.seed).toBe(seedOf('b')));
    await endRound();
    await waitFor(async () => expect(await storedRounds()).toEqual(['a', 'b']));
  });

  it('does not even ask when the browser knows that it is offline', async () => {
    await prefetchTickets('a');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await playARound();
    expect(game().options.ticket.seed).toBe(seedOf('a'));
    expect(api.callsOf('POST /api/games/rounds')).toEqual([]);
  });

  it('takes none while the server answers', async () => {
    await prefetchTickets('a');
    await playARound();
    expect(game().options.ticket.seed).toBe(ticket.seed);
  });

  it('does not start when the server says no', async () => {
    await prefetchTickets('a');
    api.answer('POST /api/games/rounds', problem(429, 'request.too_many', 'Too many requests.'));
    const app = renderApp('/games/alien-clicker');
    await app.person.click(await screen.findByRole('button', { name: 'Start Game' }));
    expect((await screen.findAllByText('Too many requests.'))[0]).toBeVisible();
    expect(mountedGames).toEqual([]);
  });
});

describe('a round that another tab has sent', () => {
  it('shows its verdict here too', async () => {
    await prefetchTickets('a');
    cutTheLine();
    await playARound();
    await endRound();
    await screen.findByRole('button', { name: 'Retry' });
    // The other tab sends the round.
    api.answer('POST /api/games/stats', { status: 200, body: { ...verdict, round: 'a' } });
    await removeRound('a');
    const newValue = 'decided 1';
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'waiting-rounds-changed', newValue }));
    });
    expect(await screen.findByText('Proven by replay')).toBeVisible();
  });
});

describe('a round without any ticket', () => {
  it('is practice: it says so, and is neither kept nor sent', async () => {
    cutTheLine();
    const app = await playARound();
    expect(await screen.findByText('Practice: this round will not be sent')).toBeVisible();
    expect(game().options.ticket.seed).toMatch(/^[0-9a-f]{32}$/);
    await endRound(99);
    expect(await screen.findByText('Practice: this round will not be sent.')).toBeVisible();
    expect(screen.queryByText('New high score!')).toBeNull();
    expect(await storedRounds()).toEqual([]);
    expect(api.callsOf('POST /api/games/stats')).toEqual([]);

    api.answer('POST /api/games/rounds', { status: 201, body: ticket });
    api.answer('POST /api/games/stats', { status: 200, body: verdict });
    await app.person.click(screen.getByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    await endRound();
    expect(await screen.findByText('Proven by replay')).toBeVisible();
  });

  it('has another seed each time', async () => {
    cutTheLine();
    const app = await playARound();
    await endRound();
    await app.person.click(await screen.findByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(mountedGames).toHaveLength(2));
    const [first, second] = mountedGames.map(({ options }) => options.ticket.seed);
    expect(first).not.toBe(second);
  });

  it('stops no round in another tab', async () => {
    cutTheLine();
    await playARound();
    expect(localStorage.getItem('round-started')).toBeNull();
  });
});

describe('a browser that writes nothing down', () => {
  const blocked = (): void => void Object.assign(globalThis, { indexedDB: undefined });
  const lockedUp = (): void => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
  };
  const full = (): void => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
  };

  it.each([
    ['has no storage', blocked],
    ['lets nobody use it', lockedUp],
    ['has it full', full],
  ])('because it %s plays on online, and says before that no round can be kept', async (_why, happen) => {
    happen();
    await playARound();
    await endRound();
    expect(await screen.findByText('Proven by replay')).toBeVisible();
    expect(api.callsOf('POST /api/games/stats')).toHaveLength(1);
    cleanup();
    renderApp('/games/alien-clicker');
    expect(await screen.findByText(/^This browser can keep no rounds/)).toBeVisible();
  });

  it.each([
    ['has no storage', blocked],
    ['has it full', full],
  ])('because it %s asks to leave the page open until a round is sent', async (_why, happen) => {
    happen();
    api.answer('POST /api/games/stats', deadLine);
    await playARound();
    await endRound();
    expect(await screen.findByText(/this browser keeps nothing: leave the page open/)).toBeVisible();
    api.answer('POST /api/games/stats', { status: 200, body: verdict });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Proven by replay')).toBeVisible();
  });

  it('says nothing of it where rounds are kept', async () => {
    await playARound();
    await endRound();
    await screen.findByText('Proven by replay');
    cleanup();
    renderApp('/games/alien-clicker');
    await screen.findByText('74');
    expect(screen.queryByText(/can keep no rounds/)).toBeNull();
    expect(await storedRounds()).toEqual([]);
  });
});

describe('a round of a prefetched ticket', () => {
  const heldRounds = async () => (await navigator.locks.query()).held?.map(({ name }) => name);

  it('is in play until it is left, which frees its ticket to be returned', async () => {
    installFakeLocks();
    await prefetchTickets('a');
    cutTheLine();
    const app = await playARound();
    expect(await heldRounds()).toEqual(['round-in-play a']);
    await leaveRound(app, '/games');
    await waitFor(async () => expect(await heldRounds()).toEqual([]));
    removeFakeLocks();
  });

  it('is in play until it is written down', async () => {
    installFakeLocks();
    await prefetchTickets('a');
    cutTheLine();
    await playARound();
    await endRound();
    await waitFor(async () => expect(await storedRounds()).toEqual(['a']));
    await waitFor(async () => expect(await heldRounds()).toEqual([]));
    removeFakeLocks();
  });
});
