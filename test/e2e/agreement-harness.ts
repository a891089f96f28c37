import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const VITE = fromRoot('node_modules', 'vite', 'bin', 'vite.js');
const CONFIG = fileURLToPath(new URL('agreement-bundle.config.ts', import.meta.url));

declare global {
  interface Window {
    readonly agreement: typeof import('./agreement-rules.js');
  }
}

/** Bundles agreement-rules.ts from the sources, in a second or two, as a script that sets `agreement`. */
export function bundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-agreement-'));
  try {
    const args = [VITE, 'build', '--config', CONFIG, '--outDir', folder];
    execFileSync(process.execPath, args, { stdio: 'inherit' });
    return readFileSync(join(folder, 'agreement.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens an empty page with `window.agreement`. */
export async function openAgreementPage(page: Page, script: string): Promise<void> {
  await page.setContent('<body></body>');
  await page.addScriptTag({ content: script });
}
