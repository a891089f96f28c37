import { applyDecorators } from '@nestjs/common';
import { IsString, Matches } from 'class-validator';
import { IsId, QueryId } from '../../platform/validation/paging.js';
import { IsDateTime, IsWhole, MaxCharacters } from '../../platform/validation/rules.js';

const TEXT = /\S/;
const WALL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MAX_POINTS = 1_000_000;

/** Accepts a text with a visible character. */
const IsText = (maxCharacters: number, message: string): PropertyDecorator =>
  applyDecorators(MaxCharacters(maxCharacters), Matches(TEXT, { message }), IsString());

/** Version of the row to be removed. */
export class RowVersionQueryDto {
  @QueryId()
  version!: number;
}

/** A new weekly stream. */
export class NewWeeklyStreamDto {
  @IsText(100, 'The title is missing.')
  title!: string;

  /** The display name of the game that is shown. */
  @IsText(64, 'The game is missing.')
  game!: string;

  /** 0 is Sunday. */
  @IsWhole(0, 6)
  weekday!: number;

  /** `HH:MM` in the zone of the schedule. */
  @IsString()
  @Matches(WALL_TIME, { message: 'A time from 00:00 to 23:59 is needed, such as 19:30.' })
  time!: string;
}

/** A weekly stream as it is to be. */
export class WeeklyStreamChangeDto extends NewWeeklyStreamDto {
  /** Version that the change is based on. */
  @IsId()
  version!: number;
}

/** A weekly stream as admins see it. */
export class AdminWeeklyStreamDto {
  id!: number;
  title!: string;
  game!: string;
  /** 0 is Sunday. */
  weekday!: number;
  /** `HH:MM` in the zone of the schedule. */
  time!: string;
  /** Grows with every change. */
  version!: number;
  isSample!: boolean;
}

/** A new row of the league. Its place follows from its points. */
export class NewStandingDto {
  @IsText(40, 'The name is missing.')
  name!: string;

  @IsWhole(0, MAX_POINTS)
  points!: number;
}

/** A row of the league as it is to be. */
export class StandingChangeDto extends NewStandingDto {
  /** Version that the change is based on. */
  @IsId()
  version!: number;
}

/** A row of the league as admins see it. */
export class AdminStandingDto {
  id!: number;
  name!: string;
  points!: number;
  /** Grows with every change. */
  version!: number;
  isSample!: boolean;
}

/** A new stream on a date. */
export class NewStreamEventDto {
  @IsText(100, 'The title is missing.')
  title!: string;

  @IsText(64, 'The game is missing.')
  game!: string;

  /** ISO-8601. */
  @IsDateTime()
  startsAt!: string;
}

/** A stream on a date as it is to be. */
export class StreamEventChangeDto extends NewStreamEventDto {
  /** Version that the change is based on. */
  @IsId()
  version!: number;
}

/** A stream on a date as admins see it. */
export class AdminStreamEventDto {
  id!: number;
  title!: string;
  game!: string;
  /** ISO-8601, UTC. */
  startsAt!: string;
  /** Grows with every change. */
  version!: number;
  isSample!: boolean;
}
