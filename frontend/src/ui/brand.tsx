import type { MouseEventHandler } from 'react';
import { mark } from 'game-scenes/art/mark';
import { Link } from 'react-router-dom';
import { Art } from './art';

const MARK = mark();

/** Mark and wordmark, a link to `to`. The mark is as wide as `--mark-width` (48 px) says. */
export function Brand({ to, onClick }: { to: string; onClick?: MouseEventHandler<HTMLAnchorElement> }) {
  return (
    <Link className="brand" to={to} onClick={onClick} aria-label="Alien Squad">
      <Art drawing={MARK} className="brand__mark" />
      <span className="wordmark">ALIEN SQUAD</span>
    </Link>
  );
}
