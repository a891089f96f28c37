import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildBareApp } from '../frontend/build-plugins/bare-app/build-bare-app.mjs';
import { measureFirstLoad } from '../frontend/build-plugins/first-load.mjs';

const buildFolder = fileURLToPath(new URL('../frontend/build', import.meta.url));
const manifestFile = path.join(buildFolder, '.vite/manifest.json');

/** Upper limit of a first load's JavaScript, relative to an app with only React, router and query. */
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

/**
 * Returns the manifest keys that are reachable from these, now or later, without opening the `closed`
 * screens.
 */
function keysOutside(manifest, closed, keys) {
  const found = new Set();
  const visit = (key) => {
    if (closed.includes(key) || found.has(key)) return;
    found.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    [...imports, ...dynamicImports].forEach(visit);
  };
  keys.forEach(visit);
  return [...found];
}

/** Returns the scripts that a browser loads together with a manifest key's chunk, needed or not. */
function scriptsBeside(manifest, key) {
  const found = new Set();
  const visit = (next) => {
    if (found.has(next)) return;
    found.add(next);
    (manifest[next].imports ?? []).forEach(visit);
  };
  visit(key);
  return filesOf(manifest, [...found]);
}

const filesOf = (manifest, keys) =>
  keys.map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));

const holdsHls = (file) => readFileSync(path.join(buildFolder, file), 'utf8').includes('hlsManifestLoading');
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

  it('has no byte of Phaser on any screen but play, and there only once a round begins', () => {
    const manifest = readManifest();
    const screens = Object.keys(manifest).filter((key) => key.endsWith('.screen.tsx'));
    assert.ok(screens.includes(playScreen));
    assert.ok(
      filesOf(manifest, Object.keys(manifest)).some(holdsPhaser),
      'No chunk holds Phaser: look for another word in it to tell it by.',
    );
    for (const screen of screens) {
      const outside = filesOf(manifest, keysOutside(manifest, [playScreen], [entry, screen]));
      const scripts = [...outside, ...scriptsBeside(manifest, screen)];
      assert.deepEqual(scripts.filter(holdsPhaser), [], `${screen} brings Phaser.`);
    }
  });

  it('has no page that asks for Phaser before its scripts do', () => {
    const phaser = filesOf(readManifest(), Object.keys(readManifest())).filter(holdsPhaser);
    const pages = readdirSync(buildFolder, { recursive: true }).filter((file) => file.endsWith('.html'));
    assert.ok(pages.length > 3, 'The pages of the build are missing.');
    for (const page of pages) {
      const html = readFileSync(path.join(buildFolder, page), 'utf8');
      assert.deepEqual(
        phaser.filter((file) => html.includes(file)),
        [],
        `${page} names a chunk of Phaser.`,
      );
    }
  });

  it('has no byte of hls.js, on no screen: a stream that is live brings it, and nothing keeps it', () => {
    const manifest = readManifest();
    const keys = Object.keys(manifest);
    assert.equal(filesOf(manifest, keys).filter(holdsHls).length, 1, 'hls.js is not one chunk of its own.');
    const hls = keys.find((key) => manifest[key].file.endsWith('.js') && holdsHls(manifest[key].file));
    const leading = keys.filter((key) => (manifest[key].dynamicImports ?? []).includes(hls));
    const screens = keys.filter((key) =>
      (manifest[key].imports ?? []).some((next) => leading.includes(next)),
    );
    assert.deepEqual(screens.sort(), [
      'src/screens/admin/streaming/streaming.tab.tsx',
      'src/screens/livestream/livestream.screen.tsx',
      'src/stream/stream-studio.tsx',
    ]);
    for (const key of keys.filter((key) => key !== hls))
      assert.deepEqual(scriptsBeside(manifest, key).filter(holdsHls), [], `${key} brings hls.js.`);
    const kept = readFileSync(path.join(buildFolder, 'sw.js'), 'utf8');
    assert.ok(!kept.includes(manifest[hls].file), 'The service worker fetches hls.js for everybody.');
  });

  it('has no byte of the dashboard but on its own screen', () => {
    const manifest = readManifest();
    const keys = Object.keys(manifest);
    const isDashboard = (key) => key.startsWith('src/screens/admin/');
    assert.ok(keys.filter(isDashboard).length > 7, 'The tabs of the dashboard are no chunks of their own.');
    const dashboard = filesOf(manifest, keys.filter(isDashboard));
    for (const key of keys.filter((key) => !isDashboard(key)))
      assert.deepEqual(
        scriptsBeside(manifest, key).filter((file) => dashboard.includes(file)),
        [],
        `${key} brings the dashboard.`,
      );
  });

  it('keeps offline what members get to, and not what only admins do', () => {
    const manifest = readManifest();
    const entryPoints = ['src/screens/admin/admin.screen.tsx', 'src/stream/stream-studio.tsx'];
    const kept = readFileSync(path.join(buildFolder, 'sw.js'), 'utf8');
    const filesWithStyles = (keys) =>
      keys.flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
    const members = filesWithStyles(keysOutside(manifest, [...entryPoints, playScreen], [entry]));
    const admins = filesWithStyles(keysOutside(manifest, [], entryPoints)).filter(
      (file) => !members.includes(file),
    );
    assert.ok(admins.length > 10, 'Nothing is for admins alone.');
    const isFor = (files) => files.filter((file) => kept.includes(file));
    assert.deepEqual(isFor(admins.filter((file) => !holdsPhaser(file))), []);
    assert.deepEqual(
      members.filter((file) => !kept.includes(file) && !/phaser|hls/.test(file)),
      [],
    );
  });
});
