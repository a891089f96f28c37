import type { Rolldown } from 'vite';

/**
 * Returns the chunks reachable from `starts` by static or dynamic imports, without passing through `closed`
 * ones.
 */
function reached(
  bundle: Rolldown.OutputBundle,
  starts: readonly string[],
  closed: ReadonlySet<string> = new Set(),
): Set<string> {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || closed.has(fileName) || found.has(fileName)) return;
    found.add(fileName);
    [...file.imports, ...file.dynamicImports].forEach(visit);
  };
  starts.forEach(visit);
  return found;
}

/**
 * Returns the chunks of a bundle that are reachable only from some of its modules; throws when one of these
 * has no chunk.
 */
export function onlyBehind(bundle: Rolldown.OutputBundle, entryPoints: readonly RegExp[]): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const starts = entryPoints.map((entryPoint) => {
    const chunk = chunks.find(({ facadeModuleId }) => entryPoint.test(facadeModuleId ?? ''));
    if (chunk === undefined) throw new Error(`The build has no chunk for ${entryPoint.source}.`);
    return chunk.fileName;
  });
  const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
  const elsewhere = reached(bundle, entries, new Set(starts));
  return new Set([...reached(bundle, starts)].filter((file) => !elsewhere.has(file)));
}
