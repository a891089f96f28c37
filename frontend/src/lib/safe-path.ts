/**
 * Returns the path if it stays on this site, else undefined. Paths such as '//elsewhere', 'https:' or
 * '/\elsewhere' would lead to another site after sign-in.
 */
export function safePath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined;
  const here = 'https://here.invalid';
  const url = URL.canParse(path, here) ? new URL(path, here) : undefined;
  return url?.origin === here ? url.pathname + url.search + url.hash : undefined;
}
