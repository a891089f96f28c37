/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Problem } from '../../platform/errors/problem.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { stressCount } from '../../../test/support/stress-count.js';
import { CoinLedger, type LedgerLine } from './coin-ledger.service.js';
import { reconcile } from '../../operations/reconciliation/reconciliation.js';

let app: TestApp;
let ledger: CoinLedger;
beforeAll(async () => {
  app = await startTestApp({ hasWrongLedger: true });
  ledger = app.nest.get(CoinLedger);
});
afterAll(() => app.close());

let keys = 0;

/** Writes one line in its own transaction. Returns the balance, or the code of the problem. */
async function record({ id }: TestMember, amount: number, key?: string): Promise<number | string> {
  keys += 1;
  const idempotencyKey = key ?? `test:ledger:${keys}`;
  const line: LedgerLine = { userId: id, amount, description: 'A line', source: 'bonus', idempotencyKey };
  try {
    return await app.unitOfWork.run((tx) => ledger.record(tx, line));
  } catch (error) {
    const { name, message } = error as Error;
    if (error instanceof Problem) return error.code;
    return name === 'Error' ? message : name;
  }
}

async function balanceOf({ id }: TestMember): Promise<number | undefined> {
  const [row] = await app.database.query<{ coins: number }>('SELECT coins FROM users WHERE id = ?', [id]);
  return row?.coins;
}

const linesOf = ({ id }: TestMember): Promise<unknown[]> =>
  app.database.query(
    `SELECT id, userId, amount, description, createdAt, balanceAfter
     FROM coin_transactions WHERE userId = ? ORDER BY id`,
    [id],
  );

/** Finds every difference in the whole database. */
async function differences(): Promise<readonly string[]> {
  return (await reconcile(app.database)).checks.flatMap(({ sentences }) => sentences);
}

describe('the ledger', () => {
  it('writes a line with each change of a balance: above nothing for coins earned, below for coins spent [S3.10, S3.11]', async () => {
    const member = await app.aMember();
    expect(await record(member, 30)).toBe(30);
    expect(await record(member, -12)).toBe(18);
    const line = {
      id: expect.any(Number),
      userId: member.id,
      description: 'A line',
      createdAt: app.clock.now().getTime(),
    };
    expect(await linesOf(member)).toEqual([
      { ...line, amount: 30, balanceAfter: 30 },
      { ...line, amount: -12, balanceAfter: 18 },
    ]);
  });

  it('lets a balance fall to nothing and not below', async () => {
    const member = await app.aMember({ coins: 5 });
    expect(await record(member, -6)).toBe('coins.not_enough');
    expect(await record(member, -5)).toBe(0);
    expect(await record(member, -1)).toBe('coins.not_enough');
    expect(await balanceOf(member)).toBe(0);
    expect(await linesOf(member)).toHaveLength(2);
  });

  it.each([0, 1.5, Number.NaN, 2 ** 53])('takes no line of %p coins', async (amount) => {
    const member = await app.aMember({ coins: 5 });
    expect(await record(member, amount)).toBe(`A ledger line needs a whole, non-zero amount, not ${amount}.`);
    expect(await balanceOf(member)).toBe(5);
  });

  it('takes each cause once: the same key again changes nothing', async () => {
    const member = await app.aMember();
    const other = await app.aMember({ coins: 5 });
    expect(await record(member, 3, 'test:once')).toBe(3);
    expect(await record(member, 3, 'test:once')).toBe('QueryFailedError');
    expect(await record(other, -3, 'test:once')).toBe('QueryFailedError');
    expect([await balanceOf(member), await balanceOf(other)]).toEqual([3, 5]);
  });

  it('forgets the line and the change together when what caused them fails', async () => {
    const member = await app.aMember({ coins: 5 });
    const failing = app.unitOfWork.run(async (tx) => {
      const line = { userId: member.id, amount: 9, description: 'Never', source: 'bonus' } as const;
      await ledger.record(tx, { ...line, idempotencyKey: 'test:never' });
      throw new Error('The cause failed.');
    });
    await expect(failing).rejects.toThrow('The cause failed.');
    expect(await balanceOf(member)).toBe(5);
    expect(await linesOf(member)).toHaveLength(1);
  });
});

describe('many lines at the same time', () => {
  it('spend no coin twice [SEC-20]', async () => {
    const member = await app.aMember({ coins: 100 });
    const outcomes = await Promise.all(
      Array.from({ length: stressCount(30, 300) }, () => record(member, -7)),
    );
    const spent = outcomes.filter((outcome) => typeof outcome === 'number');
    expect(spent.sort((one, other) => other - one)).toEqual(
      Array.from({ length: 14 }, (_, index) => 93 - 7 * index),
    );
    expect(outcomes.filter((outcome) => outcome === 'coins.not_enough')).toHaveLength(outcomes.length - 14);
    expect(await balanceOf(member)).toBe(2);
  });

  it('keep every balance and every chain whole, and nobody ever sees one below nothing', async () => {
    const members = [await app.aMember({ coins: 9 }), await app.aMember(), await app.aMember({ coins: 3 })];
    const moves = Array.from({ length: stressCount(30, 300) }, (_, index) =>
      members.map((member) => record(member, ((index * 7) % 11) - 5 || 1)),
    ).flat();
    let isRunning = true;
    const lowest: number[] = [];
    const watch = async (): Promise<void> => {
      while (isRunning) {
        const [row] = await app.database.query<{ lowest: number }>('SELECT MIN(coins) AS lowest FROM users');
        lowest.push(row?.lowest ?? 0);
      }
    };
    const watching = watch();
    const outcomes = await Promise.all(moves);
    isRunning = false;
    await watching;
    expect(lowest.length).toBeGreaterThan(0);
    expect(Math.min(...lowest)).toBeGreaterThanOrEqual(0);
    expect(
      outcomes.filter((outcome) => typeof outcome === 'string' && outcome !== 'coins.not_enough'),
    ).toEqual([]);
    expect(outcomes).toContain('coins.not_enough');
    expect(await differences()).toEqual([]);
  });
});

describe('the lines of a round', () => {
  /** Pays a round with `count` lines of 1, 2, 3 … coins. */
  const pay = ({ id: userId }: TestMember, roundId: string, count: number): Promise<void> =>
    app.unitOfWork.run((tx) => {
      const lines = Array.from({ length: count }, (_, index) => ({
        description: `Part ${index + 1}`,
        coins: index + 1,
      }));
      return ledger.payRound(tx, { id: roundId, userId }, 'racing', lines);
    });
  const amountsOf = async ({ id }: TestMember, roundId: string): Promise<number[]> => {
    const lines = await app.unitOfWork.run((tx) => ledger.linesOfRound(tx, id, roundId));
    return lines.map(({ amount }) => amount);
  };
  const acknowledge = ({ id }: TestMember, amount: number): Promise<unknown> =>
    app.unitOfWork.run((tx) => ledger.acknowledgeNewest(tx, id, amount));

  it('are found again, all of them, in their order, for their member alone', async () => {
    const [member, other] = [await app.aMember(), await app.aMember()];
    await pay(member, 'eight-lines', 8);
    await pay(member, 'one-line', 1);
    expect(await amountsOf(member, 'eight-lines')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await amountsOf(member, 'one-line')).toEqual([1]);
    expect(await amountsOf(other, 'eight-lines')).toEqual([]);
  });

  it('are eight at the most', async () => {
    const member = await app.aMember();
    await expect(pay(member, 'nine-lines', 9)).rejects.toThrow('A round pays at most 8 lines.');
    expect(await amountsOf(member, 'nine-lines')).toEqual([]);
  });

  it('are acknowledged by their amount alone only where it is one', async () => {
    const member = await app.aMember();
    await pay(member, 'single', 1);
    await pay(member, 'double', 2);
    expect(await acknowledge(member, 1)).toMatchObject({ amount: 1, description: 'Part 1' });
    expect(await acknowledge(member, 1)).toBeUndefined();
  });
});
