import { fileURLToPath } from 'node:url';

/** Vite's configuration for the bundle of the agreement specs: a classic script with the rules and bots, from their sources. */
export default {
  logLevel: 'error',
  publicDir: false,
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
  build: {
    minify: false,
    lib: {
      entry: fileURLToPath(new URL('agreement-rules.ts', import.meta.url)),
      formats: ['iife'],
      name: 'agreement',
      fileName: () => 'agreement.js',
    },
    rolldownOptions: { output: { codeSplitting: false } },
  },
};
