import { inDatabase } from '../offline/database';
import type { WaitingMessage, WaitingState } from '../offline/waiting-message';

const storageKey = 'waiting-messages-changed';

/** `isElsewhere`: the change was made by another tab. */
type OutboxListener = (isElsewhere: boolean) => void;

const listeners = new Set<OutboxListener>();

/** Messages not yet written to storage, or never where storage is unavailable. */
const inMemory = new Map<string, WaitingMessage>();

/** Adds or updates a message in the outbox. It survives a reload once the promise resolves. */
export async function storeMessage(message: WaitingMessage): Promise<void> {
  inMemory.set(message.clientId, message);
  const isWritten = await inDatabase(async (database) => {
    await database.put('messages', message);
    return true;
  }).catch(() => false);
  if (isWritten && inMemory.get(message.clientId) === message) inMemory.delete(message.clientId);
  announce();
}

/** Updates the state of a message; does nothing if its author has discarded it meanwhile. */
export async function changeMessage(message: WaitingMessage, state: WaitingState): Promise<void> {
  const kept = await messagesOf(message.userId);
  if (kept.some(({ clientId }) => clientId === message.clientId)) await storeMessage({ ...message, state });
}

/** Removes a message that the chat has stored or its author has discarded. */
export async function removeMessage(clientId: string): Promise<void> {
  inMemory.delete(clientId);
  await inDatabase((database) => database.delete('messages', clientId)).catch(() => undefined);
  announce();
}

/** Returns a member's messages that the chat has not stored yet, in the order they were written. */
export async function messagesOf(userId: number): Promise<WaitingMessage[]> {
  const written = await inDatabase((database) => database.getAll('messages')).catch(() => []);
  const byId = new Map([...written, ...inMemory.values()].map((message) => [message.clientId, message]));
  return [...byId.values()]
    .filter((message) => message.userId === userId)
    .toSorted((one, other) => one.writtenAtMs - other.writtenAtMs);
}

/** Calls `listener` at every change of the outbox in any tab; returns a stop function. */
export function onMessageOutboxChange(listener: OutboxListener): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === storageKey && newValue !== null) listener(true);
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

function announce(): void {
  for (const listener of [...listeners]) listener(false);
  try {
    // A new value each time: the same one would fire no storage event.
    localStorage.setItem(storageKey, `${Date.now()} ${Math.random()}`);
  } catch {
    // Storage may be disabled; other tabs then see the change at their next read.
  }
}
