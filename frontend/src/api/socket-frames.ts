import type { ChatMessage, DirectMessage, Livestream, Notification, Site } from './types';

/** Reasons for which the server rejects a message. */
export type ChatRefusalCode =
  'chat.too_fast' | 'chat.muted' | 'chat.too_long' | 'chat.empty' | 'chat.not_kept';

export interface ChatMute {
  /** ISO-8601; null until an admin lifts it. */
  until: string | null;
  reason: string | null;
}

/** Frames from the server, by type: each is `{ type, …these }`. */
export interface Frames {
  /** `line` is the newest line of the member's ledger; a frame with an older line is outdated. */
  balance: { data: { coins: number; line: number } };
  notification: { data: Notification };
  notifications_changed: object;
  presence: {
    data: { userId: number; isOnline: boolean; lastSeen: string | null; playing: string | null };
  };
  user_changed: object;
  session_ended: object;
  friends_changed: object;
  /** `userId` is the other member of the thread, also for own messages. */
  direct_message: { data: { userId: number; message: DirectMessage } };
  /** Read receipt: if `isMine`, this member has read the other one's messages; otherwise the reverse. */
  direct_read: { data: { userId: number; isMine: boolean; upTo: number; readAt: string } };
  /** `isDegraded`: the node cannot reach the other nodes. */
  status: { data: { isDegraded: boolean; membersOnline: number } };
  /** Pushes may have been lost between nodes; everything they could have changed has to be refetched. */
  resync: object;
  livestream: { data: Livestream };
  /** The settings for every page. */
  site_changed: { data: Site };
  /** The content of the home screen has changed. */
  home_changed: object;
  /** The store's items or prices have changed. */
  store_changed: object;
  heartbeat: object;
  /** The newest messages, oldest first. */
  chat_history: { data: ChatMessage[] };
  new_message: { data: ChatMessage };
  /**
   * The messages after the last one that this page has, and the ids of removed ones. If not complete, a
   * history follows.
   */
  chat_missed: { data: ChatMessage[]; removed: number[]; isComplete: boolean };
  message_removed: { data: { id: number } };
  chat_muted: { data: ChatMute };
  chat_unmuted: object;
  chat_ack: { clientId: string; id: number };
  chat_refused: {
    clientId: string;
    code: ChatRefusalCode;
    message: string;
    retryAfterSeconds?: number;
  };
  error: { data: { code: string } };
}

export type FrameType = keyof Frames;
export type Frame<Type extends FrameType = FrameType> = {
  [Each in Type]: { type: Each } & Frames[Each];
}[Type];

/** Frames from a page to the server. */
export type SentFrame =
  | { type: 'heartbeat' }
  /** The display name of the current game; null for none. */
  | { type: 'activity'; data: { game: string | null } }
  /** Joins the chat: requests its newest messages, or those `after` an id and the removals since `from`. */
  | { type: 'chat_join'; after?: number; from?: number }
  | { type: 'chat_leave' }
  | { type: 'chat_message'; message: string; clientId: string };

/** Returns the frame of a socket message; null for an invalid one. */
export function frameIn(text: unknown): Frame | null {
  if (typeof text !== 'string') return null;
  try {
    const frame: unknown = JSON.parse(text);
    const isFrame = typeof frame === 'object' && frame !== null && 'type' in frame;
    return isFrame && typeof frame.type === 'string' ? (frame as Frame) : null;
  } catch {
    return null;
  }
}
