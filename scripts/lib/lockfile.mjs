/** `npm ci` rejects a lockfile without the builds of native packages for other systems than the author's. */

const SYSTEMS = ['darwin', 'win32', 'linux', 'freebsd', 'android', 'openharmony'];
const PROCESSORS = ['arm64', 'riscv64', 'loong64', 'ppc64', 's390x', 'x64', 'ia32', 'arm'];

/**
 * @typedef {{
 *   version?: string,
 *   optional?: boolean,
 *   dev?: boolean,
 *   optionalDependencies?: Record<string, string>,
 *   [field: string]: unknown,
 * }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 * @typedef {{ name: string, version: string, isDev: boolean }} MissingPackage
 */

/**
 * Returns the platform builds that some package of the lockfile may need and that the lockfile lacks.
 * @param {Lockfile} lockfile
 * @returns {MissingPackage[]}
 */
export function missingBuilds({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => builtFor(name) !== null && !canFind(packages, path, name))
      .map(([name, version]) => ({ name, version, isDev: dev })),
  );
}

/**
 * Returns the lockfile with entries for the missing builds, in npm's format and order.
 * @param {Lockfile} lockfile
 * @param {MissingPackage[]} missing
 * @returns {Lockfile}
 */
export function withBuilds(lockfile, missing) {
  const packages = [...Object.entries(lockfile.packages), ...missing.map(toEntry)];
  return {
    ...lockfile,
    packages: Object.fromEntries(packages.toSorted(([one], [other]) => one.localeCompare(other, 'en'))),
  };
}

/**
 * @param {MissingPackage} missing
 * @returns {[string, LockedPackage]}
 */
function toEntry({ name, version, isDev }) {
  const { system, processor, libc } = builtFor(name) ?? {};
  return [
    `node_modules/${name}`,
    {
      version,
      cpu: [processor],
      ...(isDev ? { dev: true } : {}),
      ...(libc ? { libc: [libc] } : {}),
      optional: true,
      os: [system],
    },
  ];
}

/**
 * Parses the platform from a package's name such as '@swc/core-linux-arm64-musl'; null if there is none.
 * @param {string} name
 */
function builtFor(name) {
  const system = SYSTEMS.find((known) => name.includes(known));
  const processor = PROCESSORS.find((known) => name.includes(known));
  if (system === undefined || processor === undefined) return null;
  const library = /-(gnu|musl)$/.exec(name)?.[1];
  return { system, processor, libc: library && (library === 'musl' ? 'musl' : 'glibc') };
}

/**
 * Resolves like Node.js: next to the package and in each folder above it.
 * @param {Lockfile['packages']} packages
 * @param {string} path of the importing package
 * @param {string} name
 */
function canFind(packages, path, name) {
  const folders = path
    .split('/node_modules/')
    .map((_part, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...folders.map((folder) => `${folder}/`)].some(
    (folder) => `${folder}node_modules/${name}` in packages,
  );
}
