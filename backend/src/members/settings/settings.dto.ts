import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { MaxCharacters } from '../../platform/validation/max-characters.js';
import { MayBeMissing } from '../../platform/validation/may-be-missing.js';
import { ONE_LINE } from '../../platform/validation/one-line.js';
import { MAX_SETTING_COINS } from './setting-values.js';

/** How tall a stream's picture may be at the most, in lines. */
const STREAM_HEIGHTS = [360, 480, 720, 1080] as const;

const MIN_STREAM_BITS = 500_000;
const MAX_STREAM_BITS = 8_000_000;

/** Text that may have line breaks, and no other control characters; or nothing. */
const LINES = /^([^\p{Cc}]|\n)*$/u;

const IsHttpsAddress = (): PropertyDecorator =>
  applyDecorators(
    MaxCharacters(200),
    IsUrl(
      { protocols: ['https'], require_protocol: true, disallow_auth: true },
      { message: 'A link is an address that begins with https://' },
    ),
  );

const IsCoins = (): PropertyDecorator => applyDecorators(IsInt(), Min(0), Max(MAX_SETTING_COINS));

/** Where the squad is to be found on other sites. */
export class SiteLinksDto {
  @IsHttpsAddress()
  chat!: string;

  @IsHttpsAddress()
  video!: string;

  @IsHttpsAddress()
  streaming!: string;
}

/** How fast a member may write in the chat. */
export class ChatLimitsDto {
  @IsInt()
  @Min(1)
  @Max(60)
  messages!: number;

  /** In so many seconds. */
  @IsInt()
  @Min(1)
  @Max(600)
  seconds!: number;
}

/** What an encoder may send at the most; it holds for streams that begin from then on. */
export class StreamLimitsDto {
  /** The lines of the picture; its width goes with them, at 16:9. */
  @IsInt()
  @IsIn(STREAM_HEIGHTS)
  maxHeight!: number;

  @IsInt()
  @Min(MIN_STREAM_BITS)
  @Max(MAX_STREAM_BITS)
  maxBitsPerSecond!: number;
}

/** What is to be set; what is left out stays as it is. */
export class SettingsChangeDto {
  /** Of the settings that are changed. */
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  version!: number;

  @MayBeMissing()
  @IsString()
  @MaxCharacters(40)
  @Matches(ONE_LINE, { message: 'The name of the site is a line of text.' })
  siteName?: string;

  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => SiteLinksDto)
  links?: SiteLinksDto;

  @MayBeMissing()
  @IsBoolean()
  isRegistrationOpen?: boolean;

  /** What a new account begins with. */
  @MayBeMissing()
  @IsCoins()
  defaultNewUserCoins?: number;

  /** What every UTC day brings. */
  @MayBeMissing()
  @IsCoins()
  dailyLoginBonus?: number;

  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => ChatLimitsDto)
  chat?: ChatLimitsDto;

  @MayBeMissing()
  @IsObject()
  @ValidateNested()
  @Type(() => StreamLimitsDto)
  stream?: StreamLimitsDto;

  /** What every page says at its top; empty for nothing. */
  @MayBeMissing()
  @IsString()
  @MaxCharacters(300)
  @Matches(LINES, { message: 'The notice is text.' })
  maintenanceNotice?: string;
}

/** Everything that admins set. */
export class SettingsDto {
  /** Grows with every change; to be sent back with the next one. */
  version!: number;
  siteName!: string;
  links!: SiteLinksDto;
  isRegistrationOpen!: boolean;
  defaultNewUserCoins!: number;
  dailyLoginBonus!: number;
  chat!: ChatLimitsDto;
  stream!: StreamLimitsDto;
  maintenanceNotice!: string;
  /** When it was changed last, ISO-8601, UTC; null while nobody has. */
  updatedAt!: string | null;
  /** Who did; null while nobody has, and once their account is closed. */
  updatedBy!: string | null;
}

/** What every page needs to know of the settings. */
export class SiteDto {
  siteName!: string;
  links!: SiteLinksDto;
  isRegistrationOpen!: boolean;
  maintenanceNotice!: string;
}
