import { IsInt, IsISO8601, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { MaxCharacters } from '../../../platform/validation/max-characters.js';
import { MayBeMissing } from '../../../platform/validation/may-be-missing.js';
import { PageQueryDto, QueryInteger } from '../../../platform/validation/paging.js';

const TEXT = /\S/;
/** The last moment that every clock knows. */
const LATEST = '9999-12-31T23:59:59.999Z';

const IsTitle = (): PropertyDecorator =>
  applyDecorators(
    MaxCharacters(100),
    Matches(TEXT, { message: 'An announcement needs a title.' }),
    IsString(),
  );

const IsDescription = (): PropertyDecorator =>
  applyDecorators(
    MaxCharacters(1000),
    Matches(TEXT, { message: 'An announcement needs a text.' }),
    IsString(),
  );

/** A moment with its zone, from 1970 to 9999. */
const IsDateTime = (): PropertyDecorator =>
  applyDecorators(
    IsISO8601({ strict: true }),
    Matches(/^(19[7-9]\d|[2-9]\d{3})-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, {
      message: `A date is a moment in UTC, from 1970 to ${LATEST}.`,
    }),
  );

/** Which announcement an address is about. */
export class AnnouncementParamsDto {
  @QueryInteger()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  id!: number;
}

/** Which version is removed. */
export class AnnouncementVersionQueryDto {
  @QueryInteger()
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  version!: number;
}

/** Which announcements are listed. */
export class AnnouncementsQueryDto extends PageQueryDto {
  /** What their titles hold. */
  @MayBeMissing()
  @IsString()
  @MaxLength(100)
  search?: string;
}

/** A new announcement. */
export class NewAnnouncementDto {
  @IsTitle()
  title!: string;

  @IsDescription()
  description!: string;

  /** The date it carries, which orders the list, ISO-8601, UTC; now when it is left out. */
  @MayBeMissing()
  @IsDateTime()
  date?: string;
}

/** What becomes of an announcement; what is left out stays. */
export class AnnouncementChangeDto {
  /** Of what is changed. */
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  version!: number;

  @MayBeMissing()
  @IsTitle()
  title?: string;

  @MayBeMissing()
  @IsDescription()
  description?: string;

  @MayBeMissing()
  @IsDateTime()
  date?: string;
}

/** An announcement as admins see it. */
export class AdminAnnouncementDto {
  id!: number;
  title!: string;
  description!: string;
  /** ISO-8601, UTC. */
  date!: string;
  /** Grows with every change. */
  version!: number;
}
