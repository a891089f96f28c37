import type { MouseEventHandler } from 'react';
import { mark } from 'game-scenes/art-core/mark';
import { Link } from 'react-router-dom';
import { Art } from './art';

const MARK = mark();

/** Mark and wordmark, linking to `to`. The width of the mark is `--mark-width` (48 px). */
export function Brand({ to, onClick }: { to: string; onClick?: MouseEventHandler<HTMLAnchorElement> }) {
  return (
    <Link className="brand" to={to} onClick={onClick} aria-label="Alien Squad">
      <Art drawing={MARK} className="brand__mark" />
      <span className="wordmark">ALIEN SQUAD</span>
    </Link>
  );
}
