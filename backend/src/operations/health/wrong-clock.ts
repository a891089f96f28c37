import type { Logger } from 'pino';
import type { Clock } from '../../platform/common/clock.js';
import type { RowSource } from '../../platform/database/row-source.js';

const HOUR_MS = 60 * 60 * 1000;

/** Logs a warning if the last round was decided more than an hour from now: a clock is or was wrong. */
export async function logWrongClock(source: RowSource, clock: Clock, log: Logger): Promise<void> {
  const [row] = await source.query<{ latest: number | null }>('SELECT MAX(decidedAt) AS latest FROM rounds');
  const aheadMs = (row?.latest ?? 0) - clock.now().getTime();
  if (aheadMs < HOUR_MS) return;
  const hours = Math.round(aheadMs / HOUR_MS).toLocaleString('en');
  log.warn(
    `The last round was decided ${hours} h later than now. Rounds are proven by the clock: is it right (NTP), ` +
      'or was it ahead before? (docs/operations.md, "A clock that was wrong")',
  );
}
