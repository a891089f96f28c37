import { Type } from 'class-transformer';
import { IsInt, IsObject, IsString, Matches, Min, ValidateNested } from 'class-validator';
import { IsWhole, MaxCharacters, MayBeNull } from '../../platform/validation/rules.js';

const LAP_TIME = /^\d{1,2}:\d{2}\.\d{1,3}$/;
const MAX_NUMBER = 1_000_000;

/** The race that is shown, or the next one. */
export class RaceDetailsDto {
  @IsString()
  @MaxCharacters(100)
  race!: string;

  @IsString()
  @MaxCharacters(100)
  track!: string;

  /** The lap they are in; null before the start. */
  @MayBeNull()
  @IsWhole(1, 1000)
  lap!: number | null;

  @IsWhole(1, 1000)
  laps!: number;

  @IsWhole(1, 1000)
  pods!: number;

  /** `0:14.2`; null without one. */
  @MayBeNull()
  @IsString()
  @Matches(LAP_TIME, { message: 'A lap time is needed, such as 0:14.2.' })
  fastestLap!: string | null;

  @MayBeNull()
  @IsString()
  @MaxCharacters(40)
  fastestLapBy!: string | null;

  @IsWhole(0, MAX_NUMBER)
  prizeCoins!: number;
}

/** The details of the race. */
export class DetailsChangeDto {
  /** Version that is replaced. */
  @Min(1)
  @IsInt()
  version!: number;

  @IsObject()
  @ValidateNested()
  @Type(() => RaceDetailsDto)
  details!: RaceDetailsDto;
}

/** An upcoming stream. */
export class NextStreamDto {
  title!: string;
  game!: string;
  /** ISO-8601, UTC. */
  startsAt!: string;
  isSample!: boolean;
}

/** A weekly stream and when it comes next. */
export class ScheduledStreamDto {
  id!: number;
  title!: string;
  game!: string;
  /** 0 is Sunday, in the zone of the schedule. */
  weekday!: number;
  /** `HH:MM` in the zone of the schedule. */
  time!: string;
  /** When it comes next, ISO-8601, UTC. */
  startsAt!: string;
  isSample!: boolean;
}

/** A place in the league. */
export class StandingDto {
  position!: number;
  name!: string;
  points!: number;
  isSample!: boolean;
}

/** A stream on a date. */
export class StreamEventDto {
  id!: number;
  title!: string;
  game!: string;
  /** ISO-8601, UTC. */
  startsAt!: string;
  isSample!: boolean;
}

/** What the livestream's page shows. */
export class LivestreamDto {
  /**
   * `live`: there is something to watch. `ended`: a show has ended not long ago. `upcoming`: a show is open and its
   * picture is not there, or a stream begins within the hour. `offline`: none of these.
   */
  state!: 'offline' | 'upcoming' | 'live' | 'ended';
  isLive!: boolean;
  /** The playlist's address while it is live. */
  playlist!: string | null;
  /** Since when it is live, ISO-8601, UTC. */
  startedAt!: string | null;
  /** Members who watch now. */
  viewers!: number;
  /** The next stream. */
  nextStream!: NextStreamDto | null;
  /** Null when there is no race. */
  details!: RaceDetailsDto | null;
  areDetailsSample!: boolean;
  /** By weekday and time. */
  schedule!: ScheduledStreamDto[];
  /** The first place first. */
  standings!: StandingDto[];
  /** Those that are still to come, soonest first. */
  events!: StreamEventDto[];
}

/** Public state of the livestream. */
export class OnAirDto {
  isLive!: boolean;
  /** The race that is shown while it is live. */
  race!: string | null;
}

/** Number of viewers. */
export class ViewersDto {
  viewers!: number;
}
