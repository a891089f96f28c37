import { LivestreamDto } from '../../live/livestream/livestream.dto.js';
import { NotificationDto } from '../../members/notifications/notifications.dto.js';
import { SiteDto } from '../../members/settings/settings.dto.js';
import type { ProblemCode } from '../../platform/errors/problem.js';
import { DirectMessageDto } from '../friends/friends.dto.js';
import { ChatMessageDto } from './chat.dto.js';

/** A frame that says all by its type. After `resync` pages refetch everything that a push may have changed. */
class PlainFrameDto {
  type!:
    | 'chat_unmuted'
    | 'friends_changed'
    | 'heartbeat'
    | 'home_changed'
    | 'notifications_changed'
    | 'resync'
    | 'session_ended'
    | 'store_changed'
    | 'user_changed';
  data!: object;
}

/** `line` is the newest line of the member's ledger; a frame with an older line is outdated. */
class BalanceFrameDto {
  type!: 'balance';
  data!: { coins: number; line: number };
}

class NotificationFrameDto {
  type!: 'notification';
  data!: NotificationDto;
}

/** A friend came, plays or left; `lastSeen` is ISO-8601, UTC. */
class PresenceFrameDto {
  type!: 'presence';
  data!: { userId: number; isOnline: boolean; lastSeen: string | null; playing: string | null };
}

/** `userId` is the other member of the thread, also for own messages. */
class DirectMessageFrameDto {
  type!: 'direct_message';
  data!: { userId: number; message: DirectMessageDto };
}

/** Read receipt: if `isMine`, this member has read the other one's messages; otherwise the reverse. */
class DirectReadFrameDto {
  type!: 'direct_read';
  data!: { userId: number; isMine: boolean; upTo: number; readAt: string };
}

/** `isDegraded`: the node cannot reach the other nodes. */
class StatusFrameDto {
  type!: 'status';
  data!: { isDegraded: boolean; membersOnline: number };
}

class LivestreamFrameDto {
  type!: 'livestream';
  data!: LivestreamDto;
}

class SiteChangedFrameDto {
  type!: 'site_changed';
  data!: SiteDto;
}

/** The newest messages, oldest first. */
class ChatHistoryFrameDto {
  type!: 'chat_history';
  data!: ChatMessageDto[];
}

class NewMessageFrameDto {
  type!: 'new_message';
  data!: ChatMessageDto;
}

/** The messages after the last one that a page has, and the ids of removed ones. If not complete, a history follows. */
class ChatMissedFrameDto {
  type!: 'chat_missed';
  data!: ChatMessageDto[];
  removed!: number[];
  isComplete!: boolean;
}

class MessageRemovedFrameDto {
  type!: 'message_removed';
  data!: { id: number };
}

/** `until` is ISO-8601, UTC; null until an admin lifts it. */
class ChatMutedFrameDto {
  type!: 'chat_muted';
  data!: { until: string | null; reason: string | null };
}

class ChatAckFrameDto {
  type!: 'chat_ack';
  clientId!: string | null;
  id!: number;
}

class ChatRefusedFrameDto {
  type!: 'chat_refused';
  clientId!: string | null;
  code!: ProblemCode;
  message!: string;
  retryAfterSeconds?: number;
}

/** Answers a frame that is not one of `CLIENT_FRAMES`. */
class ErrorFrameDto {
  type!: 'error';
  data!: { code: 'frame.invalid' };
}

/** Every frame that the server sends. */
export const SERVER_FRAMES = [
  PlainFrameDto,
  BalanceFrameDto,
  NotificationFrameDto,
  PresenceFrameDto,
  DirectMessageFrameDto,
  DirectReadFrameDto,
  StatusFrameDto,
  LivestreamFrameDto,
  SiteChangedFrameDto,
  ChatHistoryFrameDto,
  NewMessageFrameDto,
  ChatMissedFrameDto,
  MessageRemovedFrameDto,
  ChatMutedFrameDto,
  ChatAckFrameDto,
  ChatRefusedFrameDto,
  ErrorFrameDto,
] as const;

export type ServerFrame = InstanceType<(typeof SERVER_FRAMES)[number]>;

declare module '../../platform/realtime/frames.js' {
  interface Wire {
    frame: ServerFrame;
  }
}
