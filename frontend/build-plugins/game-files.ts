import type { Plugin, Rolldown } from 'vite';

/** The door of the moving games; what only it leads to is Phaser and the scenes. */
const GAMES_DOOR = /\/game-scenes\/src\/scenes\.ts$/;

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
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const door = chunks.find((chunk) => GAMES_DOOR.test(chunk.facadeModuleId ?? ''));
      if (door === undefined) throw new Error('The build has no chunk for game-scenes/scenes.');
      const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
      const elsewhere = reached(bundle, entries, door.fileName);
      const files = [...reached(bundle, [door.fileName])].filter((file) => !elsewhere.has(file));
      const source = JSON.stringify(files.toSorted().map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: GAME_FILES, source });
    },
  };
}

/** Gives the chunks that some lead to, at once or later, without going through `closed`. */
function reached(bundle: Rolldown.OutputBundle, starts: readonly string[], closed?: string): Set<string> {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || fileName === closed || found.has(fileName)) return;
    found.add(fileName);
    [...file.imports, ...file.dynamicImports].forEach(visit);
  };
  starts.forEach(visit);
  return found;
}
