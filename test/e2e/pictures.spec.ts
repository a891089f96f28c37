import { expect, ONE_SIZE, test } from './site.js';

test('everything that is sold or played has its picture', ONE_SIZE, async ({ request }) => {
  const lists = ['/api/store/items', '/api/store/avatar-items', '/api/games'];
  const items = await Promise.all(
    lists.map(async (path) => (await request.get(path)).json() as Promise<Sold[]>),
  );
  const pictures = new Set(items.flat().map(({ imageUrl, image }) => imageUrl ?? image ?? null));
  pictures.delete(null);
  expect(pictures.size).toBeGreaterThan(40);
  for (const address of pictures) {
    const picture = await request.get(String(address));
    expect([address, picture.status(), picture.headers()['content-type']]).toEqual([
      address,
      200,
      // Uploaded by admins.
      String(address).startsWith('/media/') ? 'image/webp' : 'image/svg+xml',
    ]);
  }
  expect((await request.get('/items/hat-of-nobody.svg')).status()).toBe(404);
});

/** A sold item or a game. Avatar items have `image` instead of `imageUrl`; `none` has neither. */
interface Sold {
  readonly imageUrl?: string;
  readonly image?: string | null;
}
