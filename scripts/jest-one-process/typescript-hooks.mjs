/** Loader hooks that compile the packages' TypeScript as in Jest: with SWC and decorator metadata. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
/** A reloaded file has a query after its name. */
const TYPESCRIPT = /\.tsx?(\?|$)/;

/**
 * @param {string} specifier
 * @param {{ parentURL?: string, conditions: string[] }} context
 * @param {(specifier: string, context: object) => Promise<{ url: string }>} next
 */
export async function resolve(specifier, context, next) {
  const { parentURL = '' } = context;
  if (!TYPESCRIPT.test(parentURL)) return next(specifier, context);
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  const source = specifier.startsWith('.') && sourceOf(new URL(specifier, parentURL));
  if (source) return { url: source, shortCircuit: true };
  return next(specifier, { ...context, conditions: [...context.conditions, 'source'] });
}

/** Maps an imported `.js` path to its `.ts` source. */
function sourceOf(/** @type {URL} */ { href }) {
  const url = href.replace(/\.js$/, '.ts');
  return url !== href && existsSync(fileURLToPath(url)) ? url : undefined;
}

/**
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => Promise<object>} next
 */
export async function load(url, context, next) {
  if (!TYPESCRIPT.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    ...swcOptions,
    filename,
    swcrc: false,
    configFile: false,
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
