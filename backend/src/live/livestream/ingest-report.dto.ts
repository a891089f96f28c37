import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { STREAM_PROBLEMS, type StreamProblemCode } from './stream-problem.js';
import { MayBeNull } from './may-be-null.js';

const MAX_BITS = 1_000_000_000;

/** The session that can be played now. */
export class IngestSessionDto {
  /** Its folder: 128 random bits. */
  @IsString()
  @Matches(/^[0-9a-f]{32}$/)
  name!: string;

  /** Who may watch it: `preview`, or a show. */
  @IsString()
  @MaxLength(40)
  audience!: string;

  @IsISO8601()
  startedAt!: string;
}

/** The encoder that is connected. */
export class IngestPushDto {
  @IsISO8601()
  since!: string;

  @IsInt()
  @Min(0)
  @Max(1920)
  width!: number;

  @IsInt()
  @Min(0)
  @Max(1920)
  height!: number;

  @IsInt()
  @Min(0)
  @Max(1000)
  framesPerSecond!: number;

  @IsInt()
  @Min(0)
  @Max(MAX_BITS)
  videoBitsPerSecond!: number;

  @IsInt()
  @Min(0)
  @Max(MAX_BITS)
  audioBitsPerSecond!: number;
}

/** Why an encoder was refused or cut last. */
export class IngestProblemDto {
  @IsIn(Object.keys(STREAM_PROBLEMS))
  code!: StreamProblemCode;

  @IsISO8601()
  at!: string;
}

/** Report of the ingest to the API. */
export class IngestReportDto {
  /** Random name of the reporting process. */
  @IsString()
  @Matches(/^[0-9a-f]{16}$/)
  ingest!: string;

  /** Port on which it listens; null while it can't. */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(65_535)
  port!: number | null;

  @MayBeNull()
  @IsObject()
  @ValidateNested()
  @Type(() => IngestSessionDto)
  session!: IngestSessionDto | null;

  @MayBeNull()
  @IsObject()
  @ValidateNested()
  @Type(() => IngestPushDto)
  push!: IngestPushDto | null;

  /** Last problem of this process. */
  @MayBeNull()
  @IsObject()
  @ValidateNested()
  @Type(() => IngestProblemDto)
  problem!: IngestProblemDto | null;
}
