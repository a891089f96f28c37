import { VisuallyHidden } from './visually-hidden';

/** Larger counts are shown as "99+". */
const MOST = 99;

export interface CountBadgeProps {
  /** Nothing is rendered for 0. */
  count: number;
  /** Name of the counted things, such as 'unread messages'. Without it the number is decoration. */
  label?: string;
}

/** Count badge, for example for unread messages. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null;
  const shown = count > MOST ? `${MOST}+` : String(count);
  return (
    <span className="count-badge center">
      <span aria-hidden="true">{shown}</span>
      {label !== undefined && <VisuallyHidden>{` ${count} ${label}`}</VisuallyHidden>}
    </span>
  );
}
