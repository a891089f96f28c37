import { CHROMIUM_WEBGL_ARGUMENTS, chromiumPath } from '../../scripts/lib/chromium.mjs';
import { complaintsOf, GAME_NAMES, openGames, playAMoment } from './short-rounds.js';
import { expect, test } from './site.js';

/** A browser keeps 16 graphics contexts alive, and complains when it has to take one away. */
const MOUNTS = process.env['TEST_STRESS'] === 'whole' ? 20 : 4;

/** However busy the machine is. */
const MOUNT_LIMIT_MS = 20_000;

const executablePath = chromiumPath();

// Drawn in software: the smaller, the sooner.
test.use({
  viewport: { width: 480, height: 360 },
  launchOptions: { args: CHROMIUM_WEBGL_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
});

declare global {
  interface Window {
    graphicsContexts: WebGLRenderingContext[];
  }
}

/** Runs in the page: the game draws with WebGL where a graphics card does it, and now believes that one does. */
function pretendGraphicsCard(): void {
  const UNMASKED_RENDERER = 0x9246;
  const contexts: WebGLRenderingContext[] = [];
  const { getParameter } = WebGLRenderingContext.prototype;
  WebGLRenderingContext.prototype.getParameter = function (name: GLenum): unknown {
    if (!contexts.includes(this)) contexts.push(this);
    return name === UNMASKED_RENDERER ? 'A graphics card' : (getParameter.call(this, name) as unknown);
  };
  window.graphicsContexts = contexts;
}

test('rounds that are shown and left give their graphics contexts back', async ({ page, site }) => {
  test.setTimeout(120_000 + MOUNTS * MOUNT_LIMIT_MS);
  const complaints = complaintsOf(page);
  await page.addInitScript(pretendGraphicsCard);
  await openGames(page, site);
  for (let mount = 0; mount < MOUNTS; mount++) await playAMoment(page, GAME_NAMES[mount % GAME_NAMES.length]);

  const areLost = await page.evaluate(() =>
    window.graphicsContexts.map((context) => context.isContextLost()),
  );
  // One more was asked what the machine can do.
  expect(areLost).toEqual(Array<boolean>(MOUNTS + 1).fill(true));
  expect(complaints).toEqual([]);
});
