import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildBareApp } from '../frontend/build-plugins/bare-app/build-bare-app.mjs';
import { measureFirstLoad } from '../frontend/build-plugins/first-load.mjs';

const buildFolder = fileURLToPath(new URL('../frontend/build', import.meta.url));
const manifestFile = path.join(buildFolder, '.vite/manifest.json');

/** How much more JavaScript a first load may bring than an app that has only React, router and query. */
const mostTimesBareApp = 1.35;

const entry = 'index.html';
const firstScreens = {
  '/': 'src/screens/landing/landing.screen.tsx',
  '/auth': 'src/screens/auth/auth.screen.tsx',
};
const playScreen = 'src/screens/play/play.screen.tsx';

function readManifest() {
  assert.ok(existsSync(manifestFile), 'There is no site to measure: run `npm run build` first.');
  return JSON.parse(readFileSync(manifestFile, 'utf8'));
}

/** Every chunk a browser can get to without opening the play screen, as file names. */
function chunksOutsidePlay(manifest) {
  const found = new Set();
  const visit = (key) => {
    if (key === playScreen || found.has(key)) return;
    found.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    [...imports, ...dynamicImports].forEach(visit);
  };
  visit(entry);
  return [...found].map((key) => manifest[key].file);
}

const holdsPhaser = (file) => readFileSync(path.join(buildFolder, file), 'utf8').includes('Phaser');

describe('the first load', () => {
  for (const [address, screen] of Object.entries(firstScreens)) {
    it(`of ${address} brings at most ${mostTimesBareApp} times the JavaScript of a bare app`, async () => {
      readManifest();
      const bareBytes = await measureFirstLoad(await buildBareApp(), [entry]);
      const bytes = await measureFirstLoad(buildFolder, [entry, screen]);
      const times = bytes / bareBytes;
      assert.ok(
        times <= mostTimesBareApp,
        `${address} loads ${bytes} bytes of JavaScript, ${times.toFixed(2)} times the bare app's ${bareBytes}. ` +
          'Load what the first sight does not need later, or draw it as a picture file.',
      );
    });
  }

  it('has no byte of Phaser outside the play screen', () => {
    const manifest = readManifest();
    const scripts = Object.values(manifest)
      .map((chunk) => chunk.file)
      .filter((file) => file.endsWith('.js'));
    assert.ok(scripts.some(holdsPhaser), 'No chunk holds Phaser: look for another word in it to tell it by.');
    const outside = chunksOutsidePlay(manifest).filter((file) => file.endsWith('.js'));
    assert.deepEqual(outside.filter(holdsPhaser), []);
  });
});
