/**
 * Gives the chunks that a browser loads before it can show something: the static imports of the given manifest keys,
 * as file names inside the build folder.
 *
 * @param {Record<string, { file: string, imports?: string[] }>} manifest Vite's build manifest
 * @param {string[]} keys manifest keys: the page's entry and the screen's own chunk
 * @returns {string[]}
 */
export function firstLoadChunks(manifest: Record<string, {
    file: string;
    imports?: string[];
}>, keys: string[]): string[];
/**
 * Gives the JavaScript of a first load in bytes, each chunk compressed with brotli as the server sends it.
 *
 * @param {string} buildFolder a folder that Vite built with a manifest
 * @param {string[]} keys manifest keys: the page's entry and the screen's own chunk
 * @returns {Promise<number>}
 */
export function measureFirstLoad(buildFolder: string, keys: string[]): Promise<number>;
