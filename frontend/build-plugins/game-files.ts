import type { Plugin } from 'vite';
import { onlyBehind } from './chunk-graph.ts';

/** Entry point of the games' scenes; only Phaser and the scenes are reachable from it alone. */
const GAMES_ENTRY = /\/game-scenes\/src\/scenes\.ts$/;

/** Path of the list inside the site; the service worker reads it (src/offline/sw.ts). */
export const GAME_FILES = 'game-files.json';

/**
 * Writes `game-files.json`: the paths of the chunks that only a running game needs. They are the largest part
 * of the site, so the service worker caches them when a game is played, or later when idle, not with the
 * shell.
 */
export function gameFiles(): Plugin {
  return {
    name: 'game-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = [...onlyBehind(bundle, [GAMES_ENTRY])];
      const source = JSON.stringify(files.toSorted().map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: GAME_FILES, source });
    },
  };
}
