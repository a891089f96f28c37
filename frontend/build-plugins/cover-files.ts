import type { Plugin } from 'vite';
import { importSources } from './game-sources.ts';

interface Games {
  GAME_IDS: readonly string[];
}

interface Covers {
  cover(game: string): unknown;
  toSvg(drawing: unknown): string;
}

/**
 * Writes the cover of every game as `/covers/<game id>.svg`, the address that `GET /api/games` returns. The
 * name has no hash, since the server does not know it; browsers revalidate by ETag. In development, covers
 * are drawn on request.
 */
export function coverFiles(): Plugin {
  return {
    name: 'cover-files',
    async generateBundle() {
      for (const [fileName, source] of await drawCovers()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      let covers: Promise<Map<string, string>> | undefined;
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/covers/')) return next();
        covers ??= drawCovers();
        covers.then((drawn) => {
          const svg = drawn.get(new URL(request.url ?? '', 'http://localhost').pathname.slice(1));
          if (svg === undefined) response.writeHead(404).end();
          else response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(svg);
        }, next);
      });
    },
  };
}

/** Returns the SVG of every game's cover by its path inside the site. */
async function drawCovers(): Promise<Map<string, string>> {
  const [{ GAME_IDS }, { cover, toSvg }] = await Promise.all([
    importSources<Games>('game-scenes/rules'),
    importSources<Covers>('game-scenes/art'),
  ]);
  return new Map(GAME_IDS.map((id) => [`covers/${id}.svg`, toSvg(cover(id))]));
}
