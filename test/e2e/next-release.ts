import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGES = fileURLToPath(new URL('../../frontend/build', import.meta.url));

const APP_PAGE = /\{[^{}]*"?url"?:"app\.html"[^{}]*\}/;

/** Creates a later release of the site, marked by `<html data-release="next">`, and returns its folder. */
export function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-next-'));
  cpSync(PAGES, folder, { recursive: true });
  change(folder, 'app.html', (page) => page.replace('<html', '<html data-release="next"'));
  change(folder, 'sw.js', (worker) => worker.replace(APP_PAGE, '{"revision":"next","url":"app.html"}'));
  return folder;
}

function change(folder: string, name: string, edit: (text: string) => string): void {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`There was nothing to change in ${name}.`);
  writeFileSync(file, changed);
  // The compressed copies still have the old text.
  for (const packed of ['.br', '.gz']) rmSync(file + packed, { force: true });
}
