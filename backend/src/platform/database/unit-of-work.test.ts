/** @mariadb */
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { stressCount } from '../../../test/support/stress-count.js';
import { UserEntity } from '../../members/user/user.entity.js';
import type { Transaction, UnitOfWork } from './unit-of-work.js';

let app: TestApp;
let unitOfWork: UnitOfWork;
let memberId: number;
const isSqlite = !process.env['TEST_DATABASE_URL']?.startsWith('mysql:');
beforeAll(async () => {
  app = await startTestApp({ hasWrongLedger: true });
  unitOfWork = app.unitOfWork;
});
afterAll(() => app.close());
beforeEach(async () => {
  memberId = (await app.aMember({ coins: 100 })).id;
});

async function coins(): Promise<number | undefined> {
  const [row] = await app.database.query<{ coins: number }>('SELECT coins FROM users WHERE id = ?', [
    memberId,
  ]);
  return row?.coins;
}

function add(tx: Transaction, amount: number): Promise<number> {
  return tx.execute('UPDATE users SET coins = coins + ? WHERE id = ?', [amount, memberId]);
}

describe('a unit of work', () => {
  it('leaves nothing behind when it throws, and passes the error on', async () => {
    const failing = unitOfWork.run(async (tx) => {
      await add(tx, 5);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await coins()).toBe(100);
  });

  it('keeps its commit when another one that runs at the same time is rolled back', async () => {
    const kept = unitOfWork.run(async (tx) => {
      await add(tx, 1);
      await turn();
      await add(tx, 1);
    });
    const dropped = unitOfWork.run(async (tx) => {
      await add(tx, 1000);
      await turn();
      throw new Error('dropped');
    });
    const alsoKept = unitOfWork.run((tx) => add(tx, 1));
    const results = await Promise.allSettled([kept, dropped, alsoKept]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await coins()).toBe(103);
  });

  it('never lets a balance fall below nothing, by a CHECK of the table', async () => {
    await expect(unitOfWork.run((tx) => add(tx, -101))).rejects.toThrow(/constraint/i);
    expect(await coins()).toBe(100);
  });

  it('loses no change of many that run at once', async () => {
    const changes = stressCount(50, 1000);
    await Promise.all(Array.from({ length: changes }, () => unitOfWork.run((tx) => add(tx, 2))));
    expect(await coins()).toBe(100 + 2 * changes);
  });

  it('whose commit fails is rolled back, and the next one works', async () => {
    const failing = unitOfWork.run(async (tx) => {
      await add(tx, 1);
      if (isSqlite) await tx.execute('PRAGMA defer_foreign_keys = ON');
      await tx.execute(
        'INSERT INTO sessions (id, userId, createdAt, lastSeenAt, expiresAt) VALUES (?, ?, 0, 0, 0)',
        [`of nobody ${memberId}`, 999_999_999],
      );
    });
    await expect(failing).rejects.toThrow(/foreign key/i);
    expect(await coins()).toBe(100);
    await unitOfWork.run((tx) => add(tx, 1));
    expect(await coins()).toBe(101);
  });

  it('gives repositories that belong to it', async () => {
    await unitOfWork.run(async (tx) => {
      const member = await tx.repository(UserEntity).findOneByOrFail({ id: memberId });
      expect(member).toMatchObject({
        coins: 100,
        isAdmin: false,
        createdAt: app.clock.now(),
        provenUntil: 0,
      });
      await tx.repository(UserEntity).save({ ...member, coins: 42, settings: { sound: false } });
      expect(await coins()).toBe(100);
    });
    expect(await coins()).toBe(42);
  });
});

describe('a nested run', () => {
  it('joins the outer transaction', async () => {
    await unitOfWork.run(async (outer) => {
      await add(outer, 1);
      await unitOfWork.run(async (inner) => {
        expect(inner).toBe(outer);
        await add(inner, 1);
      });
      expect(await coins()).toBe(100);
    });
    expect(await coins()).toBe(102);
  });

  it('that fails takes the outer transaction with it, even if its error is caught', async () => {
    const outer = unitOfWork.run(async (tx) => {
      await add(tx, 1);
      await unitOfWork.run(() => Promise.reject(new Error('inner'))).catch(() => undefined);
    });
    await expect(outer).rejects.toThrow('A nested unit of work failed');
    expect(await coins()).toBe(100);
  });
});

describe('what waits for the commit', () => {
  it('runs once after it, in order, and may start a unit of its own', async () => {
    const seen: unknown[] = [];
    await unitOfWork.run(async (tx) => {
      tx.afterCommit(async () => {
        seen.push(await coins());
        await unitOfWork.run((own) => add(own, 1));
      });
      tx.afterCommit(async () => seen.push(await coins()));
      await add(tx, 10);
    });
    expect(seen).toEqual([110, 111]);
  });

  it('never runs after a rollback', async () => {
    let hasRun = false;
    const failing = unitOfWork.run((tx) => {
      tx.afterCommit(() => (hasRun = true));
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    expect(hasRun).toBe(false);
  });

  it('does not undo the commit when it fails', async () => {
    await unitOfWork.run(async (tx) => {
      tx.afterCommit(() => Promise.reject(new Error('the push failed')));
      await add(tx, 10);
    });
    expect(await coins()).toBe(110);
    expect(app.logLines.join('\n')).toContain('the push failed');
  });
});

describe('a transaction that has ended', () => {
  it('can not be used again, nor its repositories', async () => {
    const kept = await unitOfWork.run((tx) => Promise.resolve({ tx, users: tx.repository(UserEntity) }));
    const ended = 'This transaction has ended';
    await expect(add(kept.tx, 1)).rejects.toThrow(ended);
    await expect(kept.tx.query('SELECT 1')).rejects.toThrow(ended);
    expect(() => kept.tx.repository(UserEntity)).toThrow(ended);
    expect(() => kept.tx.afterCommit(() => undefined)).toThrow(ended);
    await expect(kept.users.update(memberId, { coins: 1 })).rejects.toThrow(ended);
    await expect(kept.users.findOneBy({ id: memberId })).rejects.toThrow(ended);
    expect(await coins()).toBe(100);
  });

  it('is not joined by what its work left running', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let leftRunning: Promise<unknown> = Promise.resolve();
    await unitOfWork.run(async (tx) => {
      leftRunning = released.then(() => unitOfWork.run((late) => add(late, 1)));
      await add(tx, 1);
    });
    release();
    await expect(leftRunning).rejects.toThrow('This transaction has ended');
    expect(await coins()).toBe(101);
  });
});
