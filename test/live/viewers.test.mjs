/** The livestream's page with a real stream: it starts, is interrupted, resumes and ends. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { LiveSite, until } from './live-site.mjs';
import { openAsMember } from './viewer.mjs';

describe('the page of the livestream', () => {
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

  it('stays offline for an encoder with a wrong key, and for one while no show is open', async () => {
    const stranger = site.push('main?key=not-the-key');
    await stranger.ended;
    encoder = site.push(key);
    await until('there is a preview', async () => (await site.admin()).ingest.previewPlaylist);
    await viewer.says('OFFLINE');
    await viewer.says('Stream Offline');
  });

  it('goes live with the show, plays, and counts its viewers [S2.068]', async () => {
    await site.act('open');
    await site.untilState('live');
    await viewer.says('180p');
    await viewer.movesOn(1);
    const other = await openAsMember(browser, site.url, 'zib-other');
    await other.movesOn(1);
    assert.equal((await site.page()).viewers, 2);
    await other.page.context().close();
  });

  it('goes on in the same page when the encoder was away for ten seconds, and says so meanwhile', async () => {
    encoder.child.kill('SIGKILL');
    await wait(10_000);
    await viewer.says('The stream will be back in a moment');
    encoder = site.push(key);
    await viewer.movesOn(3);
    assert.deepEqual(viewer.failures, []);
  });

  it('is offline again for everybody once the show is closed', async () => {
    await site.act('close');
    await viewer.says('That was it for this time');
    await viewer.says('ENDED');
    assert.deepEqual(viewer.failures, []);
  });
});
