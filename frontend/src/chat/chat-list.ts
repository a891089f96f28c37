import type { ChatMessage } from '../api/types';

/**
 * Maximum number of messages kept on the page; scrolling in one direction drops messages at the other end.
 */
export const MAX_MESSAGES = 300;

/** Number of messages in the server's initial history. */
const HISTORY_LENGTH = 50;

/** A contiguous part of the chat, in the order of the ids. */
export interface ChatList {
  messages: readonly ChatMessage[];
  /** False until the history has been received. */
  isLoaded: boolean;
  /** Id of the newest message received; 0 before the first. */
  heardUpTo: number;
  hasOlder: boolean;
  /** False while the user reads so far back that newer messages are left out. */
  isAtEnd: boolean;
  /** Number of messages that arrived while the user was reading further up. */
  unseen: number;
}

export const emptyList: ChatList = {
  messages: [],
  isLoaded: false,
  heardUpTo: 0,
  hasOlder: false,
  isAtEnd: true,
  unseen: 0,
};

/** Replaces the list by the newest messages. */
export function withHistory(history: readonly ChatMessage[]): ChatList {
  return {
    ...emptyList,
    messages: merged([], history),
    isLoaded: true,
    heardUpTo: newestId(history),
    hasOlder: history.length >= HISTORY_LENGTH,
  };
}

/**
 * Adds messages that have just been received.
 *
 * @param isFollowing whether the user looks at the end of the list
 */
export function withNew(list: ChatList, updates: readonly ChatMessage[], isFollowing: boolean): ChatList {
  const known = new Set(list.messages.map(({ id }) => id));
  const count = updates.filter(({ id }) => !known.has(id)).length;
  const heard = {
    ...list,
    heardUpTo: Math.max(list.heardUpTo, newestId(updates)),
    unseen: isFollowing && list.isAtEnd ? 0 : list.unseen + count,
  };
  if (!list.isAtEnd) return heard;
  const messages = merged(list.messages, updates);
  if (messages.length <= MAX_MESSAGES) return { ...heard, messages };
  // The user is reading further up: keep the older messages and leave the new ones out.
  if (!isFollowing) return { ...heard, isAtEnd: false };
  return { ...heard, messages: messages.slice(-MAX_MESSAGES), hasOlder: true };
}

/** Adds an own message that the server has stored but may not have pushed yet. */
export function withOwn(list: ChatList, own: ChatMessage): ChatList {
  const isKnown = list.messages.some(({ id }) => id === own.id);
  if (isKnown || !list.isAtEnd || !list.isLoaded) return list;
  return { ...list, messages: merged(list.messages, [own]) };
}

/** Adds older messages; above the maximum, the newest ones are dropped. */
export function withOlder(list: ChatList, older: readonly ChatMessage[], hasOlder: boolean): ChatList {
  const messages = merged(older, list.messages);
  const isTooLong = messages.length > MAX_MESSAGES;
  return {
    ...list,
    messages: messages.slice(0, MAX_MESSAGES),
    hasOlder,
    isAtEnd: list.isAtEnd && !isTooLong,
  };
}

/** Returns the list without removed messages. */
export function without(list: ChatList, ids: readonly number[]): ChatList {
  const messages = list.messages.filter(({ id }) => !ids.includes(id));
  return messages.length === list.messages.length ? list : { ...list, messages };
}

/** Merges messages by id; `other` wins for equal ids. */
function merged(one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((first, second) => first.id - second.id);
}

function newestId(messages: readonly ChatMessage[]): number {
  return messages.reduce((newest, { id }) => Math.max(newest, id), 0);
}
