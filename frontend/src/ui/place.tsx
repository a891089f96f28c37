import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import './place.css';

/** The rank of a row: gold, silver and bronze for the first three. */
export function Place({ rank, className }: { rank: number; className?: string }) {
  return (
    <span className={classNames('place figure', rank <= 3 && `place--${rank}`, className)}>
      <VisuallyHidden>Rank </VisuallyHidden>
      {rank.toLocaleString('en-US')}
    </span>
  );
}
