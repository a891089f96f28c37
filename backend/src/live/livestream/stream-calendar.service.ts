import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { SettingsService } from '../../members/settings/settings.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import type { StreamEventDto } from './livestream.dto.js';
import { UpcomingEventEntity, type WeeklyStreamEntity } from './livestream-lists.entity.js';
import { readSchedule } from './livestream-store.js';
import { nextTimes } from '../../platform/common/weekly-time.js';

/** Number of weeks for which the schedule is expanded. */
const WEEKS = 4;

/** Maximum number of streams returned. */
const MAX_STREAMS = 20;

/** Single source of upcoming streams: the weekly schedule, and the events on a date. */
@Injectable()
export class StreamCalendarService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Returns the upcoming streams, soonest first, with unique ids. An event at the time of a weekly stream
   * replaces that week's stream.
   */
  async upcoming(): Promise<StreamEventDto[]> {
    const events = await this.events();
    const schedule = await readSchedule(this.database);
    const { timeZone } = await this.settings.all(this.database);
    return this.withWeekly(events, schedule, timeZone);
  }

  /** Does the same with data that was already read. */
  withWeekly(
    events: readonly StreamEventDto[],
    schedule: readonly WeeklyStreamEntity[],
    timeZone: string,
  ): StreamEventDto[] {
    const taken = new Set(events.map(({ startsAt }) => startsAt));
    const weekly = schedule.flatMap(({ title, game, weekday, time, isSample }, index) =>
      nextTimes({ weekday, time, timeZone }, this.clock.now(), WEEKS).map((start) => ({
        id: start.getTime() + index,
        title,
        game,
        startsAt: start.toISOString(),
        isSample,
      })),
    );
    return [...events, ...weekly.filter(({ startsAt }) => !taken.has(startsAt))]
      .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
      .slice(0, MAX_STREAMS);
  }

  /** Returns the upcoming events, soonest first. */
  async events(): Promise<StreamEventDto[]> {
    const events = await this.database.repository(UpcomingEventEntity).find({
      where: { startsAt: MoreThan(this.clock.now()) },
      order: { startsAt: 'ASC', id: 'ASC' },
      take: MAX_STREAMS,
    });
    return events.map(({ id, title, game, startsAt, isSample }) => ({
      id,
      title,
      game,
      startsAt: startsAt.toISOString(),
      isSample,
    }));
  }
}
