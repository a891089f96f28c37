import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the bare app as the site is built and gives the folder it is in.
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
