/** `kept`: a round came in or was marked; `decided`: one left the box on a verdict, which changes what is cached. */
export type BoxChange = 'kept' | 'decided';

const storageKey = 'waiting-rounds-changed';

/** `isElsewhere`: another tab has done it. */
type BoxListener = (change: BoxChange, isElsewhere: boolean) => void;

const listeners = new Set<BoxListener>();

/** Tells this page and this site's other tabs that the box of waiting rounds has changed. */
export function announceBoxChange(change: BoxChange): void {
  for (const listener of listeners) listener(change, false);
  try {
    // Another value each time: the same one would tell nobody.
    localStorage.setItem(storageKey, `${change} ${Date.now()} ${Math.random()}`);
  } catch {
    // Storage may be switched off; the other tabs then learn it when they next look.
  }
}

/** Calls at every change of the box, in whichever tab; gives the way to stop. */
export function onBoxChange(listener: BoxListener): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key !== storageKey || newValue === null) return;
    listener(newValue.startsWith('decided') ? 'decided' : 'kept', true);
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}
