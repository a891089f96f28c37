import { fileURLToPath } from 'node:url';

/** Vite's settings for the page of agreement.spec.ts: one file with rules, bots and scenes, from their sources. */
export default {
  logLevel: 'error',
  publicDir: false,
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
  build: {
    minify: false,
    lib: {
      entry: fileURLToPath(new URL('agreement-page.ts', import.meta.url)),
      formats: ['es'],
      fileName: () => 'agreement-page.js',
    },
    rolldownOptions: { output: { codeSplitting: false } },
  },
};
