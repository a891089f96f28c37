import type { ReconciliationCheck } from './reconciliation-check.js';
import type { RowSource } from '../../platform/database/snapshot.js';
import {
  countActive,
  countNoted,
  DAY_MS,
  dayOf,
  firstMoment,
  readDailyStats,
  type DailyStat,
  talliedUntil,
  countDailyStats,
} from '../overview/daily-stats.js';

/** Compares the daily stats with the events. Runs with the first range only, as it is about no member. */
export const dailyStatsCheck: ReconciliationCheck = {
  claim: 'Every day of the overview adds up to what happened on it.',
  find: async (source, { after }) => (after === 0 ? compareDays(source) : []),
};

async function compareDays(source: RowSource): Promise<string[]> {
  const mark = await talliedUntil(source);
  const noted = await countNoted(source);
  const [kept] = await source.query<{ first: number | null }>('SELECT MIN(day) AS first FROM daily_tallies');
  const first = Math.min((await firstMoment(source)) ?? mark, (kept?.first ?? dayOf(mark)) * DAY_MS);
  const sentences: string[] = [];
  for (let start = first - (first % DAY_MS); start < mark; start += DAY_MS) {
    const stretch = { from: start, until: Math.min(start + DAY_MS, mark) };
    const happened = [...(await countDailyStats(source, stretch)), ...(await countActive(source, stretch))];
    const today = noted.filter(({ day }) => day === dayOf(start));
    sentences.push(...differences(happened, [...(await readDailyStats(source, stretch)), ...today]));
  }
  return sentences;
}

const keyOf = ({ kind, name }: DailyStat): string => `${kind} ${name}`;

function differences(happened: readonly DailyStat[], kept: readonly DailyStat[]): string[] {
  const keptByKey = new Map(kept.map((dailyStat) => [keyOf(dailyStat), dailyStat]));
  const keys = new Set([...happened, ...kept].map(keyOf));
  const happenedByKey = new Map(happened.map((dailyStat) => [keyOf(dailyStat), dailyStat]));
  return [...keys].sort().flatMap((key) => {
    const [is, should] = [keptByKey.get(key), happenedByKey.get(key)];
    if (is?.events === should?.events && is?.coins === should?.coins) return [];
    const day = new Date(((is ?? should)?.day ?? 0) * DAY_MS).toISOString().slice(0, 10);
    return [`The daily stats of ${day} have ${amount(is)} of "${key}", but there were ${amount(should)}.`];
  });
}

const amount = (dailyStat: DailyStat | undefined): string =>
  dailyStat === undefined ? 'none' : `${dailyStat.events} (${dailyStat.coins} coins)`;
