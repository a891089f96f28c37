import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { importSources } from './game-sources.ts';

const prefix = 'art-file:';

interface ArtModule {
  toSvg(drawing: unknown): string;
  [name: string]: (...input: never[]) => unknown;
}

/**
 * Lets a screen use a large drawing as a picture file: `import airlock from 'art-file:airlock'` resolves to the
 * address of the SVG that `airlock()` of game-scenes/art draws. The file is cached like any asset, is not part
 * of the first load's JavaScript, and adds no DOM to the page. Use still drawings only: an animated picture
 * is repainted with each frame.
 */
export function artFiles(): Plugin {
  const files = new Map<string, string>();
  let art: Promise<ArtModule> | undefined;
  let isBuild = false;
  return {
    name: 'art-files',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      art ??= importSources('game-scenes/art');
      const svg = drawn(await art, name);
      if (!isBuild)
        return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)}`;
      const fileName = `assets/${name}-${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
      files.set(fileName, svg);
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function drawn(art: ArtModule, name: string): string {
  const draw = art[name];
  if (draw === undefined) throw new Error(`game-scenes/art draws no '${name}'.`);
  return art.toSvg(draw());
}
