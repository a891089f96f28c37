import type { ChatMessage, DirectMessage, Livestream, Notification, Site } from './types';

/** Why the server does not take a message. */
export type ChatRefusalCode =
  'chat.too_fast' | 'chat.muted' | 'chat.too_long' | 'chat.empty' | 'chat.not_kept';

export interface ChatMute {
  /** ISO-8601; null until an admin lifts it. */
  until: string | null;
  reason: string | null;
}

/** What the server says over the socket, by the frame's type: each is `{ type, …these }`. */
export interface Frames {
  /** `line` is the newest line of the member's ledger; a frame with an older one says nothing new. */
  balance: { data: { coins: number; line: number } };
  notification: { data: Notification };
  notifications_changed: object;
  presence: {
    data: { userId: number; isOnline: boolean; lastSeen: string | null; playing: string | null };
  };
  user_changed: object;
  session_ended: object;
  friends_changed: object;
  /** `userId` is the other one of the thread, whoever wrote. */
  direct_message: { data: { userId: number; message: DirectMessage } };
  /** Up to where somebody has read: by `isMine` this member what the other one wrote, else the other way round. */
  direct_read: { data: { userId: number; isMine: boolean; upTo: number; readAt: string } };
  /** `isDegraded`: other nodes are not reached. */
  status: { data: { isDegraded: boolean; membersOnline: number } };
  /** Pushes may have been lost between the servers: what they could have changed is to be asked for again. */
  resync: object;
  livestream: { data: Livestream };
  /** What admins have set for every page. */
  site_changed: { data: Site };
  /** What the home screen announces is not what it was. */
  home_changed: object;
  /** What is sold, or for how much, is not what it was. */
  store_changed: object;
  heartbeat: object;
  /** The newest messages, oldest first. */
  chat_history: { data: ChatMessage[] };
  new_message: { data: ChatMessage };
  /**
   * What came after the last message that this page has, and which of those it has are gone. Not complete: it was too
   * much, and a history follows.
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

/** What a page says over the socket. */
export type SentFrame =
  | { type: 'heartbeat' }
  /** The display name of the game that is played; null for none. */
  | { type: 'activity'; data: { game: string | null } }
  /** Asks for the chat: its newest messages, or what came `after` one, and what is gone of those since `from`. */
  | { type: 'chat_join'; after?: number; from?: number }
  | { type: 'chat_leave' }
  | { type: 'chat_message'; message: string; clientId: string };

/** Returns the frame in a message of the socket; null for what is none. */
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
