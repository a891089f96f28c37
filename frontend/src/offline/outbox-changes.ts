/** `kept`: a round came in or was marked; `decided`: one left the outbox on a verdict, which changes what is cached. */
export type OutboxChange = 'kept' | 'decided';

const storageKey = 'waiting-rounds-changed';

/** `isElsewhere`: another tab has done it. */
type OutboxListener = (change: OutboxChange, isElsewhere: boolean) => void;

const listeners = new Set<OutboxListener>();

/** Tells this page and this site's other tabs that the outbox of waiting rounds has changed. */
export function announceOutboxChange(change: OutboxChange): void {
  for (const listener of listeners) listener(change, false);
  try {
    // Another value each time: the same one would tell nobody.
    localStorage.setItem(storageKey, `${change} ${Date.now()} ${Math.random()}`);
  } catch {
    // Storage may be switched off; the other tabs then learn it when they next look.
  }
}

/** Calls at every change of the outbox, in whichever tab; returns a stop function. */
export function onOutboxChange(listener: OutboxListener): () => void {
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
