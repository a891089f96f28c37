/**
 * `kept`: a round was added or marked. `decided`: a round left the outbox with a verdict, which changes
 * cached data.
 */
export type OutboxChange = 'kept' | 'decided';

const storageKey = 'waiting-rounds-changed';

/** `isElsewhere`: the change was made by another tab. */
type OutboxListener = (change: OutboxChange, isElsewhere: boolean) => void;

const listeners = new Set<OutboxListener>();

/** Notifies this page and the site's other tabs of a change of the outbox. */
export function announceOutboxChange(change: OutboxChange): void {
  for (const listener of listeners) listener(change, false);
  try {
    // A new value each time: the same one would fire no storage event.
    localStorage.setItem(storageKey, `${change} ${Date.now()} ${Math.random()}`);
  } catch {
    // Storage may be disabled; other tabs then see the change at their next read.
  }
}

/** Calls `listener` at every change of the outbox in any tab; returns a stop function. */
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
