/**
 * The server is killed while members play and are paid, and started again on the same data: nothing that was answered
 * may be lost, and nothing may happen twice. `scripts/test-run/faults.mjs` starts it and sets
 *   FAULTS_DATABASES  names and addresses, as JSON: { "SQLite": { "databaseUrl": …, "dataFolder": … } }
 *   FAULTS_KILLS      how often each one's server is killed
 *   FAULTS_SEED       what decides every choice of the players and of the kills, but not how fast the machine is
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Random } from './random.js';
import type { DataPlace } from './site.js';
import { type KillReport, World } from './world.js';

const databases = JSON.parse(process.env['FAULTS_DATABASES'] ?? '{}') as Record<string, DataPlace>;
const kills = Number(process.env['FAULTS_KILLS']);
const seed = Number(process.env['FAULTS_SEED']);

for (const [name, place] of Object.entries(databases)) {
  void describe(`a site on ${name} (seed ${seed})`, () => {
    const world = new World(place, new Random(seed));
    before(() => world.begin());
    after(() => world.end());
    for (let kill = 1; kill <= kills; kill += 1)
      void describe(`killed for the ${kill}. time`, () => afterKill(world));
  });
}

function afterKill(world: World): void {
  let report: KillReport;
  before(async () => {
    report = await world.playUntilKilled();
  });

  void it('was in the middle of answering', (context) => {
    const { played, unansweredRequests, unansweredRounds, paidUnanswered } = report;
    context.diagnostic(
      `${played} rounds played; ${unansweredRequests} requests and ${unansweredRounds} rounds without an answer, ` +
        `${paidUnanswered} of them already paid`,
    );
    assert.ok(unansweredRequests > 0, 'No request was under way.');
  });

  void it('gives every round that got no answer its verdict when it is sent again', () =>
    world.each((player) => player.sendUnanswered()));

  void it('still stands by every verdict and every ledger line that it answered', () =>
    world.each((player) => player.assertAnswersStand()));

  void it('has paid and counted every proven round exactly once', () =>
    world.each((player) => player.assertPaidOnce()));

  void it('still has every stocked ticket that was not used', () =>
    world.each((player) => player.assertStockStands()));

  void it('has books that agree', async () => {
    assert.match(await world.reconcile(), /\nEverything agrees\.\n$/);
  });
}
