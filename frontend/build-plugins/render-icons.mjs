/**
 * Draws the site's icons and its preview picture from game-scenes/art into public/, where they are committed.
 * Run it after changing the drawings: `node frontend/build-plugins/render-icons.mjs`. CHROMIUM sets the
 * browser; the default is Playwright's.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));

const { module: art } = await runnerImport('game-scenes/art', {
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  resolve: { conditions: ['source'] },
  ssr: { noExternal: ['game-scenes'], resolve: { conditions: ['source'] } },
});

/** Width and height in px of each picture. */
const pictures = [
  { file: 'favicon-32.png', drawing: art.favicon(), width: 32, height: 32 },
  { file: 'apple-touch-icon.png', drawing: art.appIcon(), width: 180, height: 180 },
  { file: 'icon-192.png', drawing: art.appIcon(), width: 192, height: 192 },
  { file: 'icon-512.png', drawing: art.appIcon(), width: 512, height: 512 },
  { file: 'social-preview.png', drawing: art.socialPreview(), width: 1200, height: 630 },
];

await writeFile(path.join(publicFolder, 'favicon.svg'), art.toSvg(art.favicon()));
const executablePath = process.env.CHROMIUM;
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage();
for (const { file, drawing, width, height } of pictures) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<body style="margin:0">${art.toSvg(drawing, { width, height })}</body>`);
  await page.screenshot({ path: path.join(publicFolder, file), omitBackground: true });
}
await browser.close();
