import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { CoinLedger } from './coin-ledger.service.js';

let app: TestApp;
let ledger: CoinLedger;
beforeAll(async () => {
  app = await startTestApp({ hasWrongLedger: true });
  ledger = app.nest.get(CoinLedger);
});
afterAll(() => app.close());

describe('the lines of a round', () => {
  /** Pays a round with `count` lines of 1, 2, 3 … coins. */
  const pay = ({ id: userId }: TestMember, roundId: string, count: number): Promise<void> =>
    app.unitOfWork.run((tx) => {
      const lines = Array.from({ length: count }, (_, index) => ({
        description: `Part ${index + 1}`,
        amount: index + 1,
      }));
      return ledger.payRound(tx, { userId, roundId, source: 'racing', lines });
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
