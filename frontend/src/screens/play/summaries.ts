import type { GameId } from 'game-scenes/rules';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import { ordinal } from '../../lib/place-text';
import { roundTimeText } from '../../lib/round-time';
import type { EndedRound } from './ended-round';
import { clockText, isOn, numberIn } from './own-figures';

/** A figure beside the score and the best. */
export type SummaryFigure = readonly [term: string, value: string];

export interface Summary {
  title: string;
  /** What became of the round, in large letters; null where that is the score. */
  headline: string | null;
  figures: readonly SummaryFigure[];
}

const over = 'Game Over';

const MISSING = ['All', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'All'];

/** Title, headline and figures of the result of each game. */
export const summaries: Record<GameId, (ended: EndedRound) => Summary> = {
  // Rounds of earlier rules count no strikes.
  'alien-clicker': ({ figures }) => ({
    title: over,
    headline: null,
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
    headline: pairsText(8 - numberIn(figures, 'pairs')),
    figures: [
      ['Pairs', `${numberIn(figures, 'pairs')}/8`],
      ['Time', roundTimeText(ticks)],
    ],
  }),
  'stronghold-defense': ({ figures }) => ({
    title: over,
    headline:
      numberIn(figures, 'lives') > 0 ? 'The dome held' : `Wave ${numberIn(figures, 'wave', 1)} got through`,
    figures: [
      ['Wave', String(numberIn(figures, 'wave', 1))],
      ['Towers', String(numberIn(figures, 'towers'))],
    ],
  }),
  'alien-racing': racingSummary,
};

function pairsText(missing: number): string {
  const count = MISSING[missing] ?? '';
  if (missing === 0) return `${count} eight pairs`;
  return `${count} ${missing === 1 ? 'pair' : 'pairs'} short`;
}

/** §4: only a race with points is completed. An unfinished race shows the laps instead of the best lap. */
function racingSummary({ figures, round, ticks }: EndedRound): Summary {
  const place = numberIn(figures, 'place', 4);
  const isFinished = isOn(figures, 'isFinished');
  const position = ['Position', `${place}/4`] as const;
  const bestLap = ['Best lap', lapText(numberIn(figures, 'bestLapTicks'))] as const;
  const time = ['Time', roundTimeText(ticks)] as const;
  const laps = ['Laps', `${numberIn(figures, 'lap', 1) - 1}/3`] as const;
  return {
    title: round.score > 0 ? 'Race Completed!' : over,
    headline: isFinished ? ordinal(place) : `Lap ${numberIn(figures, 'lap', 1)} of 3`,
    figures: [position, ...(isFinished ? [time, bestLap] : [laps])],
  };
}

/** Returns a lap time as the track shows it: 988 ticks are '0:16.4'. */
export function lapText(ticks: number): string {
  const tenths = Math.floor((ticks * 10) / TICKS_PER_SECOND);
  return `${clockText(Math.floor(tenths / 10))}.${tenths % 10}`;
}
