import { VisuallyHidden } from './visually-hidden';
import './count-badge.css';

/** More than this is not worth the room. */
const MOST = 99;

export interface CountBadgeProps {
  /** How many; nothing is drawn for 0. */
  count: number;
  /** What they are, such as 'unread messages'; without it the number is decoration, and said elsewhere. */
  label?: string;
}

/** A small number on something that waits. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null;
  const shown = count > MOST ? `${MOST}+` : String(count);
  return (
    <span className="count-badge">
      <span aria-hidden="true">{shown}</span>
      {label !== undefined && <VisuallyHidden>{` ${count} ${label}`}</VisuallyHidden>}
    </span>
  );
}
