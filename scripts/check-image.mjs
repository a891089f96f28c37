/**
 * `npm run image:check`: builds the image of the Dockerfile without Docker and runs it as docker-compose.yml would,
 * on a real MySQL and a MariaDB. For Debian and root; it takes some minutes, the first time more.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runMain } = await import('./lib/failure.mjs');
const { ensureInstalled } = await import('./lib/prepare.mjs');
await runMain(async () => {
  await ensureInstalled();
  const { checkImage } = await import('./image-check/check-image.mjs');
  await checkImage();
});
