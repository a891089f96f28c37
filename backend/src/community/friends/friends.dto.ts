import { Transform, type TransformFnParams } from 'class-transformer';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { MaxCharacters } from '../../platform/validation/max-characters.js';
import { IsItemId } from '../../economy/inventory/item-id.js';
import type { ItemType } from '../../economy/inventory/item-type.js';
import { AvatarCustomizationDto } from '../../members/user/user.dto.js';

/** The longest message. */
const MAX_MESSAGE_LENGTH = 500;

/** No name is longer; what is sent may be a little, and is nobody's then. */
const MAX_SENT_NAME_LENGTH = 100;

/** What can be given away: everything but coupons, which are worth coins. */
export const GIFT_TYPES = ['color', 'hat', 'face', 'accessory', 'sticker'] as const;
export type GiftType = (typeof GIFT_TYPES)[number];

/** Text without the space around it. */
const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() : value));

/** Plain digits of an address become a number, and whatever else fails the checks that follow. */
const Digits = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value,
  );

/** Whom an address is about. */
export class FriendParamsDto {
  /** The other member's id. */
  @Digits()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  userId!: number;
}

/** Whom the member wants to be friends with. */
export class FriendNameDto {
  /** Their name, in any case. */
  @Trimmed()
  @MinLength(1)
  @MaxLength(MAX_SENT_NAME_LENGTH)
  @IsString()
  username!: string;
}

/** How the member stands to somebody whom they have asked. */
export class FriendshipDto {
  userId!: number;
  username!: string;
  /** `pending` until they say yes; `accepted` when they are friends. */
  status!: 'pending' | 'accepted';
}

/** A thing that was given. */
export class GivenItemDto {
  itemType!: ItemType;
  itemId!: string;
  /** What the catalogue calls it. */
  name!: string;
  /** The address of its picture; null where the catalogue has none. */
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

/** Somebody who has asked, or was asked, to be friends. */
export class FriendRequestDto extends OtherMemberDto {
  /** When they were asked, ISO-8601 UTC. */
  createdAt!: string;
}

/** A friend. */
export class FriendDto extends OtherMemberDto {
  isOnline!: boolean;
  /** When they were last here, ISO-8601 UTC. */
  lastSeen!: string | null;
  /** What the game is called that they play right now. */
  playing!: string | null;
  /** How many of their messages are unread. */
  unread!: number;
  lastMessage!: LastMessageDto | null;
}

/** Everybody the member has to do with. */
export class FriendsDto {
  /** By name. */
  friends!: FriendDto[];
  /** Who asks the member, the newest first. */
  requests!: FriendRequestDto[];
  /** Whom the member has asked, the newest first. */
  sent!: FriendRequestDto[];
}

/** The other one of a thread, also when they are no friend any more. */
export class ThreadMemberDto extends OtherMemberDto {
  /** Whether both can write. */
  isFriend!: boolean;
}

/** One message of a thread, as the caller sees it. */
export class DirectMessageDto {
  id!: number;
  /** Whether the caller wrote it. */
  isMine!: boolean;
  /** Plain text; empty for a gift. */
  message!: string;
  /** What the caller's browser called it; null for messages of others. */
  clientId!: string | null;
  gift!: GivenItemDto | null;
  /** ISO-8601 UTC. */
  createdAt!: string;
  /** When the receiver saw it, ISO-8601 UTC. */
  readAt!: string | null;
}

/** A message to a friend. */
export class NewMessageDto {
  /** 1 to 500 characters; the space around them goes. */
  @Trimmed()
  @MinLength(1, { message: 'Write something first.' })
  @MaxCharacters(MAX_MESSAGE_LENGTH, { message: 'A message has at most 500 characters.' })
  @IsString()
  message!: string;

  /** A name of the browser's own for it: the same one again stores nothing. */
  @Matches(/^[A-Za-z0-9_-]{8,64}$/, { message: 'A client id has 8 to 64 letters, digits, _ or -.' })
  clientId!: string;
}

/** What the member gives a friend one copy of. */
export class GiftDto {
  @IsIn(GIFT_TYPES)
  itemType!: GiftType;

  @IsItemId()
  itemId!: string;
}

/** A gift that was given. */
export class GivenDto {
  /** The line of the thread. */
  message!: DirectMessageDto;
  /** How many copies the member has left. */
  copies!: number;
}
