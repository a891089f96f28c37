/** `npm ci` refuses a lockfile that leaves out the builds of native packages for other systems than the author's. */

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
 * The builds for a system and a processor that some package of the lockfile may need and that the lockfile lacks.
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
 * The lockfile with entries for missing builds, as npm writes them, in npm's order.
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
 * What a package's name such as '@swc/core-linux-arm64-musl' says it was built for.
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
 * Looks where Node.js would: beside the package and in each folder above it.
 * @param {Lockfile['packages']} packages
 * @param {string} path of the package that asks
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
