import type { ChatMessage } from '../api/types';

/** As many as are kept on the page: reading on in either direction lets go of the other end. */
export const MAX_MESSAGES = 300;

/** As many as the server sends to begin with. */
const HISTORY_LENGTH = 50;

/** A stretch of the chat, in the order of the ids. */
export interface ChatList {
  messages: readonly ChatMessage[];
  /** False until the history has come. */
  isLoaded: boolean;
  /** The newest message that the server has told of; 0 before the first. */
  heardUpTo: number;
  hasOlder: boolean;
  /** False while somebody reads so far back that newer messages are left out. */
  isAtEnd: boolean;
  /** How many messages came while somebody was reading further up. */
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

/** The newest messages take the place of whatever was there. */
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
 * Messages that the server has just told of.
 *
 * @param isFollowing whether somebody looks at the end of the list
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
  // What somebody is reading stays where it is.
  if (!isFollowing) return { ...heard, isAtEnd: false };
  return { ...heard, messages: messages.slice(-MAX_MESSAGES), hasOlder: true };
}

/** The member's own message, which the server has taken and may not have told of yet. */
export function withOwn(list: ChatList, own: ChatMessage): ChatList {
  const isKnown = list.messages.some(({ id }) => id === own.id);
  if (isKnown || !list.isAtEnd || !list.isLoaded) return list;
  return { ...list, messages: merged(list.messages, [own]) };
}

/** Earlier messages; where they become too many, the newest are let go of. */
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

/** Without removed messages. */
export function without(list: ChatList, ids: readonly number[]): ChatList {
  const messages = list.messages.filter(({ id }) => !ids.includes(id));
  return messages.length === list.messages.length ? list : { ...list, messages };
}

/** Of two of the same id the later counts. */
function merged(one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...one, ...other].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((first, second) => first.id - second.id);
}

function newestId(messages: readonly ChatMessage[]): number {
  return messages.reduce((newest, { id }) => Math.max(newest, id), 0);
}
