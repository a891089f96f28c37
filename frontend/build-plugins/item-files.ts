import type { Plugin } from 'vite';
import { importSources } from './game-sources.ts';

interface Items {
  ITEM_PICTURES: readonly string[];
  itemPicture(name: string): unknown;
  toSvg(drawing: unknown): string;
}

/**
 * Writes the picture of every item as `/items/<itemType>-<itemId>.svg`, the address that `GET
 * /api/store/items` and `GET /api/store/avatar-items` return. As for the covers, the name has no hash. In
 * development, pictures are drawn on request.
 */
export function itemFiles(): Plugin {
  return {
    name: 'item-files',
    async generateBundle() {
      for (const [fileName, source] of await drawItems()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      let items: Promise<Map<string, string>> | undefined;
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/items/')) return next();
        items ??= drawItems();
        items.then((drawn) => {
          const svg = drawn.get(new URL(request.url ?? '', 'http://localhost').pathname.slice(1));
          if (svg === undefined) response.writeHead(404).end();
          else response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(svg);
        }, next);
      });
    },
  };
}

/** Returns the SVG of every item's picture by its path inside the site. */
async function drawItems(): Promise<Map<string, string>> {
  const { ITEM_PICTURES, itemPicture, toSvg } = await importSources<Items>('game-scenes/art');
  return new Map(ITEM_PICTURES.map((name) => [`items/${name}.svg`, toSvg(itemPicture(name))]));
}
