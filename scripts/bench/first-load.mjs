import { buildBareApp } from '../../frontend/build-plugins/bare-app/build-bare-app.mjs';
import { measureFirstLoad } from '../../frontend/build-plugins/first-load.mjs';
import { fromRoot } from '../lib/paths.mjs';

const ENTRY = 'index.html';
const SCREENS = {
  '/': 'src/screens/landing/landing.screen.tsx',
  '/auth': 'src/screens/auth/auth.screen.tsx',
};
const MAX_TIMES = 1.35;

/** First-load JavaScript against an app of React, router and query alone, both as brotli. */
export async function measureFirstLoads() {
  const bareBytes = await measureFirstLoad(await buildBareApp(), [ENTRY]);
  return Promise.all(
    Object.entries(SCREENS).map(async ([address, screen]) => {
      const bytes = await measureFirstLoad(fromRoot('frontend', 'build'), [ENTRY, screen]);
      const times = bytes / bareBytes;
      return {
        what: `First-load JavaScript of \`${address}\` against a bare React, router and query app`,
        measured: `${times.toFixed(2)}× (${kilobytes(bytes)} to ${kilobytes(bareBytes)})`,
        promised: `at most ${MAX_TIMES}×`,
        isKept: times <= MAX_TIMES,
      };
    }),
  );
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
