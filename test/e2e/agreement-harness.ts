import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const VITE = fromRoot('node_modules', 'vite', 'bin', 'vite.js');
const CONFIG = fileURLToPath(new URL('agreement-bundle.config.ts', import.meta.url));

/** A random seed, which is printed, unless one is given. */
const BASE_SEED = process.env['AGREEMENT_SEED'] ?? randomBytes(8).toString('hex');

/** Returns 64 hex digits derived from the base seed and a name. */
export const hexOf = (name: string): string =>
  createHash('sha256').update(`${BASE_SEED} ${name}`).digest('hex');

/** Returns a whole number below `bound`, derived from the base seed and a name. */
const below = (bound: number, name: string): number => Number.parseInt(hexOf(name).slice(0, 12), 16) % bound;

/** Returns an item, derived from the base seed and a name. */
export function pick<Item>(items: readonly Item[], name: string): Item {
  const item = items[below(items.length, name)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/**
 * Bundles agreement-page.ts or agreement-engine.ts from the sources, in a second or two, and returns its
 * text.
 */
export function bundle(mode: 'page' | 'engine'): string {
  process.stdout.write(`agreement: AGREEMENT_SEED=${BASE_SEED}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-agreement-'));
  try {
    const args = [VITE, 'build', '--config', CONFIG, '--mode', mode, '--outDir', folder];
    execFileSync(process.execPath, args, { stdio: 'inherit' });
    return readFileSync(join(folder, `agreement-${mode}.js`), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Opens an empty page with `window.agreement` and a small stage with the window's aspect ratio, which is fast
 * to render.
 */
export async function openAgreementPage(page: Page, script: string): Promise<void> {
  await page.setContent('<body style="margin: 20px; width: 25vw; height: 25vh"></body>');
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'agreement' in window);
}
