/** The oldest Node.js that the packages run on; the same as "engines" in package.json. */
const FLOOR = [20, 19];

/**
 * Whether a version such as '20.19.0' is new enough.
 * @param {string} version
 * @returns {boolean}
 */
export function isNodeNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1]);
}

/** Ends the process with one sentence when Node.js is too old. Runs before anything newer is imported. */
export function requireNode() {
  if (isNodeNewEnough(process.versions.node)) return;
  console.error(
    `Alien Squad needs Node.js ${FLOOR.join('.')} or newer, and this is ${process.versions.node}: ` +
      'install the current LTS release from https://nodejs.org and start again.',
  );
  process.exit(1);
}
