/**
 * `npm run image:check`: builds the image of the Dockerfile without Docker and runs it as docker-compose.yml
 * would, on a real MySQL and a MariaDB. Needs Debian and root; takes some minutes, the first time more.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runMain } = await import('./lib/failure.mjs');
const { ensureInstalled } = await import('./lib/prepare.mjs');
await runMain(async () => {
  await ensureInstalled();
  const { checkImage } = await import('./image-check/check-image.mjs');
  await checkImage();
});
