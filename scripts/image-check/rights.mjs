import assert from 'node:assert/strict';
import { Failure } from '../lib/failure.mjs';
import { makeVolume, startContainer } from './container.mjs';

/** Prints the user, its rights, and the results of writing in each place. */
const PROBE = `
  const { readFileSync, writeFileSync } = require('node:fs');
  const status = readFileSync('/proc/self/status', 'utf8');
  const line = (name) => new RegExp('^' + name + ':\\\\s*(.*)$', 'm').exec(status)[1];
  const write = (folder) => {
    try { writeFileSync(folder + '/probe', ''); return 'written'; } catch (error) { return error.code; }
  };
  console.log(JSON.stringify({
    user: process.getuid() + ':' + process.getgid(),
    groups: process.getgroups(),
    process: process.pid,
    capabilities: line('CapEff'),
    limit: line('CapBnd'),
    canGetMore: line('NoNewPrivs') === '0',
    node: process.version,
    writes: ['/', '/app', '/app/backend/dist', '/tmp', '/data'].map(write),
  }));`;

const NO_CAPABILITY = '0000000000000000';

/**
 * Runs a probe in place of the server.
 * @param {import('./mounted-image.mjs').MountedImage} image
 * @param {string} temporary
 * @returns {Promise<void>}
 * @throws {Failure} if something differs from the expectation
 */
export async function checkRights(image, temporary) {
  const data = makeVolume(image, temporary);
  const probe = startContainer(image, { data, environment: {}, command: ['node', '-e', PROBE] });
  if ((await probe.exitCode) !== 0) throw new Failure('The probe in the container failed.', probe.output());
  const { node, ...found } = JSON.parse(probe.output());
  console.log(`  as ${found.user}, on Node.js ${node}`);
  const expected = {
    user: '1000:1000',
    groups: [1000],
    process: 1,
    capabilities: NO_CAPABILITY,
    limit: NO_CAPABILITY,
    canGetMore: false,
    writes: ['EROFS', 'EROFS', 'EROFS', 'written', 'written'],
  };
  try {
    assert.deepEqual(found, expected);
  } catch (error) {
    throw new Failure('The container has other rights than it should.', String(error));
  }
}
