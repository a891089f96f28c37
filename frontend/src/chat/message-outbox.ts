import { inDatabase } from '../offline/database';
import type { WaitingMessage, WaitingState } from '../offline/waiting-message';

const storageKey = 'waiting-messages-changed';

/** `isElsewhere`: another tab has done it. */
type OutboxListener = (isElsewhere: boolean) => void;

const listeners = new Set<OutboxListener>();

/** Until they are written down, or for good where nothing can be. */
const inMemory = new Map<string, WaitingMessage>();

/** Puts a message into the outbox, or writes it again; it is safe from a reload once the promise resolves. */
export async function storeMessage(message: WaitingMessage): Promise<void> {
  inMemory.set(message.clientId, message);
  const isWritten = await inDatabase(async (database) => {
    await database.put('messages', message);
    return true;
  }).catch(() => false);
  if (isWritten && inMemory.get(message.clientId) === message) inMemory.delete(message.clientId);
  announce();
}

/** Notes what has become of a message; nothing for one that its writer has given up meanwhile. */
export async function changeMessage(message: WaitingMessage, state: WaitingState): Promise<void> {
  const kept = await messagesOf(message.userId);
  if (kept.some(({ clientId }) => clientId === message.clientId)) await storeMessage({ ...message, state });
}

/** Takes a message out of the outbox: the chat has it, or its writer does not want it any more. */
export async function removeMessage(clientId: string): Promise<void> {
  inMemory.delete(clientId);
  await inDatabase((database) => database.delete('messages', clientId)).catch(() => undefined);
  announce();
}

/** Returns a member's messages that the chat does not have yet, in the order they were written. */
export async function messagesOf(userId: number): Promise<WaitingMessage[]> {
  const written = await inDatabase((database) => database.getAll('messages')).catch(() => []);
  const byId = new Map([...written, ...inMemory.values()].map((message) => [message.clientId, message]));
  return [...byId.values()]
    .filter((message) => message.userId === userId)
    .toSorted((one, other) => one.writtenAtMs - other.writtenAtMs);
}

/** Calls at every change of the outbox, in whichever tab; returns a stop function. */
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
    // Another value each time: the same one would tell nobody.
    localStorage.setItem(storageKey, `${Date.now()} ${Math.random()}`);
  } catch {
    // Storage may be switched off; the other tabs then learn it when they next look.
  }
}
