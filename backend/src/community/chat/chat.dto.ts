import { Transform, type TransformFnParams } from 'class-transformer';
import { IsInt, IsString, Max, Min, ValidateIf } from 'class-validator';
import { MaxCharacters } from '../../platform/validation/max-characters.js';
import { MayBeMissing } from '../../platform/validation/may-be-missing.js';
import { AvatarCustomizationDto } from '../../members/user/user.dto.js';

/** The longest mute with an end: 30 days. */
const MAX_MUTE_MINUTES = 43_200;

/** A message of the chat as everybody sees it (§3), in the API's lists and in the socket's frames. */
export class ChatMessageDto {
  /** Its place in the chat: without gaps, in the order in which messages were stored. */
  id!: number;
  /** Who wrote it. */
  userId!: number;
  /** The writer's name of now; 'former member' once the account is closed. */
  username!: string;
  message!: string;
  /** ISO-8601, UTC. */
  createdAt!: string;
  /** What the writer's browser called it; null when it had no name for it. */
  clientId!: string | null;
  /** Whether the writer is an administrator. */
  isAdmin!: boolean;
  avatar!: AvatarCustomizationDto;
  /** The address of the writer's picture. */
  profilePicture!: string | null;
}

/** Plain digits of an address become a number, and whatever else fails the checks that follow. */
const Digits = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value,
  );

/** Which message an address is about. */
export class ChatMessageParamsDto {
  @Digits()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  id!: number;
}

/** Whose mute an address is about. */
export class MutedMemberParamsDto {
  @Digits()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  userId!: number;
}

/** Who is to be muted, and for how long. */
export class MuteDto {
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  userId!: number;

  /** For how many minutes; null until an administrator lifts it. */
  @ValidateIf((_, value) => value !== null)
  @IsInt()
  @Min(1)
  @Max(MAX_MUTE_MINUTES)
  minutes!: number | null;

  /** What the member is told; shown as text. */
  @MayBeMissing()
  @IsString()
  @MaxCharacters(200)
  reason?: string;
}

/** A member who may not write in the chat. */
export class ChatMuteDto {
  /** What a list goes on from. */
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
