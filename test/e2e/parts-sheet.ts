import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Built by itself (frontend/gallery.html): it is no page of the site. */
export const PARTS_FOLDER = fileURLToPath(new URL('../../frontend/gallery', import.meta.url));

/** Opens a part of the design at the site's own address, so that the server behind it is the real one. */
export async function openPart(page: Page, part: string): Promise<void> {
  const isOfParts = ({ pathname }: URL): boolean =>
    /^\/(gallery\.html$|assets\/)/.test(pathname) && existsSync(PARTS_FOLDER + pathname);
  await page.route(isOfParts, (route) =>
    route.fulfill({ path: PARTS_FOLDER + new URL(route.request().url()).pathname }),
  );
  // What a test answers itself counts as public, and the site's socket as the own network's.
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(`/gallery.html#${part}`);
}
