import type { AdminOverviewDto, OverviewDayDto, SourceCoinsDto } from './overview.dto.js';
import { DAY_MS, type Tally, type TallyKind } from './tallies.js';

/** What the days are shown with. */
export interface OverviewFrame {
  /** The first and the last day that are shown. */
  readonly first: number;
  readonly today: number;
  /** What all open accounts have by now. */
  readonly totalCoins: number;
  readonly medianBalance: number;
  /** By day, what went out of those coins with accounts that were closed. */
  readonly closed: ReadonlyMap<number, number>;
}

const REVENUE: readonly string[] = ['store', 'avatar', 'picture'];

/** The days and the sums over them. */
export function overviewOf(tallies: readonly Tally[], frame: OverviewFrame): AdminOverviewDto {
  const shown = tallies.filter(({ day }) => day >= frame.first && day <= frame.today);
  return {
    days: daysOf(shown, frame),
    earnedBySource: bySource(shown, 'earned'),
    spentBySource: bySource(shown, 'spent'),
    refusals: named(shown, 'refusal', 'events').map(({ name, sum }) => ({ reason: name, rounds: sum })),
    medianBalance: frame.medianBalance,
  };
}

function daysOf(
  tallies: readonly Tally[],
  { first, today, totalCoins, closed }: OverviewFrame,
): OverviewDayDto[] {
  const days: OverviewDayDto[] = [];
  let coins = totalCoins;
  for (let day = today; day >= first; day -= 1) {
    const figures = dayOf(
      tallies.filter((tally) => tally.day === day),
      coins,
    );
    days.unshift({ day: new Date(day * DAY_MS).toISOString().slice(0, 10), ...figures });
    coins += figures.spent - figures.earned + (closed.get(day) ?? 0);
  }
  return days;
}

function dayOf(tallies: readonly Tally[], totalCoins: number): Omit<OverviewDayDto, 'day'> {
  const events = (kind: TallyKind, name: string): number =>
    sumOf(
      tallies.filter((tally) => tally.kind === kind && tally.name === name),
      'events',
    );
  const spent = tallies.filter(({ kind }) => kind === 'spent');
  return {
    newMembers: events('member', 'new'),
    activeMembers: events('member', 'active'),
    rounds: events('round', 'proven'),
    refusedRounds: events('round', 'refused'),
    flaggedRounds: events('round', 'flagged'),
    earned: sumOf(
      tallies.filter(({ kind }) => kind === 'earned'),
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

const bySource = (tallies: readonly Tally[], kind: TallyKind): SourceCoinsDto[] =>
  named(tallies, kind, 'coins').map(({ name, sum }) => ({ source: name, coins: sum }));

/** The sums of one kind by name, the largest first. */
function named(
  tallies: readonly Tally[],
  kind: TallyKind,
  figure: 'events' | 'coins',
): { name: string; sum: number }[] {
  const sums = new Map<string, number>();
  for (const tally of tallies) {
    if (tally.kind === kind) sums.set(tally.name, (sums.get(tally.name) ?? 0) + tally[figure]);
  }
  return [...sums]
    .map(([name, sum]) => ({ name, sum }))
    .sort((one, other) => other.sum - one.sum || (one.name < other.name ? -1 : 1));
}

const sumOf = (tallies: readonly Tally[], figure: 'events' | 'coins'): number =>
  tallies.reduce((sum, tally) => sum + tally[figure], 0);
