/**
 * Kills the server while members play, are paid and spend, and starts it again on the same data: no answered result may
 * be lost, and nothing may happen twice. Every second kill also ends MariaDB itself. Run by
 * `scripts/test-run/faults.mjs`, which sets
 * FAULTS_FOLDER  empty folder for all data
 * FAULTS_KILLS   kills of each database's server
 * FAULTS_SEED    seed of all choices of the members and the kills; only the machine's speed still varies
 */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { endOnStopSignal, runTool } from '../../scripts/lib/processes.mjs';
import { Actor } from './actor.js';
import { DATABASES } from './databases.js';
import { Random } from './random.js';
import { AIMS, Site } from './site.js';

endOnStopSignal();

const folder = process.env['FAULTS_FOLDER'] ?? '';
const kills = Number(process.env['FAULTS_KILLS']);
const seed = Number(process.env['FAULTS_SEED']);

const NAMES = ['quasar', 'nova', 'comet', 'pulsar'];

for (const [name, makeDatabase] of Object.entries(DATABASES)) {
  void describe(`a site on ${name} (seed ${seed})`, () => {
    const dataFolder = join(folder, name);
    const random = new Random(seed);
    let site: Site;
    let actors: readonly Actor[];
    const each = async (action: (actor: Actor) => Promise<void>): Promise<void> => {
      for (const actor of actors) await action(actor);
    };

    before(async () => {
      mkdirSync(join(dataFolder, 'media'), { recursive: true });
      site = new Site(makeDatabase(dataFolder), dataFolder, await freePort());
      await site.start();
      actors = NAMES.map((each, index) => new Actor(each, site, new Random(seed + index + 1)));
      await each((actor) => actor.register());
    });
    after(() => site.kill(true));

    for (let kill = 0; kill < kills; kill += 1) {
      void describe(`killed for the ${kill + 1}. time`, () => {
        before(async () => {
          site.killAt({
            kind: AIMS[kill % AIMS.length],
            left: random.pick([2, 4, 6, 8]),
            delayShare: random.next() * 1.5,
            isOfDatabase: kill % 2 === 1,
          });
          const plays = await Promise.allSettled(actors.map((actor) => actor.actUntilLost()));
          await site.start();
          for (const play of plays) if (play.status === 'rejected') throw play.reason;
        });

        void it('was in the middle of answering', () => {
          assert.ok(site.unanswered > 0, 'No request was under way.');
        });

        void it('has the file of every picture that a member has, and no other once it was swept', async () => {
          const pictures = await Promise.all(actors.map((actor) => actor.readPicture()));
          const owned = [...new Set(pictures.filter((picture) => picture !== null))];
          const media = readdirSync(join(dataFolder, 'media'), { recursive: true, withFileTypes: true });
          const files = media.filter((entry) => entry.isFile()).map(({ name }) => name);
          assert.deepEqual(files.sort(), owned.map((picture) => basename(picture)).sort());
          for (const picture of owned) {
            const { status, headers } = await fetch(site.url + picture);
            assert.deepEqual([status, headers.get('content-type')], [200, 'image/webp']);
          }
        });

        void it('answers everything that is sent again, and as before what it had answered', () =>
          each((actor) => actor.sendAgain()));

        void it('has paid and counted every proven round, and charged every purchase, exactly once [SEC-16]', () =>
          each((actor) => actor.assertDoneOnce()));

        void it('still has every prefetched ticket that was not used', () =>
          each((actor) => actor.assertPrefetchedTickets()));

        void it('has books that agree', async () => {
          const clock = fromRoot('test', 'faults', 'clock-ahead.mjs');
          const command = fromRoot('backend', 'dist', 'app', 'commands', 'ops.js');
          const args = ['--import', clock, command, 'reconcile'];
          const { output } = await runTool(process.execPath, args, { env: site.environment });
          assert.match(output, /\nEverything agrees\.\n$/);
        });
      });
    }
  });
}
