import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../members/settings/settings.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import { PushService } from '../../platform/realtime/push.service.js';
import type {
  LivestreamDto,
  NextStreamDto,
  OnAirDto,
  ScheduledStreamDto,
  StreamEventDto,
} from './livestream.dto.js';
import type { WeeklyStreamEntity } from './livestream-lists.entity.js';
import { readDetails, readLivestream, readSchedule, readStandings } from './livestream-store.js';
import { playlistOf, publicSession, stateOf } from './livestream-state.js';
import { nextTimes } from '../../platform/common/weekly-time.js';
import { StreamCalendarService } from './stream-calendar.service.js';
import { ViewersService } from './viewers.service.js';

/** Reads the livestream for members. */
@Injectable()
export class LivestreamService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly calendar: StreamCalendarService,
    private readonly viewers: ViewersService,
    private readonly pushes: PushService,
    private readonly settings: SettingsService,
  ) {}

  /** Returns everything that the page shows. */
  async show(): Promise<LivestreamDto> {
    const { timeZone } = await this.settings.all(this.database);
    const row = await readLivestream(this.database);
    const details = await readDetails(this.database);
    const schedule = await readSchedule(this.database);
    const standings = await readStandings(this.database);
    const events = await this.calendar.events();
    const now = this.clock.now();
    const session = publicSession(row, now);
    const [next] = this.calendar.withWeekly(events, schedule, timeZone);
    return {
      state: stateOf(row, next?.startsAt, now),
      isLive: session !== undefined,
      playlist: session ? playlistOf(session) : null,
      startedAt: session?.startedAt ?? null,
      viewers: this.viewers.count(),
      nextStream: next ? nextStreamOf(next) : null,
      details: details.content,
      areDetailsSample: details.isSample,
      schedule: schedule.map((stream) => this.scheduled(stream, timeZone)),
      standings: standings.map(({ name, points, isSample }, index) => ({
        position: index + 1,
        name,
        points,
        isSample,
      })),
      events,
    };
  }

  /** Returns the public state: whether there is something to watch, and which race it is. */
  async onAir(): Promise<OnAirDto> {
    const row = await readLivestream(this.database);
    if (!publicSession(row, this.clock.now())) return { isLive: false, race: null };
    const { content } = await readDetails(this.database);
    return { isLive: true, race: content?.race ?? null };
  }

  /** Pushes the current state to all connected members. Call this after the commit of a change. */
  async tellAll(): Promise<void> {
    this.pushes.toAll({ type: 'livestream', data: await this.show() });
  }

  private scheduled(
    { id, title, game, weekday, time, isSample }: WeeklyStreamEntity,
    timeZone: string,
  ): ScheduledStreamDto {
    const now = this.clock.now();
    const [start = now] = nextTimes({ weekday, time, timeZone }, now, 1);
    return { id, title, game, weekday, time, startsAt: start.toISOString(), isSample };
  }
}

const nextStreamOf = ({ id: _id, ...stream }: StreamEventDto): NextStreamDto => stream;
