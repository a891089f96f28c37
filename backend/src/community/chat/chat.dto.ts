import { IsString } from 'class-validator';
import { IsWhole, MaxCharacters, MayBeMissing, MayBeNull } from '../../platform/validation/rules.js';
import { IsId, QueryId } from '../../platform/validation/paging.js';
import { AvatarCustomizationDto } from '../../members/user/user.dto.js';

/** Maximum duration of a mute with an end: 30 days. */
const MAX_MUTE_MINUTES = 43_200;

/** A chat message as sent by the API and over the socket (§3). */
export class ChatMessageDto {
  /** Position in the chat: without gaps, in the order in which messages were stored. */
  id!: number;
  /** The author's id. */
  userId!: number;
  /** The author's current name; 'former member' once the account is closed. */
  username!: string;
  message!: string;
  /** ISO-8601, UTC. */
  createdAt!: string;
  /** Id chosen by the author's browser; null without one. */
  clientId!: string | null;
  /** Whether the author is an administrator. */
  isAdmin!: boolean;
  avatar!: AvatarCustomizationDto;
  /** The address of the author's picture. */
  profilePicture!: string | null;
}

/** The muted member in the path. */
export class MutedMemberParamsDto {
  @QueryId()
  userId!: number;
}

/** A mute to be set. */
export class MuteDto {
  @IsId()
  userId!: number;

  /** Duration in minutes; null until an administrator lifts it. */
  @MayBeNull()
  @IsWhole(1, MAX_MUTE_MINUTES)
  minutes!: number | null;

  /** The reason, shown to the member as text. */
  @MayBeMissing()
  @IsString()
  @MaxCharacters(200)
  reason?: string;
}

/** A member who may not write in the chat. */
export class ChatMuteDto {
  /** The cursor for the next page of a list. */
  id!: number;
  userId!: number;
  username!: string;
  /** When it ends, ISO-8601 UTC; null until an administrator lifts it. */
  until!: string | null;
  reason!: string | null;
  /** The name of the administrator. */
  mutedBy!: string;
  /** ISO-8601, UTC. */
  createdAt!: string;
}
