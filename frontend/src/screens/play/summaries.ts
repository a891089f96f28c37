import type { GameId } from 'game-scenes/rules';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import { roundTimeText } from '../../lib/round-time';
import type { EndedRound } from './ended-round';
import { clockText, isOn, numberIn } from './own-figures';

export interface Summary {
  title: string;
  /** Figures beside the score and the best, as pairs of a term and its value. */
  figures: readonly (readonly [term: string, value: string])[];
}

const over = 'Game Over';

/** Title and figures of the game-over card of each game. */
export const summaries: Record<GameId, (ended: EndedRound) => Summary> = {
  // Rounds of earlier rules count no strikes.
  'alien-clicker': ({ figures }) => ({
    title: over,
    figures:
      'accuracy' in figures
        ? [
            ['Accuracy', `${numberIn(figures, 'accuracy')} %`],
            ['Streak', String(numberIn(figures, 'bestStreak'))],
          ]
        : [],
  }),
  'memory-match': ({ figures, ticks }) => ({
    title: over,
    figures: [
      ['Pairs', `${numberIn(figures, 'pairs')}/8`],
      ['Time', roundTimeText(ticks)],
    ],
  }),
  'stronghold-defense': ({ figures }) => ({
    title: over,
    figures: [
      ['Wave', String(numberIn(figures, 'wave', 1))],
      ['Towers', String(numberIn(figures, 'towers'))],
    ],
  }),
  'alien-racing': racingSummary,
};

/** §4: only a race with points is completed. An unfinished race shows the laps instead of the best lap. */
function racingSummary({ figures, round, ticks }: EndedRound): Summary {
  const position = ['Position', `${numberIn(figures, 'place', 4)}/4`] as const;
  const bestLap = ['Best lap', lapText(numberIn(figures, 'bestLapTicks'))] as const;
  const time = ['Time', roundTimeText(ticks)] as const;
  const laps = ['Laps', `${numberIn(figures, 'lap', 1) - 1}/3`] as const;
  return {
    title: round.score > 0 ? 'Race Completed!' : over,
    figures: [position, ...(isOn(figures, 'isFinished') ? [time, bestLap] : [laps])],
  };
}

/** Returns a lap time as the track shows it: 988 ticks are '0:16.4'. */
function lapText(ticks: number): string {
  const tenths = Math.floor((ticks * 10) / TICKS_PER_SECOND);
  return `${clockText(Math.floor(tenths / 10))}.${tenths % 10}`;
}
