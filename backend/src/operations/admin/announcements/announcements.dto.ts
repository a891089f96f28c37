import { IsISO8601, IsString, Matches } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { IsTextUpTo, MaxCharacters, MayBeMissing } from '../../../platform/validation/rules.js';
import { IsId, PageQueryDto, QueryId } from '../../../platform/validation/paging.js';

const TEXT = /\S/;
/** Latest accepted date. */
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

/** A date and time in UTC, from 1970 to 9999. */
const IsDateTime = (): PropertyDecorator =>
  applyDecorators(
    IsISO8601({ strict: true }),
    Matches(/^(19[7-9]\d|[2-9]\d{3})-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, {
      message: `A date is a moment in UTC, from 1970 to ${LATEST}.`,
    }),
  );

/** Version to be removed. */
export class AnnouncementVersionQueryDto {
  @QueryId()
  version!: number;
}

/** Filter and page of the list of announcements. */
export class AnnouncementsQueryDto extends PageQueryDto {
  /** Text that the titles contain. */
  @MayBeMissing()
  @IsTextUpTo(100)
  search?: string;
}

/** A new announcement. */
export class NewAnnouncementDto {
  @IsTitle()
  title!: string;

  @IsDescription()
  description!: string;

  /** Date of the announcement, by which the home screen sorts, ISO-8601 UTC; now if omitted. */
  @MayBeMissing()
  @IsDateTime()
  date?: string;
}

/** Changes to an announcement; omitted fields stay as they are. */
export class AnnouncementChangeDto {
  /** Version that the change is based on. */
  @IsId()
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
  isSample!: boolean;
}
