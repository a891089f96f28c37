import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import './rank-badge.css';

/** The rank of a row: gold, silver and bronze for the first three. */
export function RankBadge({ rank, className }: { rank: number; className?: string }) {
  return (
    <span className={classNames('rank-badge figure', rank <= 3 && `rank-badge--${rank}`, className)}>
      <VisuallyHidden>Rank </VisuallyHidden>
      {rank.toLocaleString('en-US')}
    </span>
  );
}
