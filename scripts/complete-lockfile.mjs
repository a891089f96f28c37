/**
 * `npm run lockfile`: adds the native packages' builds for other systems to package-lock.json. npm omits the
 * builds that its registry does not have, and `npm ci` then rejects the lockfile everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { missingBuilds, withBuilds } from './lib/lockfile.mjs';
import { fromRoot } from './lib/paths.mjs';

const FILE = fromRoot('package-lock.json');

const lockfile = JSON.parse(readFileSync(FILE, 'utf8'));
const missing = missingBuilds(lockfile);
if (missing.length > 0) writeFileSync(FILE, `${JSON.stringify(withBuilds(lockfile, missing), null, 2)}\n`);
console.log(missing.length > 0 ? `Added ${missing.length} packages.` : 'The lockfile is complete.');
