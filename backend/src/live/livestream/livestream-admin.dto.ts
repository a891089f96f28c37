import type { StreamProblemCode } from './stream-problem.js';
import { AdminStandingDto, AdminStreamEventDto, AdminWeeklyStreamDto } from './livestream-lists.dto.js';
import { RaceDetailsDto } from './livestream.dto.js';

/** Why an encoder was refused or cut last. */
export class StreamProblemDto {
  code!: StreamProblemCode;
  /** A plain sentence to show. */
  message!: string;
  /** ISO-8601, UTC. */
  at!: string;
}

/** What arrives from the encoder. */
export class IngestStateDto {
  /** Whether the process that receives streams is running. */
  isRunning!: boolean;
  /** Whether an encoder is connected. */
  isConnected!: boolean;
  /** Since when, ISO-8601, UTC. */
  since!: string | null;
  width!: number | null;
  height!: number | null;
  fps!: number | null;
  videoBitsPerSecond!: number | null;
  audioBitsPerSecond!: number | null;
  /** Playlist of what arrives, whether the show is open or not. */
  previewPlaylist!: string | null;
  lastProblem!: StreamProblemDto | null;
}

/** The race and its version. */
export class VersionedDetailsDto {
  version!: number;
  /** Null when there is no race. */
  details!: RaceDetailsDto | null;
  isSample!: boolean;
}

/** The livestream as admins see it. */
export class AdminLivestreamDto {
  state!: 'offline' | 'upcoming' | 'live' | 'ended';
  /** Whether the show is open: then viewers see what arrives. */
  isOpen!: boolean;
  /** Server address to enter in the encoder. */
  address!: string;
  /** Stream key to enter in the encoder. */
  streamKey!: string;
  viewers!: number;
  ingest!: IngestStateDto;
  /** Zone of the schedule's times, an IANA name. */
  timeZone!: string;
  /** By weekday and time. */
  schedule!: AdminWeeklyStreamDto[];
  /** The first place first. */
  standings!: AdminStandingDto[];
  /** All events, past ones included, earliest first. */
  events!: AdminStreamEventDto[];
  details!: VersionedDetailsDto;
}
