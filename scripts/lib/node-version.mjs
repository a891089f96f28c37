/** Oldest supported Node.js; same as "engines" in package.json. */
const FLOOR = [20, 19];

/**
 * @param {string} version such as '20.19.0'
 * @returns {boolean}
 */
export function isNodeNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1]);
}

/** Exits with one sentence if Node.js is too old. Must run before anything newer is imported. */
export function requireNode() {
  if (isNodeNewEnough(process.versions.node)) return;
  console.error(
    `Alien Squad needs Node.js ${FLOOR.join('.')} or newer, but this is ${process.versions.node}: ` +
      'install the current LTS release from https://nodejs.org and start again.',
  );
  process.exit(1);
}
