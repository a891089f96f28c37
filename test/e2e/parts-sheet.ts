import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Built separately (frontend/gallery.html); it is not part of the site. */
export const PARTS_FOLDER = fileURLToPath(new URL('../../frontend/gallery', import.meta.url));

/** Opens a part of the design under the site's own address, so that the real server is behind it. */
export async function openPart(page: Page, part: string): Promise<void> {
  const isOfParts = ({ pathname }: URL): boolean =>
    /^\/(gallery\.html$|assets\/)/.test(pathname) && existsSync(PARTS_FOLDER + pathname);
  await page.route(isOfParts, (route) =>
    route.fulfill({ path: PARTS_FOLDER + new URL(route.request().url()).pathname }),
  );
  // Chromium treats a response mocked by the test as public, and the site's socket as private network access.
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(`/gallery.html#${part}`);
}
