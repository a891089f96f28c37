import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { AlienAvatar } from '../ui/alien-avatar';
import type { Wardrobe } from '../ui/alien-parts';
import { classNames } from '../ui/class-names';
import './rung.css';

interface RungProps {
  rank: number;
  wardrobe: Wardrobe;
  picture?: string | null | undefined;
  name: string;
  /** What is said of them below the name. */
  note?: string | undefined;
  /** True for the member's row. */
  isOwn?: boolean;
  /** Places climbed; for the member's own row. */
  climbed?: number;
  children: ReactNode;
}

/** A row of a ladder or of a finishing order. */
export function Rung({
  rank,
  wardrobe,
  picture,
  name,
  note,
  isOwn = false,
  climbed = 0,
  children,
}: RungProps) {
  return (
    <li className={classNames('over__row row', isOwn && 'over__row--own')}>
      <b className="over__rank figure">{rank}</b>
      <AlienAvatar wardrobe={wardrobe} picture={picture} size="small" />
      <span className="grow breakable">
        <span>{name}</span>
        {note && <small className="over__note">{note}</small>}
      </span>
      {climbed > 0 && (
        <b className="figure row text-slime">
          <ArrowUp size={16} aria-hidden="true" />
          {climbed}
          <span className="visually-hidden">{climbed === 1 ? ' place up' : ' places up'}</span>
        </b>
      )}
      <b className="figure">{children}</b>
    </li>
  );
}
