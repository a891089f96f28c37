import { fileURLToPath } from 'node:url';

/** What is bundled, and as what: a module for a page, a classic script for an engine without one. */
const FORMATS = { page: 'es', engine: 'iife' };

/**
 * Vite's settings for what agreement*.spec.ts run elsewhere: one file with rules and bots, and for the page the scenes,
 * from their sources. `mode` says for whom.
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
