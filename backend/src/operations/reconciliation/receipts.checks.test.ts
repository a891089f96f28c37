/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { buy, buyForAvatar, cartOf } from '../../../test/support/shop.js';
import { reconcile } from './reconciliation.js';

let app: TestApp;
let buyer: TestMember;
let other: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await app.aMember({ coins: 2000 });
  other = await app.aMember({ coins: 2000 });
  await buy(buyer, await cartOf(app, { 22: 2, 15: 1 }), 'first-purchase');
  await buyForAvatar(
    buyer,
    { itemType: 'hat', itemId: 'crown', price: 400, coupon: true },
    'second-purchase',
  );
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

describe('a reconciliation of purchases', () => {
  it('names a receipt that was not paid', async () => {
    expect(
      await foundAfter(
        `UPDATE coin_transactions SET source = 'gift', idempotencyKey = 'gift:1' WHERE source = 'store'`,
      ),
    ).toEqual([
      `Purchase first-purchase (store) of member ${buyer.id} has 1 receipts of 250 coins, but the ledger took 0 in 0 lines.`,
    ]);
  });

  it('names a receipt that was paid twice, each time half', async () => {
    const found = await foundAfter(
      `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
       VALUES (?, -1, '', 'avatar', 'avatar:0:second-purchase', 1349, 0)`,
      buyer.id,
    );
    expect(found).toContain(
      `Purchase second-purchase (avatar) of member ${buyer.id} has 1 receipts of 400 coins, but the ledger took 401 in 2 lines.`,
    );
  });

  it("names a receipt that another member's coins have paid", async () => {
    expect(await foundAfter(`UPDATE receipts SET userId = ? WHERE kind = 'avatar'`, other.id)).toEqual([
      expect.stringContaining(`of member ${buyer.id} has 0 receipts`),
      expect.stringContaining(`of member ${other.id} has 1 receipts`),
      `Member ${buyer.id} has 0 of the coupon avatar-20, but the receipts make 1.`,
      `Member ${buyer.id} has 1 of the hat crown, but the receipts make 0.`,
      `Member ${other.id} has 0 of the coupon avatar-20, but the receipts make -1.`,
      `Member ${other.id} has 0 of the hat crown, but the receipts make 1.`,
    ]);
  });

  it('names a receipt that does not add up', async () => {
    expect(await foundAfter(`UPDATE receipt_items SET coins = 151 WHERE itemId = 'alien-love'`)).toEqual([
      expect.stringMatching(
        /^Receipt \d+ of member \d+ is over 250 coins, but what stands on it costs 251\.$/,
      ),
    ]);
  });

  it('names copies that nobody bought, and copies that are missing', async () => {
    expect(await foundAfter(`UPDATE inventory SET copies = 3 WHERE itemId = 'alien-love'`)).toEqual([
      `Member ${buyer.id} has 3 of the sticker alien-love, but the receipts make 2.`,
    ]);
    expect(await foundAfter(`DELETE FROM inventory WHERE itemId = 'alien-love'`)).toEqual([
      `Member ${buyer.id} has 0 of the sticker alien-love, but the receipts make 2.`,
    ]);
  });

  it('names a coupon that was used and is still there', async () => {
    expect(await foundAfter(`UPDATE inventory SET copies = 1 WHERE itemId = 'avatar-20'`)).toEqual([
      `Member ${buyer.id} has 1 of the coupon avatar-20, but the receipts make 0.`,
    ]);
  });
});
