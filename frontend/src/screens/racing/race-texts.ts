import type { RunMoment } from 'game-scenes/rules';
import type { RacingSummary, User } from '../../api/types';
import type { Race } from './race';
import type { RaceWatch } from './race.hook';

const ENDINGS = ['st', 'nd', 'rd'];

/** Returns the ordinal suffix of a place: 1st, 2nd, 3rd, 4th. */
export function ordinalEnding(place: number): string {
  return ENDINGS[place - 1] ?? 'th';
}

/** Returns how far the member got: random runs do not complete three laps in sixty seconds (§9). */
export function distanceText({ progress: [own = 0], lap }: RunMoment): string {
  return `came ${Math.floor(own)} % of the way, to lap ${lap} of 3`;
}

/** Returns seconds as a clock: 83 is '1:23'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns, before the start, whether the next run pays. */
export function payNote(user: User | null, summary: RacingSummary | undefined): string {
  if (user === null) return 'You are not signed in: this race is for fun. It is drawn here and sent nowhere.';
  if (summary === undefined) return 'The first 10 runs of a day pay.';
  const { runsToday, paidRunsPerDay } = summary;
  if (runsToday < paidRunsPerDay) return paidNote(runsToday + 1, paidRunsPerDay);
  return `Today’s ${paidRunsPerDay} paid runs are done. This one is for fun.`;
}

/** Returns the same for the current race. */
export function runningNote({ entry }: Race, paidRunsPerDay = 10): string {
  if (entry === null || !entry.ticket.pays) return 'This one is for fun';
  return entry.runOfDay === null ? 'This run pays' : paidNote(entry.runOfDay, paidRunsPerDay);
}

const paidNote = (run: number, ofRuns: number): string => `Run ${run} of the ${ofRuns} that pay today`;

/** Returns the text of the live region. It changes only when there is something new to announce. */
export function announcement(watch: RaceWatch): string {
  const { race, moment, second, isOver, phase, roundOutcome, trouble } = watch;
  if (phase === 'starting') return 'The race is on its way.';
  if (race === null || moment === null) return trouble ?? '';
  if (isOver) {
    const { position } = moment;
    const summary = `Race over. You ${distanceText(moment)} and are ${position}${ordinalEnding(position)} of 4 with ${race.run.score} points.`;
    if (roundOutcome === undefined) return summary;
    return roundOutcome.kind === 'proven'
      ? `${summary} ${roundOutcome.verdict.coins} coins.`
      : `${summary} It does not count. ${roundOutcome.sentence}`;
  }
  if (second >= race.run.seconds - 10) return '10 seconds left.';
  return `Lap ${moment.lap} of 3.`;
}
