import { buildBareApp } from '../frontend/build-plugins/bare-app/build-bare-app.mjs';
import { measureFirstLoad } from '../frontend/build-plugins/first-load.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { timesMeasure } from './harness/measures.mjs';

const ENTRY = 'index.html';
const SCREENS = {
  '/': 'src/screens/landing/landing.screen.tsx',
  '/auth': 'src/screens/auth/auth.screen.tsx',
};
const MAX_TIMES = 1.35;

/** First-load JavaScript against an app of React, router and query alone, both as brotli. */
export async function measure() {
  const bare = await measureFirstLoad(await buildBareApp(), [ENTRY]);
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const measures = [];
  for (const [address, screen] of Object.entries(SCREENS)) {
    const ours = await measureFirstLoad(fromRoot('frontend', 'build'), [ENTRY, screen]);
    const what = `First-load JavaScript of \`${address}\` against a bare React, router and query app`;
    measures.push(timesMeasure(what, [[ours, bare]], MAX_TIMES, kilobytes));
  }
  return measures;
}
