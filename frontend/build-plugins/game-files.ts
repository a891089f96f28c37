import type { Plugin } from 'vite';
import { onlyBehind } from './chunk-graph.ts';

/** The entry point of the moving games; what only it leads to is Phaser and the scenes. */
const GAMES_ENTRY = /\/game-scenes\/src\/scenes\.ts$/;

/** Where the list stands inside the site; the service worker reads it (src/offline/sw.ts). */
export const GAME_FILES = 'game-files.json';

/**
 * Writes `game-files.json`: the paths of the chunks that only a running game needs. They are most of the site's weight,
 * so the service worker doesn't fetch them with the shell but when somebody plays, or later in a quiet moment.
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
