import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUILD_SCRIPT = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));

/** Builds whatever is stale, so that the tests run the current sources. */
export default function buildSite(): void {
  execFileSync(process.execPath, [BUILD_SCRIPT], { stdio: 'inherit' });
}
