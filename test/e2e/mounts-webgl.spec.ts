import type { Page } from '@playwright/test';
import { CHROMIUM_WEBGL_ARGUMENTS, chromiumPath } from '../../scripts/lib/chromium.mjs';
import {
  beginRound,
  complaintsOf,
  GAME_NAMES,
  openGames,
  playAMoment,
  untilVisible,
} from './short-rounds.js';
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
    lostExtension?: WEBGL_lose_context | null | undefined;
  }
}

/** Runs in the page: collects the graphics contexts of demos and rounds. */
function collectContexts(): void {
  const contexts: WebGLRenderingContext[] = [];
  const { getParameter } = WebGLRenderingContext.prototype;
  WebGLRenderingContext.prototype.getParameter = function (name: GLenum): unknown {
    if (!contexts.includes(this)) contexts.push(this);
    return getParameter.call(this, name) as unknown;
  };
  window.graphicsContexts = contexts;
}

test('demos and rounds that are shown and left give their graphics contexts back', async ({ page, site }) => {
  test.setTimeout(120_000 + MOUNTS * MOUNT_LIMIT_MS);
  const complaints = complaintsOf(page);
  await page.clock.install();
  await page.addInitScript(collectContexts);
  await openGames(page, site);
  for (let mount = 0; mount < MOUNTS; mount++) await playAMoment(page, GAME_NAMES[mount % GAME_NAMES.length]);

  const areLost = await page.evaluate(() =>
    window.graphicsContexts.map((context) => context.isContextLost()),
  );
  expect(areLost).toEqual(Array<boolean>(MOUNTS * CONTEXTS_A_MOUNT).fill(true));
  expect(complaints).toEqual([]);
});

/** Returns how many colours the field has; lost textures leave a handful. */
async function coloursOf(page: Page): Promise<number> {
  const picture = await page.locator('canvas').screenshot();
  return page.evaluate(async (file) => {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer;
    return pixels ? new Set(new Uint32Array(pixels)).size : 0;
  }, picture.toString('base64'));
}

/** Runs in the page: loses or restores the graphics context of the round, the newest of the page. */
function changePicture(isLost: boolean): void {
  const extension = window.graphicsContexts.at(-1)?.getExtension('WEBGL_lose_context');
  if (!extension && isLost) throw new Error('The round has no graphics context.');
  window.lostExtension ??= extension;
  if (isLost) window.lostExtension?.loseContext();
  else window.lostExtension?.restoreContext();
}

test('a round whose graphics are lost pauses, says so, and goes on with its pictures when they are back', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.clock.install();
  await page.addInitScript(collectContexts);
  await openGames(page, site);
  await beginRound(page, 'Memory Match');
  const colours = await coloursOf(page);

  await page.evaluate(changePicture, true);
  await expect(page.getByText('Paused because the graphics of this device were lost.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeDisabled();
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();

  await page.evaluate(changePicture, false);
  await untilVisible(page, page.getByRole('button', { name: 'Pause' }));
  await page.clock.runFor(100);
  expect(await coloursOf(page)).toBeGreaterThan(colours / 2);
});
