/** The browser's lock manager as far as the site uses it: one holder per name, the others queue. */
function fakeLocks() {
  const lines = new Map<string, Promise<unknown>>();
  const held = new Map<string, number>();
  const count = (name: string, change: number): void => {
    held.set(name, (held.get(name) ?? 0) + change);
  };
  const request = <Result>(
    name: string,
    { signal }: { signal?: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const hold = async (): Promise<Result> => {
      signal?.throwIfAborted();
      count(name, 1);
      try {
        return await work();
      } finally {
        count(name, -1);
      }
    };
    const mine = (lines.get(name) ?? Promise.resolve()).then(hold);
    lines.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  const query = (): Promise<{ held: { name: string }[] }> => {
    const names = [...held].filter(([, holders]) => holders > 0).map(([name]) => ({ name }));
    return Promise.resolve({ held: names });
  };
  return { request, query };
}

/** Installs fake browser locks, none of them held. Otherwise there are none, like on a page without https. */
export function installFakeLocks(): void {
  Object.assign(navigator, { locks: fakeLocks() });
}

/** Removes the fake locks. */
export function removeFakeLocks(): void {
  Object.assign(navigator, { locks: undefined });
}
