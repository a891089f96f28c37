import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsTimeZone,
  IsUrl,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import {
  IsTextUpTo,
  IsWhole,
  MaxCharacters,
  MayBeMissing,
  ONE_LINE,
} from '../../platform/validation/rules.js';

/** Selectable maximum heights of a stream's picture, in lines. */
const STREAM_HEIGHTS = [360, 480, 720, 1080] as const;

/** Maximum of every setting in coins. */
const MAX_COINS = 10_000;

const MIN_STREAM_BITS = 500_000;
const MAX_STREAM_BITS = 8_000_000;

/** Text with line breaks but no other control characters; may be empty. */
const LINES = /^([^\p{Cc}]|\n)*$/u;

/** An https address, or '' for none. */
const IsHttpsAddress = (): PropertyDecorator =>
  applyDecorators(
    MaxCharacters(200),
    ValidateIf((_, value) => value !== ''),
    IsUrl(
      { protocols: ['https'], require_protocol: true, disallow_auth: true },
      { message: 'A link is an address that begins with https://' },
    ),
  );

const IsCoins = (): PropertyDecorator => IsWhole(0, MAX_COINS);

/** Addresses of the squad on other sites; '' for none. */
export class SiteLinksDto {
  @IsHttpsAddress()
  chat!: string;

  @IsHttpsAddress()
  video!: string;

  @IsHttpsAddress()
  streaming!: string;
}

/** Rate limit for a member's chat messages. */
export class ChatLimitsDto {
  @IsWhole(1, 60)
  messages!: number;

  /** Period of the limit, in seconds. */
  @IsWhole(1, 600)
  seconds!: number;
}

/** Limits for the encoder, which apply to streams that start after the change. */
export class StreamLimitsDto {
  /** Lines of the picture; the width follows at 16:9. */
  @IsInt()
  @IsIn(STREAM_HEIGHTS)
  maxHeight!: number;

  @IsWhole(MIN_STREAM_BITS, MAX_STREAM_BITS)
  maxBitsPerSecond!: number;
}

/** Settings to change; omitted ones stay as they are. */
export class SettingsChangeDto {
  /** Version of the settings that the change is based on. */
  @IsWhole(1, Number.MAX_SAFE_INTEGER)
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

  /** Zone of the weekly schedule's times, an IANA name. */
  @MayBeMissing()
  @IsTimeZone({ message: 'A time zone is needed, such as America/New_York.' })
  @IsTextUpTo(64)
  timeZone?: string;

  @MayBeMissing()
  @IsBoolean()
  isRegistrationOpen?: boolean;

  /** Coins of a new account. */
  @MayBeMissing()
  @IsCoins()
  defaultNewUserCoins?: number;

  /** Coins granted per UTC day. */
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

  /** Notice at the top of every page; empty for none. */
  @MayBeMissing()
  @IsString()
  @MaxCharacters(300)
  @Matches(LINES, { message: 'The notice is text.' })
  maintenanceNotice?: string;
}

/** All settings. */
export class SettingsDto {
  /** Grows with every change; send it with the next one. */
  version!: number;
  siteName!: string;
  links!: SiteLinksDto;
  /** Whether the links are samples, which no admin has set. */
  areLinksSample!: boolean;
  /** Zone of the weekly schedule's times, an IANA name. */
  timeZone!: string;
  isRegistrationOpen!: boolean;
  defaultNewUserCoins!: number;
  dailyLoginBonus!: number;
  chat!: ChatLimitsDto;
  stream!: StreamLimitsDto;
  maintenanceNotice!: string;
  /** Time of the last change, ISO-8601 UTC; null if there was none. */
  updatedAt!: string | null;
  /** Name of the admin who made it; null if there was none, or if their account is closed. */
  updatedBy!: string | null;
}

/** The settings that every page needs. */
export class SiteDto {
  siteName!: string;
  links!: SiteLinksDto;
  /** Whether the links are samples, which no admin has set. */
  areLinksSample!: boolean;
  isRegistrationOpen!: boolean;
  maintenanceNotice!: string;
}
