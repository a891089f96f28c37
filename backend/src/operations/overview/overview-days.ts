import type { AdminOverviewDto, OverviewDayDto, SourceCoinsDto } from './overview.dto.js';
import { DAY_MS, type DailyStat, type DailyStatKind } from './daily-stats.js';

/** Data needed to show the days, beside their stats. */
export interface OverviewFrame {
  /** First and last day shown. */
  readonly first: number;
  readonly today: number;
  /** Current coins of all open accounts. */
  readonly totalCoins: number;
  readonly medianBalance: number;
  /** By day, the coins of accounts that were closed on it. */
  readonly closed: ReadonlyMap<number, number>;
}

const REVENUE: readonly string[] = ['store', 'avatar', 'picture'];

/** Returns the days and the sums over them. */
export function overviewOf(dailyStats: readonly DailyStat[], frame: OverviewFrame): AdminOverviewDto {
  const shown = dailyStats.filter(({ day }) => day >= frame.first && day <= frame.today);
  return {
    days: daysOf(shown, frame),
    earnedBySource: bySource(shown, 'earned'),
    spentBySource: bySource(shown, 'spent'),
    refusals: named(shown, 'refusal', 'events').map(({ name, sum }) => ({ reason: name, rounds: sum })),
    medianBalance: frame.medianBalance,
  };
}

function daysOf(
  dailyStats: readonly DailyStat[],
  { first, today, totalCoins, closed }: OverviewFrame,
): OverviewDayDto[] {
  const days: OverviewDayDto[] = [];
  let coins = totalCoins;
  for (let day = today; day >= first; day -= 1) {
    const figures = dayOf(
      dailyStats.filter((dailyStat) => dailyStat.day === day),
      coins,
    );
    days.unshift({ day: new Date(day * DAY_MS).toISOString().slice(0, 10), ...figures });
    coins += figures.spent - figures.earned + (closed.get(day) ?? 0);
  }
  return days;
}

function dayOf(dailyStats: readonly DailyStat[], totalCoins: number): Omit<OverviewDayDto, 'day'> {
  const events = (kind: DailyStatKind, name: string): number =>
    sumOf(
      dailyStats.filter((dailyStat) => dailyStat.kind === kind && dailyStat.name === name),
      'events',
    );
  const spent = dailyStats.filter(({ kind }) => kind === 'spent');
  return {
    newMembers: events('member', 'new'),
    activeMembers: events('member', 'active'),
    rounds: events('round', 'proven'),
    refusedRounds: events('round', 'refused'),
    flaggedRounds: events('round', 'flagged'),
    earned: sumOf(
      dailyStats.filter(({ kind }) => kind === 'earned'),
      'coins',
    ),
    spent: sumOf(spent, 'coins'),
    revenue: sumOf(
      spent.filter(({ name }) => REVENUE.includes(name)),
      'coins',
    ),
    totalCoins,
  };
}

const bySource = (dailyStats: readonly DailyStat[], kind: DailyStatKind): SourceCoinsDto[] =>
  named(dailyStats, kind, 'coins').map(({ name, sum }) => ({ source: name, coins: sum }));

/** Returns the sums of one kind by name, the largest first. */
function named(
  dailyStats: readonly DailyStat[],
  kind: DailyStatKind,
  figure: 'events' | 'coins',
): { name: string; sum: number }[] {
  const sums = new Map<string, number>();
  for (const dailyStat of dailyStats) {
    if (dailyStat.kind === kind)
      sums.set(dailyStat.name, (sums.get(dailyStat.name) ?? 0) + dailyStat[figure]);
  }
  return [...sums]
    .map(([name, sum]) => ({ name, sum }))
    .sort((one, other) => other.sum - one.sum || (one.name < other.name ? -1 : 1));
}

const sumOf = (dailyStats: readonly DailyStat[], figure: 'events' | 'coins'): number =>
  dailyStats.reduce((sum, dailyStat) => sum + dailyStat[figure], 0);
