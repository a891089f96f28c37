import { CHROMIUM_WEBGL_ARGUMENTS, chromiumPath } from '../../scripts/lib/chromium.mjs';
import { complaintsOf, GAME_NAMES, openGames, playAMoment } from './short-rounds.js';
import { expect, test } from './site.js';

/** Each opens a graphics context for its demo and one for its round; a browser keeps 16 alive. */
const MOUNTS = 6;
const CONTEXTS_A_MOUNT = 2;

/** Timeout of one mount, generous for busy machines. */
const MOUNT_LIMIT_MS = 20_000;

const executablePath = chromiumPath();

// Rendered in software: smaller is faster.
test.use({
  viewport: { width: 480, height: 360 },
  launchOptions: { args: CHROMIUM_WEBGL_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
});

declare global {
  interface Window {
    graphicsContexts: WebGLRenderingContext[];
  }
}

/** Runs in the page: fakes a graphics card, because the game uses WebGL only with one. */
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

test('demos and rounds that are shown and left give their graphics contexts back', async ({ page, site }) => {
  test.setTimeout(120_000 + MOUNTS * MOUNT_LIMIT_MS);
  const complaints = complaintsOf(page);
  await page.clock.install();
  await page.addInitScript(pretendGraphicsCard);
  await openGames(page, site);
  for (let mount = 0; mount < MOUNTS; mount++) await playAMoment(page, GAME_NAMES[mount % GAME_NAMES.length]);

  const areLost = await page.evaluate(() =>
    window.graphicsContexts.map((context) => context.isContextLost()),
  );
  // One more context was created for the capability check.
  expect(areLost).toEqual(Array<boolean>(MOUNTS * CONTEXTS_A_MOUNT + 1).fill(true));
  expect(complaints).toEqual([]);
});
