import { fileURLToPath } from 'node:url';

/** Bundle formats: a module for a page, a classic script for a plain engine. */
const FORMATS = { page: 'es', engine: 'iife' };

/**
 * Vite's configuration for the bundles of agreement*.spec.ts: one file with the rules and bots, for the page
 * also the scenes, from their sources. `mode` selects the target.
 */
export default ({ mode }: { mode: keyof typeof FORMATS }) => ({
  logLevel: 'error',
  publicDir: false,
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
  build: {
    minify: false,
    lib: {
      entry: fileURLToPath(new URL(`agreement-${mode}.ts`, import.meta.url)),
      formats: [FORMATS[mode]],
      name: 'agreement',
      fileName: () => `agreement-${mode}.js`,
    },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
