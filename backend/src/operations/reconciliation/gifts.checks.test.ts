/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { befriend, give } from '../../../test/support/friends.js';
import { buy, cartOf } from '../../../test/support/shop.js';
import { reconcile } from './reconciliation.js';

let app: TestApp;
let giver: TestMember;
let friend: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  giver = await app.aMember({ coins: 1000 });
  friend = await app.aMember({ coins: 1000 });
  await befriend(giver, friend);
  await buy(giver, await cartOf(app, { 22: 3 }));
  await give(giver, friend, { itemType: 'sticker', itemId: 'alien-love' });
});
afterAll(() => app.close());

class Undone extends Error {}

/** Returns what is found after a change, which is rolled back afterwards. */
async function foundAfter(sql: string, ...values: (string | number)[]): Promise<string[]> {
  let sentences: string[] = [];
  const run = app.unitOfWork.run(async (tx) => {
    expect(await tx.execute(sql, values)).toBeGreaterThan(0);
    sentences = (await reconcile(tx)).checks.flatMap((check) => check.sentences);
    throw new Undone();
  });
  await expect(run).rejects.toBeInstanceOf(Undone);
  return sentences;
}

const WITHOUT_FRIEND = expect.stringMatching(
  /^Receipt \d+ has member \d+ give away 1 of the sticker alien-love, but no friend has received it\.$/,
);
const WITHOUT_GIVER = expect.stringMatching(
  /^Receipt \d+ has member \d+ receive 1 of the sticker alien-love, but no friend has given it\.$/,
);

describe('a reconciliation of gifts', () => {
  it('finds nothing where they are as they were given', async () => {
    expect(await reconcile(app.database)).toMatchObject({ receipts: 3, differences: 0 });
  });

  it('names both sides of a gift that no thread shows [SEC-18]', async () => {
    expect(await foundAfter('DELETE FROM direct_messages')).toEqual([WITHOUT_FRIEND, WITHOUT_GIVER]);
  });

  it('names a copy that somebody else has', async () => {
    expect(await foundAfter(`UPDATE receipts SET userId = ? WHERE userId = ?`, giver.id, friend.id)).toEqual([
      `Member ${giver.id} has 2 of the sticker alien-love, but the receipts make 3.`,
      `Member ${friend.id} has 1 of the sticker alien-love, but the receipts make 0.`,
      WITHOUT_GIVER,
    ]);
  });

  it('names a gift of more copies than one', async () => {
    const found = await foundAfter(`UPDATE receipt_items SET copies = -2 WHERE copies = -1`);
    expect(found).toEqual([
      `Member ${giver.id} has 2 of the sticker alien-love, but the receipts make 1.`,
      expect.stringContaining('give away 2 of the sticker alien-love'),
    ]);
  });
});
