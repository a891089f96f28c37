import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { gamePath } from '../../session/paths';
import type { Wardrobe } from '../../ui/alien-parts';
import { DressedCover } from './dressed-cover';
import type { LastPlayed } from './last-played';
import './carry-on.css';

/** Links to the games played last. */
export function CarryOn({ games, wardrobe }: { games: readonly LastPlayed[]; wardrobe: Wardrobe }) {
  return (
    <section className="carry-on" aria-labelledby="carry-on">
      <h2 id="carry-on">Carry on</h2>
      <ul>
        {games.map(({ id, gameName, words }) => (
          <li key={id}>
            <Link className="carry-on__game" to={gamePath(id)}>
              <span className="carry-on__picture">
                <DressedCover game={id} cut="small" wardrobe={wardrobe} />
              </span>
              <span className="grow">
                <b className="card-title">{gameName}</b> <span className="meta">{words}</span>
              </span>
              <ChevronRight className="text-slime" size={22} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
