/** A livestream with a separate ingest service, as in docker-compose.yml, while the API restarts. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { stopTool } from '../../scripts/lib/processes.mjs';
import { LiveSite, until } from './live-site.mjs';

describe('a livestream with an ingest of its own', () => {
  const site = new LiveSite();
  let encoder;

  before(() => site.start('separate'));
  after(() => site.stop());

  it('goes on while the API starts again, which then knows of it', async () => {
    await site.act('open');
    encoder = site.push((await site.admin()).streamKey);
    const { playlist, startedAt } = await site.untilState('live');
    await stopTool(site.server);
    await site.startServer();
    const page = await site.untilState('live');
    assert.deepEqual([page.playlist, page.startedAt], [playlist, startedAt]);
    const before = await (await fetch(site.url + playlist)).text();
    await until('it goes on', async () => (await (await fetch(site.url + playlist)).text()) !== before);
    assert.equal(encoder.child.exitCode, null);
  });

  it('has ended for everybody when its ingest was told to stop', async () => {
    await stopTool(site.ingest);
    await until('no encoder is connected', async () => !(await site.admin()).ingest.isConnected);
    assert.equal((await site.page()).isLive, false);
  });
});
