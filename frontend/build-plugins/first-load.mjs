import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Returns the chunks that a browser loads before the first paint: the static imports of the given manifest
 * keys, as file names inside the build folder.
 *
 * @param {Record<string, { file: string, imports?: string[] }>} manifest Vite's build manifest
 * @param {string[]} keys manifest keys: the page's entry and the screen's own chunk
 * @returns {string[]}
 */
export function firstLoadChunks(manifest, keys) {
  const found = new Map();
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build manifest has no '${key}'.`);
    if (found.has(key)) return;
    found.set(key, chunk.file);
    (chunk.imports ?? []).forEach(visit);
  };
  keys.forEach(visit);
  return [...found.values()].filter((file) => file.endsWith('.js'));
}

/**
 * Returns the JavaScript of a first load in bytes, each chunk compressed with brotli as the server sends it.
 *
 * @param {string} buildFolder a folder that Vite built with a manifest
 * @param {string[]} keys manifest keys: the page's entry and the screen's own chunk
 * @returns {Promise<number>}
 */
export async function measureFirstLoad(buildFolder, keys) {
  const manifest = JSON.parse(await readFile(path.join(buildFolder, '.vite/manifest.json'), 'utf8'));
  const chunks = firstLoadChunks(manifest, keys);
  const sizes = await Promise.all(
    chunks.map(async (chunk) => brotliCompressSync(await readFile(path.join(buildFolder, chunk))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
