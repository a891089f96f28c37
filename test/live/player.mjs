import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { PLAYER_SCRIPT, until } from './live-site.mjs';

const PAGE = '<!doctype html><title>Player</title><video muted playsinline></video>';

/**
 * Plays a playlist in Chromium, with hls.js.
 * @param {string} url the site
 * @param {string} playlist
 */
export async function play(url, playlist) {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.route(`${url}/player`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto(`${url}/player`);
  await page.addScriptTag({ path: PLAYER_SCRIPT });
  await page.evaluate((source) => {
    const [video] = globalThis.document.querySelectorAll('video');
    const player = new globalThis.Hls({ liveSyncDurationCount: 3 });
    globalThis.failures = [];
    player.on(
      globalThis.Hls.Events.ERROR,
      (_name, { details, fatal }) => fatal && globalThis.failures.push(details),
    );
    player.loadSource(source);
    player.attachMedia(video);
    globalThis.player = player;
    void video.play();
  }, playlist);
  const seconds = () => page.evaluate(() => globalThis.document.querySelector('video').currentTime);
  return {
    seconds,
    /** Waits until playback has advanced by this many seconds. */
    async movesOn(by) {
      const from = await seconds();
      await until('the picture moves on', async () => (await seconds()) > from + by);
    },
    /** Returns how far playback is behind the live edge. */
    latency: () => page.evaluate(() => globalThis.player.latency),
    failures: () => page.evaluate(() => globalThis.failures),
    size: () =>
      page.evaluate(() => {
        const { videoWidth, videoHeight } = globalThis.document.querySelector('video');
        return { videoWidth, videoHeight };
      }),
    close: () => browser.close(),
  };
}
