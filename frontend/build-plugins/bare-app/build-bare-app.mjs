import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the bare app with the site's settings and returns the output folder.
 *
 * @returns {Promise<string>}
 */
export async function buildBareApp() {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const outDir = path.join(root, '../../.cache/bare-app');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, manifest: true },
  });
  return outDir;
}
