/**
 * `npm run gallery`: takes a screenshot of every screen and state in test/gallery/screens.ts, saves them to
 * gallery/ and writes gallery/index.html, which shows them side by side. `--only=<part of a name>` takes some of
 * them, `--size=<width>x<height>` another size than a desktop, a tablet and a phone. `--keep=<folder>` takes
 * them without canvas and motion, and `--against=<folder>` compares the screens with pictures kept before: each
 * one that differs fails with its number of pixels, and test-results/ shows where.
 */
import { parseArgs } from 'node:util';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure, runMain } from './lib/failure.mjs';
import { ROOT, fromRoot } from './lib/paths.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnStopSignal, runTool } from './lib/processes.mjs';

const FOLDER = fromRoot('gallery');

async function main() {
  endOnStopSignal();
  const { only, size, keep, against } = parseArgs({
    options: {
      only: { type: 'string' },
      size: { type: 'string' },
      keep: { type: 'string' },
      against: { type: 'string' },
    },
  }).values;
  await ensureInstalled();
  const playwright = fromRoot('node_modules', '@playwright', 'test', 'cli.js');
  const args = [playwright, 'test', '--config', fromRoot('test', 'gallery'), '--reporter=line'];
  if (only !== undefined) args.push('--grep', only);
  if (keep !== undefined) args.push('--update-snapshots=all');
  const kept = keep ?? against;
  const env = {
    ...process.env,
    ...(size !== undefined && { GALLERY_SIZE: size }),
    ...(kept !== undefined && { GALLERY_KEPT: resolve(kept) }),
  };
  if (kept === undefined) {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER);
  }
  const { code } = await runTool(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  if (kept === undefined) {
    writeFileSync(fromRoot('gallery', 'index.html'), indexPage());
    console.log(`Open ${fromRoot('gallery', 'index.html')} to see them.`);
  }
  if (code !== 0) throw new Failure('Some screens could not be photographed, or differ: see above.');
}

/** @returns {string} a page with one row per screen and one column per size */
function indexPage() {
  const sizes = readdirSync(FOLDER).toSorted((one, other) => parseInt(other) - parseInt(one));
  const files = [...new Set(sizes.flatMap((size) => readdirSync(fromRoot('gallery', size))))].toSorted();
  const picture = (size, file) =>
    `<a href="${size}/${file}"><img src="${size}/${file}" alt="${size}" loading="lazy"></a>`;
  const rows = files.map(
    (file) =>
      `<h2>${file.replace('.png', '')}</h2><div>${sizes.map((size) => picture(size, file)).join('')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{background:#222;color:#eee;font:16px system-ui}div{display:flex;gap:12px;align-items:start}
img{max-height:520px;max-width:100%}</style><h1>Gallery</h1>${rows.join('\n')}</html>\n`;
}

await runMain(main);
