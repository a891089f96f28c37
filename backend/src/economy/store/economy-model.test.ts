/** @mariadb */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { Scheduler } from '../../platform/common/scheduler.js';
import { reconcile } from '../../operations/reconciliation/reconciliation.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { EconomyModel } from '../../../test/support/store/economy-model.js';
import { anySteps, type RealEconomy } from '../../../test/support/store/economy-steps.js';
import { stressCount } from '../../../test/support/stress-count.js';

/** Minimum number of steps taken. */
const STEPS = stressCount(150, 5000);

jest.setTimeout(STEPS * 400);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Creates a member with this many coins, in the model and on the site. */
async function begin(coins: number): Promise<{ model: EconomyModel; real: RealEconomy }> {
  const [member, admin] = [await app.aMember({ coins }), await app.aMember({ isAdmin: true })];
  return { model: new EconomyModel(coins), real: { app, member, admin, sent: [], rounds: [] } };
}

it('The economy agrees with a simple model of it after every step, whatever is done in whatever order [SEC-16]', async () => {
  let steps = 0;
  const anyEconomy = fc.asyncProperty(
    fc.nat(2500),
    anySteps(() => (steps += 1)),
    async (coins, commands) => {
      const { model, real } = await begin(coins);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      // Jobs that are due change boards, so they must not run during the comparison.
      await app.nest.get(Scheduler, { strict: false }).runDue();
      const { checks } = await reconcile(app.database);
      expect(checks.flatMap(({ sentences }) => sentences)).toEqual([]);
    },
  );
  for (let seed = 1; steps < STEPS; seed += 1) await fc.assert(anyEconomy, { seed, numRuns: 2 });
  expect(steps).toBeGreaterThanOrEqual(STEPS);
});
