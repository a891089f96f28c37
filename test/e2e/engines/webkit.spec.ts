/** The rules and a journey in WebKit, driven by WebDriver. */
import { test } from '../site.js';
import { expectAgreement } from './engine-agreement.js';
import { WebKitPage } from './webkit-page.js';

/** From Start Game to the countdown. */
const START_LIMIT_MS = 15_000;

let webkit: WebKitPage;

test.beforeAll(async () => {
  webkit = await WebKitPage.start();
});
test.afterAll(() => webkit.end());

test('WebKit replays rounds as Node.js does', async () => {
  await webkit.open('about:blank');
  await expectAgreement((expression) => webkit.evaluate(expression));
});

test('a member registers, sees the store, and comes to the countdown, in WebKit without WebGL', async ({
  site,
}) => {
  await webkit.register(site);
  await webkit.open(`${site.url}/store?category=stickers`);
  await webkit.says('Galaxy');
  await webkit.open(`${site.url}/games/alien-clicker`);
  await webkit.press('Start Game');
  await webkit.says('Get ready', START_LIMIT_MS);
});
