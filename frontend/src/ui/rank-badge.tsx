import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';

/** Colours of the first three. */
const COLOURS = ['text-gold', 'text-silver', 'text-bronze'];

/** The rank of a row: gold, silver and bronze for the first three. */
export function RankBadge({ rank, className }: { rank: number; className?: string }) {
  return (
    <span className={classNames('figure', COLOURS[rank - 1] ?? 'muted', className)}>
      <VisuallyHidden>Rank </VisuallyHidden>
      <span>{rank.toLocaleString('en-US')}</span>
    </span>
  );
}
