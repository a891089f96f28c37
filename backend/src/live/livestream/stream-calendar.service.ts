import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Database } from '../../platform/database/database.js';
import type { StreamEventDto, WeeklyStreamDto } from './livestream.dto.js';
import { readContents } from './livestream-rows.js';
import { nextTimes } from './new-york-time.js';

/** How many weeks of the schedule are looked ahead. */
const WEEKS = 4;

/** How many streams are told of at the most. */
const MAX_STREAMS = 20;

/** The one source of which streams come: the weekly schedule, and the events on a date. */
@Injectable()
export class StreamCalendarService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The streams that are still to come, soonest first, with ids that tell them apart. An event at the time of a weekly
   * stream is that week's stream, under its own title.
   */
  async upcoming(): Promise<StreamEventDto[]> {
    const [events, { schedule }] = await Promise.all([this.events(), readContents(this.database)]);
    return this.withWeekly(events, schedule.content);
  }

  /** The same, from what has been read already. */
  withWeekly(events: readonly StreamEventDto[], schedule: readonly WeeklyStreamDto[]): StreamEventDto[] {
    const taken = new Set(events.map(({ startsAt }) => startsAt));
    const weekly = schedule.flatMap(({ title, game, weekday, time }, index) =>
      nextTimes({ weekday, time }, this.clock.now(), WEEKS).map((start) => ({
        id: start.getTime() + index,
        title,
        game,
        startsAt: start.toISOString(),
      })),
    );
    return [...events, ...weekly.filter(({ startsAt }) => !taken.has(startsAt))]
      .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
      .slice(0, MAX_STREAMS);
  }

  /** The events on a date that are still to come, soonest first. */
  async events(): Promise<StreamEventDto[]> {
    const rows = await this.database.query<Omit<StreamEventDto, 'startsAt'> & { startsAt: number }>(
      `SELECT id, title, game, startsAt FROM upcoming_events WHERE startsAt > ?
       ORDER BY startsAt, id LIMIT ${MAX_STREAMS}`,
      [this.clock.now()],
    );
    return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt).toISOString() }));
  }
}
