/**
 * Kills the server while members play, are paid and spend, and starts it again on the same data: no confirmed
 * result may be lost, and nothing may happen twice. Run by `scripts/test-run/faults.mjs`, which sets
 * FAULTS_DATABASES  names and addresses, as JSON: { "SQLite": { "databaseUrl": …, "dataFolder": … } }
 * FAULTS_KILLS      kills of each database's server
 * FAULTS_SEED       seed of all choices of the members and the kills; only the machine's speed still varies
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
    context.diagnostic(
      `${report.played} rounds played; ${report.unansweredRequests} requests without an answer: ` +
        `${report.unansweredRounds} rounds, ${report.paidUnanswered} of them already paid, and ` +
        `${report.unansweredWishes} purchases and pictures, ${report.grantedUnanswered} of them already made`,
    );
    assert.ok(report.unansweredRequests > 0, 'No request was under way.');
  });

  void it('gives every round, purchase and picture that got no answer one when it is sent again', () =>
    world.each((member) => member.sendUnanswered()));

  void it('still stands by every verdict, ledger line, receipt and picture that it answered', () =>
    world.each((member) => member.assertAnswersStand()));

  void it('has paid and counted every proven round, and charged every purchase, exactly once [SEC-16]', () =>
    world.each((member) => member.assertPaidOnce()));

  void it('still has every prefetched ticket that was not used', () =>
    world.each((member) => member.assertPrefetchedTickets()));

  void it('has the file of every picture that a member has, and no other once it was swept', () =>
    world.assertPicturesStand());

  void it('has books that agree', async () => {
    assert.match(await world.reconcile(), /\nEverything agrees\.\n$/);
  });
}
