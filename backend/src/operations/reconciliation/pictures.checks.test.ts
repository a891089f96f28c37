import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { aPicture, dataUrl } from '../../../test/support/pictures.js';
import { reconcile } from './reconciliation.js';

// Pictures are slow on a shared machine.
jest.setTimeout(30_000);

let app: TestApp;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await app.aMember({ coins: 1200 });
  other = await app.aMember({ coins: 1200 });
  for (const [key, colour] of [
    ['first-picture', '#3fa'],
    ['second-picture', '#a3f'],
  ] as const) {
    const imageData = dataUrl('png', await aPicture('png', { colour }));
    const headers = { 'Idempotency-Key': key };
    expect((await member.client.post('/api/profile/upload-picture', { imageData }, { headers })).status).toBe(
      201,
    );
  }
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

describe('a reconciliation of pictures', () => {
  it('finds nothing where they are as they were paid', async () => {
    expect(await reconcile(app.database)).toMatchObject({ differences: 0 });
  });

  it('names a picture that was not paid', async () => {
    expect(
      await foundAfter(
        `UPDATE coin_transactions SET source = 'gift', idempotencyKey = 'gift:1'
         WHERE idempotencyKey LIKE 'picture:%:first-picture'`,
      ),
    ).toEqual([
      `Picture first-picture of member ${member.id} has 1 uploads, but the ledger took 0 in 0 lines.`,
    ]);
  });

  it('names a payment that brought no picture', async () => {
    expect(await foundAfter(`DELETE FROM picture_uploads WHERE requestKey = 'first-picture'`)).toEqual([
      `Picture first-picture of member ${member.id} has 0 uploads, but the ledger took 500 in 1 lines.`,
    ]);
  });

  it('names a picture that was paid with too much', async () => {
    expect(
      await foundAfter(
        `UPDATE coin_transactions SET amount = -501 WHERE idempotencyKey LIKE 'picture:%:first-picture'`,
      ),
    ).toContain(
      `Picture first-picture of member ${member.id} has 1 uploads, but the ledger took 501 in 1 lines.`,
    );
  });

  it("names a picture that another member's coins have paid", async () => {
    expect(
      await foundAfter(`UPDATE picture_uploads SET userId = ? WHERE requestKey = 'second-picture'`, other.id),
    ).toEqual([
      `Picture second-picture of member ${member.id} has 0 uploads, but the ledger took 500 in 1 lines.`,
      `Picture second-picture of member ${other.id} has 1 uploads, but the ledger took 0 in 0 lines.`,
    ]);
  });

  it('names an upload that was answered another balance than it left', async () => {
    expect(
      await foundAfter(`UPDATE picture_uploads SET balanceAfter = 999 WHERE requestKey = 'first-picture'`),
    ).toEqual([
      `Picture first-picture of member ${member.id} was answered a balance of 999 coins, but its ledger line ends at 700.`,
    ]);
  });
});
