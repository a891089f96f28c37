import { VisuallyHidden } from './visually-hidden';
import './pip.css';

/** More than this is not worth the room. */
const MOST = 99;

export interface PipProps {
  /** How many; nothing is drawn for 0. */
  count: number;
  /** What they are, such as 'unread messages'; without it the number is decoration, and said elsewhere. */
  label?: string;
}

/** A small number on something that waits. */
export function Pip({ count, label }: PipProps) {
  if (count <= 0) return null;
  const shown = count > MOST ? `${MOST}+` : String(count);
  return (
    <span className="pip">
      <span aria-hidden="true">{shown}</span>
      {label !== undefined && <VisuallyHidden>{` ${count} ${label}`}</VisuallyHidden>}
    </span>
  );
}
