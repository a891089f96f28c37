import { Type } from 'class-transformer';
import { IsIn, IsObject, IsOptional, IsString, Matches, ValidateBy, ValidateNested } from 'class-validator';
import { CHANCE_GAMES, GAME_IDS, GAMES } from 'game-scenes/rules';
import { IsWhole } from '../../platform/validation/rules.js';

const GAME_NAMES: readonly unknown[] = [...GAME_IDS.map((id) => GAMES[id]), ...CHANCE_GAMES].map(
  ({ name }) => name,
);

/** Not `IsIn`: the API's description lists no games. */
const IsGameName = (): PropertyDecorator =>
  ValidateBy({ name: 'isGameName', validator: { validate: (value) => GAME_NAMES.includes(value) } });

class HeartbeatFrameDto {
  @IsIn(['heartbeat'])
  type!: 'heartbeat';
}

class ActivityDto {
  /** The display name of the current game; null for none. */
  @IsOptional()
  @IsGameName()
  game?: string | null;
}

class ActivityFrameDto {
  @IsIn(['activity'])
  type!: 'activity';

  @ValidateNested()
  @Type(() => ActivityDto)
  @IsObject()
  data!: ActivityDto;
}

/** Joins the chat: requests its newest messages, or those `after` an id and the removals since `from`. */
export class ChatJoinFrameDto {
  @IsIn(['chat_join'])
  type!: 'chat_join';

  @IsOptional()
  @IsWhole(0, Number.MAX_SAFE_INTEGER)
  after?: number | null;

  /** `after` by default. */
  @IsOptional()
  @IsWhole(0, Number.MAX_SAFE_INTEGER)
  from?: number | null;
}

class ChatLeaveFrameDto {
  @IsIn(['chat_leave'])
  type!: 'chat_leave';
}

/** A message for the chat. The author is the session's member, whatever the frame says (§7). */
export class ChatMessageFrameDto {
  @IsIn(['chat_message'])
  type!: 'chat_message';

  @IsString()
  message!: string;

  /** Id chosen by the browser; sending it again stores nothing new. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9_-]{8,64}$/)
  clientId?: string | null;
}

/** The frames that pages send. */
export const CLIENT_FRAMES = {
  heartbeat: HeartbeatFrameDto,
  activity: ActivityFrameDto,
  chat_join: ChatJoinFrameDto,
  chat_leave: ChatLeaveFrameDto,
  chat_message: ChatMessageFrameDto,
} as const;

export type ClientFrame = InstanceType<(typeof CLIENT_FRAMES)[keyof typeof CLIENT_FRAMES]>;
