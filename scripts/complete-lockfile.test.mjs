import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { missingBuilds, withBuilds } from './lib/lockfile.mjs';
import { fromRoot } from './lib/paths.mjs';

const LOCKFILE = {
  packages: {
    '': {},
    'node_modules/fast': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        'fast-linux-x64-musl': '2.0.0',
        'fast-darwin-arm64': '2.0.0',
        fsevents: '~2.3.3',
      },
    },
    'node_modules/fast-darwin-arm64': { version: '2.0.0' },
    'node_modules/host/node_modules/nested': { optionalDependencies: { 'nested-win32-x64': '1.0.0' } },
    'node_modules/host/node_modules/nested-win32-x64': { version: '1.0.0' },
  },
};

describe('the lockfile', () => {
  it('of this clone has the builds for every system, so that npm ci takes it', () => {
    const missing = missingBuilds(JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')));
    assert.deepEqual(missing, [], 'package-lock.json is not complete: run npm run lockfile and commit it.');
  });

  it('misses a build that neither its package nor a folder above has', () => {
    assert.deepEqual(missingBuilds(LOCKFILE), [
      { name: 'fast-linux-x64-musl', version: '2.0.0', isDev: true },
    ]);
  });

  it('gets missing builds as npm writes them, in their place', () => {
    const { packages } = withBuilds(LOCKFILE, missingBuilds(LOCKFILE));
    assert.deepEqual(packages['node_modules/fast-linux-x64-musl'], {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
    const paths = Object.keys(packages);
    assert.equal(
      paths.indexOf('node_modules/fast-linux-x64-musl'),
      paths.indexOf('node_modules/fast-darwin-arm64') + 1,
    );
  });
});
