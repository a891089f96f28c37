import { Transform, type TransformFnParams } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { MaxCharacters } from '../../platform/validation/rules.js';
import { IsId, QueryId } from '../../platform/validation/paging.js';
import { IsItemId, type ItemType } from '../../economy/inventory/item-type.js';
import { AvatarCustomizationDto } from '../../members/user/user.dto.js';

const MAX_MESSAGE_LENGTH = 500;

/** Maximum length of a submitted name. Valid names are shorter; a longer one is not found. */
const MAX_SENT_NAME_LENGTH = 100;

/** Item types that can be given away: all but coupons, which are worth coins. */
export const GIFT_TYPES = ['color', 'hat', 'face', 'accessory', 'sticker'] as const;
export type GiftType = (typeof GIFT_TYPES)[number];

/** Trims a text. */
const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() : value));

/** The member in the path. */
export class FriendParamsDto {
  /** The other member's id. */
  @QueryId()
  userId!: number;
}

/** The member to send a request to. */
export class FriendNameDto {
  /** Their name, in any case. */
  @Trimmed()
  @MinLength(1)
  @MaxLength(MAX_SENT_NAME_LENGTH)
  @IsString()
  username!: string;
}

/** Result of a friend request. */
export class FriendshipDto {
  userId!: number;
  username!: string;
  /** `pending` until the other member accepts, then `accepted`. */
  status!: 'pending' | 'accepted';
}

/** A given item. */
export class GivenItemDto {
  itemType!: ItemType;
  itemId!: string;
  /** Its name in the catalogue. */
  name!: string;
  /** The address of its picture; null if the catalogue has none. */
  image!: string | null;
}

/** The newest message of a thread. */
export class LastMessageDto {
  message!: string;
  isMine!: boolean;
  gift!: GivenItemDto | null;
  /** ISO-8601 UTC. */
  createdAt!: string;
}

/** Another member, as friends see them. */
export class OtherMemberDto {
  userId!: number;
  username!: string;
  avatar!: AvatarCustomizationDto;
  /** The address of their picture. */
  profilePicture!: string | null;
}

/** A member's invitation link. */
export class InvitationDto {
  /** What the address `/join/<token>` ends with: 24 letters, digits, _ or -. */
  token!: string;
  /** When the link stops working, ISO-8601 UTC. */
  validUntil!: string;
}

/** The other member of a pending friend request. */
export class FriendRequestDto extends OtherMemberDto {
  /** When the request was sent, ISO-8601 UTC. */
  createdAt!: string;
}

/** A friend. */
export class FriendDto extends OtherMemberDto {
  isOnline!: boolean;
  /** When they were last online, ISO-8601 UTC. */
  lastSeen!: string | null;
  /** The display name of the game they are playing. */
  playing!: string | null;
  /** How many of their messages are unread. */
  unread!: number;
  lastMessage!: LastMessageDto | null;
}

/** A member's friends and friend requests. */
export class FriendsDto {
  /** Sorted by name. */
  friends!: FriendDto[];
  /** Received requests, newest first. */
  requests!: FriendRequestDto[];
  /** Sent requests, newest first. */
  sent!: FriendRequestDto[];
}

/** The other member of a thread, friend or not. */
export class ThreadMemberDto extends OtherMemberDto {
  /** Whether both members can write. */
  isFriend!: boolean;
}

/** One message of a thread, as the caller sees it. */
export class DirectMessageDto {
  id!: number;
  /** Whether the caller wrote it. */
  isMine!: boolean;
  /** Plain text; empty for a gift. */
  message!: string;
  /** Id chosen by the caller's browser; null for messages of others. */
  clientId!: string | null;
  gift!: GivenItemDto | null;
  /** ISO-8601 UTC. */
  createdAt!: string;
  /** When the receiver saw it, ISO-8601 UTC. */
  readAt!: string | null;
}

/** A message to a friend. */
export class NewMessageDto {
  /** 1 to 500 characters; surrounding white space is removed. */
  @Trimmed()
  @MinLength(1, { message: 'Write something first.' })
  @MaxCharacters(MAX_MESSAGE_LENGTH, { message: 'A message has at most 500 characters.' })
  @IsString()
  message!: string;

  /** Id chosen by the browser; sending it again stores nothing new. */
  @Matches(/^[A-Za-z0-9_-]{8,64}$/, { message: 'A client id has 8 to 64 letters, digits, _ or -.' })
  clientId!: string;

  /** The author, so that no other member's session sends it for them; by default the caller. */
  @IsOptional()
  @IsId()
  authorId?: number;
}

/** The item of which one copy is given. */
export class GiftDto {
  @IsIn(GIFT_TYPES)
  itemType!: GiftType;

  @IsItemId()
  itemId!: string;
}

/** A completed gift. */
export class GivenDto {
  /** The line of the thread. */
  message!: DirectMessageDto;
  /** How many copies the member has left. */
  copies!: number;
}
