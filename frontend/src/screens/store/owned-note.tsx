import { Link } from 'react-router-dom';
import type { StoreItem } from '../../api/types';
import { paths } from '../../session/paths';
import './owned-note.css';

/** Number of copies the member owns, with a link to give one to a friend. Coupons cannot be given. */
export function OwnedNote({ itemType, copies }: Pick<StoreItem, 'itemType'> & { copies: number }) {
  const canGive = copies > 1 && itemType !== 'coupon';
  return (
    <p className="row wrap meta owned-note">
      <span>{`You own ${copies.toLocaleString('en-US')}`}</span>
      {canGive && <Link to={paths.friends}>Give one to a friend</Link>}
    </p>
  );
}
