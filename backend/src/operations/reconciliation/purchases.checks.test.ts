/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { befriend, give } from '../../../test/support/friends.js';
import { reconcileAfter, sentencesOf } from '../../../test/support/ledger-fixture.js';
import { aPicture, dataUrl, upload } from '../../../test/support/pictures.js';
import { buy, buyForAvatar, cartOf } from '../../../test/support/shop.js';
import { reconcile } from './reconciliation.js';

// Pictures are slow on a shared machine.
jest.setTimeout(30_000);

let app: TestApp;
let buyer: TestMember;
let giver: TestMember;
let friend: TestMember;
let other: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await app.aMember({ coins: 2000 });
  giver = await app.aMember({ coins: 1000 });
  friend = await app.aMember();
  other = await app.aMember({ coins: 2000 });
  await buy(buyer, await cartOf(app, { 22: 2, 15: 1 }), 'first-purchase');
  const hat = { itemType: 'hat', itemId: 'crown', price: 400, coupon: true };
  await buyForAvatar(buyer, hat, 'second-purchase');
  for (const [key, colour] of [
    ['first-picture', '#3fa'],
    ['second-picture', '#a3f'],
  ] as const) {
    const imageData = dataUrl('png', await aPicture('png', { colour }));
    expect((await upload(buyer, imageData, key)).status).toBe(201);
  }
  await befriend(giver, friend);
  await buy(giver, await cartOf(app, { 20: 3 }));
  await give(giver, friend, { itemType: 'sticker', itemId: 'alien-peace' });
});
afterAll(() => app.close());

type Breach = readonly [
  what: string,
  sql: () => readonly [string, ...(string | number)[]],
  found: () => unknown[],
];

/** Expects a reconciliation after the statement to find these sentences and no other. */
async function expectFound(sql: ReturnType<Breach[1]>, found: unknown[]): Promise<void> {
  const [statement, ...values] = sql;
  const result = await reconcileAfter({ app }, async (tx) => {
    expect(await tx.execute(statement, values)).toBeGreaterThan(0);
  });
  expect(sentencesOf(result)).toEqual(found);
}

const purchase = (which: string, member: TestMember): string =>
  `Purchase ${which} of member ${member.id} has`;
const picture = (which: string, member: TestMember): string => `Picture ${which} of member ${member.id} has`;

it('a reconciliation finds nothing where purchases, pictures and gifts are as they were made', async () => {
  expect(await reconcile(app.database)).toMatchObject({ receipts: 5, differences: 0 });
});

describe('a reconciliation of purchases names', () => {
  it.each<Breach>([
    [
      'a receipt that was not paid',
      () => [
        `UPDATE coin_transactions SET source = 'gift', idempotencyKey = 'gift:1'
         WHERE idempotencyKey LIKE 'store:%:first-purchase'`,
      ],
      () => [
        `${purchase('first-purchase (store)', buyer)} 1 receipts of 250 coins, but the ledger took 0 in 0 lines.`,
      ],
    ],
    [
      'a receipt that was paid twice',
      () => [
        `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
         VALUES (?, -1, '', 'avatar', 'avatar:0:second-purchase', 349, 0)`,
        buyer.id,
      ],
      () => [
        expect.stringMatching(/^Member \d+ .* has 350 coins, but the ledger lines add up to 349\.$/),
        `${purchase('second-purchase (avatar)', buyer)} 1 receipts of 400 coins, but the ledger took 401 in 2 lines.`,
      ],
    ],
    [
      "a receipt that another member's coins have paid",
      () => [`UPDATE receipts SET userId = ? WHERE kind = 'avatar'`, other.id],
      () => [
        expect.stringContaining(`${purchase('second-purchase (avatar)', buyer)} 0 receipts`),
        expect.stringContaining(`${purchase('second-purchase (avatar)', other)} 1 receipts`),
        `Member ${buyer.id} has 0 of the coupon avatar-20, but the receipts make 1.`,
        `Member ${buyer.id} has 1 of the hat crown, but the receipts make 0.`,
        `Member ${other.id} has 0 of the coupon avatar-20, but the receipts make -1.`,
        `Member ${other.id} has 0 of the hat crown, but the receipts make 1.`,
      ],
    ],
    [
      'a receipt that does not add up',
      () => [`UPDATE receipt_items SET coins = 151 WHERE itemId = 'alien-love'`],
      () => [
        expect.stringMatching(
          /^Receipt \d+ of member \d+ is over 250 coins, but what stands on it costs 251\.$/,
        ),
      ],
    ],
    [
      'copies that nobody bought',
      () => [`UPDATE inventory SET copies = 3 WHERE itemId = 'alien-love'`],
      () => [`Member ${buyer.id} has 3 of the sticker alien-love, but the receipts make 2.`],
    ],
    [
      'copies that are missing',
      () => [`DELETE FROM inventory WHERE itemId = 'alien-love'`],
      () => [`Member ${buyer.id} has 0 of the sticker alien-love, but the receipts make 2.`],
    ],
    [
      'a coupon that was used and is still there',
      () => [`UPDATE inventory SET copies = 1 WHERE itemId = 'avatar-20'`],
      () => [`Member ${buyer.id} has 1 of the coupon avatar-20, but the receipts make 0.`],
    ],
  ])('%s', (_what, sql, found) => expectFound(sql(), found()));
});

describe('a reconciliation of pictures names', () => {
  it.each<Breach>([
    [
      'a picture that was not paid',
      () => [
        `UPDATE coin_transactions SET source = 'gift', idempotencyKey = 'gift:1'
         WHERE idempotencyKey LIKE 'picture:%:first-picture'`,
      ],
      () => [`${picture('first-picture', buyer)} 1 uploads, but the ledger took 0 in 0 lines.`],
    ],
    [
      'a payment that brought no picture',
      () => [`DELETE FROM picture_uploads WHERE requestKey = 'first-picture'`],
      () => [`${picture('first-picture', buyer)} 0 uploads, but the ledger took 500 in 1 lines.`],
    ],
    [
      'a picture that was paid with too much',
      () => [
        `UPDATE coin_transactions SET amount = -501 WHERE idempotencyKey LIKE 'picture:%:first-picture'`,
      ],
      () => [
        expect.stringMatching(/^Member \d+ .* has 350 coins, but the ledger lines add up to 349\.$/),
        expect.stringMatching(/^Ledger line \d+ .* ends at 850 coins, but 1350 before it and its own -501 /),
        `${picture('first-picture', buyer)} 1 uploads, but the ledger took 501 in 1 lines.`,
      ],
    ],
    [
      "a picture that another member's coins have paid",
      () => [`UPDATE picture_uploads SET userId = ? WHERE requestKey = 'second-picture'`, other.id],
      () => [
        `${picture('second-picture', buyer)} 0 uploads, but the ledger took 500 in 1 lines.`,
        `${picture('second-picture', other)} 1 uploads, but the ledger took 0 in 0 lines.`,
      ],
    ],
    [
      'an upload that was answered another balance than it left',
      () => [`UPDATE picture_uploads SET balanceAfter = 999 WHERE requestKey = 'first-picture'`],
      () => [
        expect.stringMatching(/ was answered a balance of 999 coins, but its ledger line ends at 850\.$/),
      ],
    ],
  ])('%s', (_what, sql, found) => expectFound(sql(), found()));
});

describe('a reconciliation of gifts names', () => {
  const WITHOUT_FRIEND = expect.stringMatching(
    /^Receipt \d+ has member \d+ give away 1 of the sticker alien-peace, but no friend has received it\.$/,
  );
  const WITHOUT_GIVER = expect.stringMatching(
    /^Receipt \d+ has member \d+ receive 1 of the sticker alien-peace, but no friend has given it\.$/,
  );

  it.each<Breach>([
    [
      'both sides of a gift that no thread shows [SEC-18]',
      () => ['DELETE FROM direct_messages'],
      () => [WITHOUT_FRIEND, WITHOUT_GIVER],
    ],
    [
      'a copy that somebody else has',
      () => ['UPDATE receipts SET userId = ? WHERE userId = ?', giver.id, friend.id],
      () => [
        `Member ${giver.id} has 2 of the sticker alien-peace, but the receipts make 3.`,
        `Member ${friend.id} has 1 of the sticker alien-peace, but the receipts make 0.`,
        WITHOUT_GIVER,
      ],
    ],
    [
      'a gift of more copies than one',
      () => [`UPDATE receipt_items SET copies = -2 WHERE copies = -1 AND itemId = 'alien-peace'`],
      () => [
        `Member ${giver.id} has 2 of the sticker alien-peace, but the receipts make 1.`,
        expect.stringContaining('give away 2 of the sticker alien-peace'),
      ],
    ],
  ])('%s', (_what, sql, found) => expectFound(sql(), found()));
});
