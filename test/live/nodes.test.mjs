/**
 * A livestream on two nodes with MariaDB and Redis behind nginx, with one ingest. The only files that they
 * share are the stream's folder and the secret.
 */
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startMariadb } from '../../scripts/servers/mariadb.mjs';
import { startNginx } from '../../scripts/servers/nginx.mjs';
import { startRedis } from '../../scripts/servers/redis.mjs';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { LiveSite, until, untilReady } from './live-site.mjs';
import { openAsMember } from './viewer.mjs';

describe('a livestream on two nodes', () => {
  const site = new LiveSite();
  const servers = [];
  const nodes = [];
  let browser;
  let viewers;
  const both = (action) => Promise.all(viewers.map(action));

  before(async () => {
    const started = async (server) => {
      servers.push(await server);
      return server;
    };
    const database = await started(startMariadb(join(site.folder, 'mariadb')));
    const redis = await started(startRedis(join(site.folder, 'redis')));
    const shared = join(site.folder, 'shared');
    // The workers of nginx run as another user.
    chmodSync(site.folder, 0o755);
    mkdirSync(join(shared, 'livestream'), { recursive: true });
    const secret = { STREAM_SECRET: 'a secret that all nodes of the tests know' };
    const settings = { ...secret, LIVESTREAM_FILES: 'proxy', TRUST_PROXY: '1' };
    site.settings = { ...settings, DATABASE_URL: database.url, REDIS_URL: redis.url };
    await site.prepare('separate');
    const ports = [await freePort(), await freePort()];
    for (const [index, port] of ports.entries()) {
      const folder = join(site.folder, `node-${index + 1}`);
      mkdirSync(folder);
      symlinkSync(join(shared, 'livestream'), join(folder, 'livestream'));
      nodes.push(`http://127.0.0.1:${port}`);
      site.run('backend/dist/app/main.js', { PORT: String(port), DATA_DIR: folder });
      await untilReady(nodes[index]);
    }
    const nginx = await started(startNginx(join(site.folder, 'nginx'), ports, { data: shared }));
    site.url = nginx.url;
    site.run('backend/dist/live/ingest/ingest-main.js', { DATA_DIR: shared, INGEST_API_URL: nginx.url });
    await site.signInWithIngest();
    browser = await launchBrowser();
    viewers = [
      await openAsMember(browser, nodes[0], 'zib-of-one'),
      await openAsMember(browser, nodes[1], 'zib-of-two'),
    ];
  });
  after(async () => {
    await browser?.close();
    await site.stopProcesses();
    for (const server of servers.reverse()) await server.stop();
    site.removeFolder();
  });

  it('goes live at both, and the picture moves on at both', async () => {
    site.push((await site.admin()).streamKey);
    await until('there is a preview', async () => (await site.admin()).ingest.previewPlaylist);
    await both((viewer) => viewer.says('Stream Offline'));
    await site.act('open');
    await both((viewer) => viewer.says('180p'));
    await both((viewer) => viewer.movesOn(1));
    assert.equal((await site.page()).viewers, 2);
  });

  it('is told alike by both, and its files are served by nginx itself', async () => {
    const [one, other] = await Promise.all(nodes.map((node) => site.pageOf(node)));
    assert.deepEqual([one.playlist, one.startedAt], [other.playlist, other.startedAt]);
    const playlist = await fetch(site.url + one.playlist);
    assert.deepEqual(
      ['cache-control', 'content-type'].map((name) => playlist.headers.get(name)),
      ['no-store', 'application/vnd.apple.mpegurl'],
    );
    // Only responses of a node have this header.
    assert.equal(playlist.headers.get('content-security-policy'), null);
    const [segment] = /^\d+\.ts$/m.exec(await playlist.text()) ?? [];
    const file = await fetch(site.url + one.playlist.replace('index.m3u8', segment));
    assert.match(file.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(file.headers.get('content-type'), 'video/mp2t');
    assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
    // Other files of the folder are not served.
    for (const path of ['/livestream/../stream-secret', `/livestream/${'0'.repeat(32)}/index.m3u8`])
      assert.notEqual((await fetch(site.url + path)).headers.get('content-type'), 'video/mp2t');
    assert.equal((await fetch(`${site.url}/livestream/${'0'.repeat(32)}/index.m3u8`)).status, 404);
  });

  it('ends for both when the show is closed', async () => {
    await site.act('close');
    await both((viewer) => viewer.says('ENDED'));
    await both((viewer) => viewer.says('That was it for this time'));
    for (const { failures } of viewers) assert.deepEqual(failures, []);
  });
});
