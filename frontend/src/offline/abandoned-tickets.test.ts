import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Ticket } from '../api/types';
import { fakeApi } from '../../test/support/fake-api';
import type { FakeApi } from '../../test/support/fake-api';
import { emptyDatabase } from '../../test/support/fake-database';
import { ticket } from '../../test/support/fake-game';
import { installFakeLocks, removeFakeLocks } from '../../test/support/fake-locks';
import { aWaitingRound } from '../../test/support/waiting-rounds';
import { holdInMemory, releaseFromMemory } from './memory-rounds';
import { storeRound, removeRound } from './round-outbox';
import { leaveRound } from './rounds-in-play';
import { countTickets, refillTickets, takeTicket } from './prefetched-tickets';

const mine = { userId: 7, gameName: 'Alien Clicker' };

let api: FakeApi;
/** The server's open prefetched tickets of the game. */
let open: string[];
let issued: number;

/** Fakes a server that issues up to two prefetched tickets and accepts returned ones. */
function prefetchServer(): void {
  open = [];
  issued = 0;
  api.answer('POST /api/games/rounds/stock', () => {
    while (open.length < 2) open.push(`t${(issued += 1)}`);
    return { status: 200, body: open.map(aTicket) };
  });
  for (let number = 1; number < 9; number += 1) {
    api.answer(`POST /api/games/rounds/t${number}/abandon`, () => {
      open = open.filter((round) => round !== `t${number}`);
      return { status: 204 };
    });
  }
}

function aTicket(round: string): Ticket {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const issuedAt = `2026-11-21T12:0${round.slice(1)}:00.000Z`;
  return { ...ticket, pays: true, round, isStocked: true, issuedAt, expiresAt };
}

const takenRound = async (): Promise<string | undefined> => (await takeTicket(mine))?.round;
const returnedTickets = (): string[] =>
  api.calls.map(({ route }) => /rounds\/(t\d)\/abandon/.exec(route)?.[1]).filter((id) => id !== undefined);

beforeEach(async () => {
  emptyDatabase();
  installFakeLocks();
  api = fakeApi();
  prefetchServer();
  await refillTickets(mine);
});
afterEach(removeFakeLocks);

describe('stocked tickets whose rounds were begun and left', () => {
  it('are returned when the server is there, and new ones take their place', async () => {
    for (let taken = 0; taken < 2; taken += 1) leaveRound((await takenRound()) ?? '');
    expect(await takenRound()).toBeUndefined();
    await refillTickets(mine);
    expect(returnedTickets()).toEqual(['t1', 't2']);
    expect(await countTickets(mine)).toBe(2);
    expect([await takenRound(), await takenRound()]).toEqual(['t3', 't4']);
  });

  it('are returned once', async () => {
    leaveRound((await takenRound()) ?? '');
    await refillTickets(mine);
    await refillTickets(mine);
    expect(returnedTickets()).toEqual(['t1']);
  });

  it('stay spent while the server does not answer', async () => {
    leaveRound((await takenRound()) ?? '');
    api.answer('POST /api/games/rounds/t1/abandon', { status: 502 });
    await expect(refillTickets(mine)).rejects.toThrow('502');
    expect(await takenRound()).toBe('t2');
  });

  it('are only another member’s business where they are another’s', async () => {
    leaveRound((await takenRound()) ?? '');
    open = [];
    await refillTickets({ ...mine, userId: 8 });
    expect(returnedTickets()).toEqual([]);
  });

  it('are kept where nobody can tell whether another tab plays them', async () => {
    leaveRound((await takenRound()) ?? '');
    removeFakeLocks();
    await refillTickets(mine);
    expect(returnedTickets()).toEqual([]);
  });
});

describe('a prefetched ticket is not returned', () => {
  it('while its round is played, in whichever tab', async () => {
    await takenRound();
    await refillTickets(mine);
    expect(returnedTickets()).toEqual([]);
  });

  it('while its round waits in the outbox, but is when the round is given up', async () => {
    const round = (await takenRound()) ?? '';
    await storeRound(aWaitingRound({ id: round }));
    leaveRound(round);
    await refillTickets(mine);
    expect(returnedTickets()).toEqual([]);
    await removeRound(round);
    await refillTickets(mine);
    expect(returnedTickets()).toEqual([round]);
  });

  it('while its round, played to its end, is nowhere but in the page', async () => {
    const round = (await takenRound()) ?? '';
    holdInMemory(aWaitingRound({ id: round }));
    leaveRound(round);
    expect((await navigator.locks.query()).held?.map(({ name }) => name)).toEqual([`round-in-play ${round}`]);
    releaseFromMemory(round);
    leaveRound(round);
  });
});
