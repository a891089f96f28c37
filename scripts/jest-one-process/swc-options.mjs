/**
 * SWC options that compile TypeScript in tests.
 *
 * @type {import('@swc/core').Options}
 */
export const swcOptions = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    // Node.js imports JSON only by `with { type: 'json' }`.
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};
