/**
 * A livestream from the encoder to the picture on its page, as with `npm start`: the ingest is the server's
 * child.
 */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { LiveSite, until } from './live-site.mjs';
import { openAsMember } from './viewer.mjs';

describe('a livestream', () => {
  const site = new LiveSite();
  let browser;
  let viewer;
  let encoder;
  let key;

  before(async () => {
    await site.start('child');
    ({ streamKey: key } = await site.admin());
    browser = await launchBrowser();
    viewer = await openAsMember(browser, site.url, 'zib-viewer');
  });
  after(async () => {
    await browser?.close();
    await site.stop();
  });

  it('refuses an encoder with a wrong key, and says so to the admin', async () => {
    const stranger = site.push('main?key=not-the-key');
    const [code] = await stranger.ended;
    assert.notEqual(code, 0);
    assert.match(stranger.output, /The stream key was wrong/);
    await until('the admin sees why', async () => {
      const { lastProblem } = (await site.admin()).ingest;
      return lastProblem?.code === 'wrong_key';
    });
    assert.equal((await site.page()).isLive, false);
  });

  it('is a preview for admins alone while no show is open', async () => {
    encoder = site.push(key);
    const { ingest } = await until('there is a preview', async () => {
      const seen = await site.admin();
      return seen.ingest.previewPlaylist && seen;
    });
    assert.deepEqual([ingest.isConnected, ingest.width, ingest.height, ingest.fps], [true, 320, 180, 10]);
    const { playlist, isLive } = await site.page();
    assert.deepEqual([playlist, isLive], [null, false]);
    assert.equal((await fetch(site.url + ingest.previewPlaylist)).status, 200);
    await viewer.says('Stream Offline');
  });

  it('goes live with the show, under another name than the preview, plays, and counts its viewers [S2.068]', async () => {
    const preview = (await site.admin()).ingest.previewPlaylist;
    await site.act('open');
    const { playlist } = await site.untilState('live');
    assert.notEqual(playlist, preview);
    await viewer.says('180p');
    await viewer.movesOn(1);
    const other = await openAsMember(browser, site.url, 'zib-other');
    await other.movesOn(1);
    assert.equal((await site.page()).viewers, 2);
    await other.page.context().close();
  });

  it('goes on in the same page when the encoder was away for ten seconds, and says so meanwhile', async () => {
    const { playlist } = await site.page();
    encoder.child.kill('SIGKILL');
    await until('the encoder is gone', async () => !(await site.admin()).ingest.isConnected);
    // As long as specified: the encoder is away for ten seconds.
    await wait(10_000);
    await viewer.says('The stream will be back in a moment');
    encoder = site.push(key);
    await viewer.movesOn(3);
    assert.equal((await site.page()).playlist, playlist);
    assert.match(await (await fetch(site.url + playlist)).text(), /#EXT-X-DISCONTINUITY\n/);
    assert.deepEqual(viewer.failures, []);
  });

  it('goes on beside a thousand connections that send anything [SEC-52]', async () => {
    const sockets = Array.from({ length: 1000 }, () => {
      const socket = new Socket();
      socket.on('error', () => undefined).connect(site.ingestPort, '127.0.0.1');
      socket.write(Buffer.alloc(2000, 'garbage'));
      return socket;
    });
    await Promise.all(
      sockets.map((socket) =>
        until('it is closed', () => socket.destroyed || socket.readableEnded || socket.closed),
      ),
    );
    for (const socket of sockets) socket.destroy();
    await viewer.movesOn(1);
    assert.equal((await site.admin()).ingest.isConnected, true);
  });

  it('is cut by a new key, which lets the encoder in again', async () => {
    ({ streamKey: key } = await site.act('rotate-key'));
    await encoder.ended;
    await until('the admin sees why', async () => {
      const { lastProblem } = (await site.admin()).ingest;
      return lastProblem?.code === 'key_rotated';
    });
    encoder = site.push(key);
    await viewer.movesOn(2);
  });

  it('is received again after its process was killed, and nothing is left of before [SEC-52]', async () => {
    const { playlist } = await site.page();
    const killed = site.childId();
    process.kill(killed, 'SIGKILL');
    await encoder.ended;
    assert.equal((await fetch(`${site.url}/api/health/ready`)).status, 200);
    await until('there is another process', () => site.childId() !== undefined && site.childId() !== killed);
    await until('its files are gone', async () => (await fetch(site.url + playlist)).status === 404);
    await until('an encoder is let in', async () => {
      encoder = site.push(key);
      return (
        until(
          'it is decided',
          async () => encoder.child.exitCode !== null || (await site.admin()).ingest.isConnected,
        ) && encoder.child.exitCode === null
      );
    });
    const again = await site.untilState('live');
    assert.notEqual(again.playlist, playlist);
  });

  it('ends for its viewers when the show is closed, and stays a preview', async () => {
    const { playlist } = await site.page();
    const closed = await site.act('close');
    assert.equal(closed.state, 'ended');
    await until('the playlist has ended', async () =>
      (await (await fetch(site.url + playlist)).text()).includes('#EXT-X-ENDLIST'),
    );
    await until('there is a preview', async () => {
      const { previewPlaylist } = (await site.admin()).ingest;
      return previewPlaylist && previewPlaylist !== playlist;
    });
    await viewer.says('That was it for this time');
    assert.deepEqual(viewer.failures, []);
  });

  it('leaves no file when the server stops, and no key in what it says [SEC-51]', async () => {
    site.server.kill('SIGTERM');
    await until('it has stopped', () => site.server.exitCode !== null);
    assert.equal(site.server.exitCode, 0);
    assert.deepEqual(readdirSync(join(site.folder, 'livestream')), []);
    assert.ok(!site.log.includes(key.split('=')[1]));
  });
});
