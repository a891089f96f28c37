/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GAME_IDS, GAMES, type GameId } from 'game-scenes/rules';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import {
  coinsOf,
  linesOf,
  type PlayedRound,
  playTicket,
  roundMs,
  sendRound,
  startedRound,
  type Ticket,
  type Verdict,
} from '../../../test/support/rounds.js';
import { SameBytes } from '../../../test/support/same-bytes.js';

let app: TestApp;
beforeAll(async () => {
  // With random seeds, one in some thousand bot rounds earns nothing.
  app = await startTestApp({ random: new SameBytes() });
});
// Reconciles the data that the tests have left.
afterAll(() => app.close());

interface Paid {
  readonly ticket: Ticket;
  readonly played: PlayedRound;
  readonly verdict: Verdict;
}

/** Plays an online round of a game with a bot and sends it for the member when its time has passed. */
async function playFor(member: TestMember, id: GameId): Promise<Paid> {
  const ticket = await startedRound(member, GAMES[id].name);
  const played = playTicket(ticket);
  app.clock.advance(roundMs(played));
  return { ticket, played, verdict: await sendRound(member, ticket, played.log) };
}

interface StoredLine {
  readonly idempotencyKey: string;
  readonly source: string;
  readonly amount: number;
}

const storedLines = (member: TestMember): Promise<StoredLine[]> =>
  app.database.query<StoredLine>(
    'SELECT idempotencyKey, source, amount FROM coin_transactions WHERE userId = ? ORDER BY id',
    [member.id],
  );

const inOrder = async (member: TestMember) =>
  (await linesOf(member)).toReversed().map(({ description, amount }) => ({ description, amount }));

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

describe.each(GAME_IDS)('A round of %s', (id) => {
  it('is proven with the score and the coins of its own rules, and pays them in the lines it tells', async () => {
    const member = await app.aMember();
    const { ticket, played, verdict } = await playFor(member, id);
    const { score, coins } = played;
    expect(verdict).toMatchObject({ verdict: 'proven', score, coins, highScore: score, balance: coins });
    expect(coins).toBeGreaterThan(0);
    expect(sum(verdict.lines)).toBe(coins);
    expect(await inOrder(member)).toEqual(verdict.lines);
    expect(await sendRound(member, ticket, played.log)).toEqual(verdict);
    expect(await coinsOf(member)).toBe(coins);
  });
});

describe.each(GAME_IDS.filter((id) => id !== 'alien-racing'))('A round of %s', (id) => {
  it('pays one line, named after the coins and the game', async () => {
    const member = await app.aMember();
    const { ticket, played, verdict } = await playFor(member, id);
    const description = `Earned ${played.coins} coins playing ${GAMES[id].name}`;
    expect(verdict.lines).toEqual([{ description, amount: played.coins }]);
    expect(await storedLines(member)).toEqual([
      { idempotencyKey: `round:${ticket.round}`, source: 'game', amount: played.coins },
    ]);
  });
});

describe('A round of Alien Racing', () => {
  /** Plays the only race of a member with 5 coins until one pays several lines; some pay only one. */
  async function toldRace(): Promise<Paid & { readonly member: TestMember }> {
    for (let races = 0; races < 10; races += 1) {
      const member = await app.aMember({ coins: 5 });
      const paid = await playFor(member, 'alien-racing');
      if (paid.verdict.lines.length > 1) return { ...paid, member };
    }
    throw new Error('Ten races, and none with a place.');
  }

  it('tells its place, its cleanness and the rest in lines of the racing ledger, keyed in their order [S4.20]', async () => {
    const { member, ticket, verdict } = await toldRace();
    const kinds = [
      /^Position: [1-4] – Alien Racing$/,
      /^Clean race – Alien Racing$/,
      /^Championship points – Alien Racing$/,
    ];
    const order = verdict.lines.map(({ description }) => kinds.findIndex((kind) => kind.test(description)));
    expect(order).toEqual([...new Set(order)].toSorted());
    expect(order).not.toContain(-1);
    const own = (await storedLines(member)).slice(-order.length);
    expect(own.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      verdict.lines.map((_, index) => `round:${ticket.round}${index === 0 ? '' : `:${index + 1}`}`),
    );
    expect(own.every(({ source, amount }) => source === 'racing' && amount > 0)).toBe(true);
  });

  it('is acknowledged by its sum, which answers its first line, and by no part of it', async () => {
    const { member, ticket, verdict } = await toldRace();
    const add = (body: object) => member.client.post('/api/coins/add', { description: 'Coins', ...body });
    const [first] = verdict.lines;
    const nothing = { status: 409, body: { code: 'coins.nothing_earned' } };
    expect(await add({ amount: first?.amount, round: ticket.round })).toMatchObject(nothing);
    for (const { amount } of verdict.lines) expect(await add({ amount })).toMatchObject(nothing);
    for (const _ of [1, 2]) {
      const named = await add({ amount: verdict.coins, round: ticket.round });
      expect(named).toMatchObject({ status: 200, body: { ...first } });
    }
    expect(await coinsOf(member)).toBe(sum(await storedLines(member)));
  });

  it('is taken back whole when it is voided', async () => {
    const { member, ticket, verdict } = await toldRace();
    expect(await coinsOf(member)).toBe(5 + verdict.coins);
    const admin = await app.aMember({ isAdmin: true });
    const path = `/api/admin/rounds/${ticket.round}/void`;
    expect((await admin.client.post(path, { reason: 'A test' })).status).toBe(200);
    expect(await coinsOf(member)).toBe(5);
    expect((await linesOf(member))[0]).toMatchObject({ amount: -verdict.coins });
  });
});
