import type { Logger } from 'pino';
import { RoundEntity } from '../../play/rounds/round.entity.js';
import type { Clock } from '../../platform/common/clock.js';
import type { EntitySource } from '../../platform/database/database.js';

const HOUR_MS = 60 * 60 * 1000;

/** Logs a warning if the last round was decided more than an hour from now: a clock is or was wrong. */
export async function logWrongClock(source: EntitySource, clock: Clock, log: Logger): Promise<void> {
  const [last] = await source.repository(RoundEntity).find({
    select: { id: true, decidedAt: true },
    order: { decidedAt: 'DESC' },
    take: 1,
  });
  const aheadMs = Number(last?.decidedAt ?? 0) - clock.now().getTime();
  if (aheadMs < HOUR_MS) return;
  const hours = Math.round(aheadMs / HOUR_MS).toLocaleString('en');
  log.warn(
    `The last round was decided ${hours} h later than now. Rounds are proven by the clock: is it right (NTP), ` +
      'or was it ahead before? (docs/operations.md, "A clock that was wrong")',
  );
}
