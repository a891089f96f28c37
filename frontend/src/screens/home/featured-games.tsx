import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import type { FeaturedGame, Home } from '../../api/types';
import { paths } from '../../session/paths';
import { Badge } from '../../ui/badge';
import { PlayNow } from '../../ui/play-now';
import { SkeletonGroup } from '../../ui/skeleton';
import { HomePart } from './home-part';
import './featured-games.css';

/** Recommended games as slanted covers with links to play, and a link to all games (§2). */
export function FeaturedGames({ home }: { home: Home | undefined }) {
  return (
    <HomePart
      id="featured-games"
      title="Featured Games"
      accent="ember"
      aside={
        <Link className="text-link" to={paths.games}>
          All games
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      }
    >
      {home === undefined ? (
        <SkeletonGroup>
          <div className="slanted-covers featured-games">
            <div className="featured-game skeleton" />
            <div className="featured-game skeleton" />
          </div>
        </SkeletonGroup>
      ) : (
        <div className="slanted-covers featured-games">
          {home.featuredGames.map((game) => (
            <FeaturedCover key={game.id} game={game} />
          ))}
        </div>
      )}
    </HomePart>
  );
}

function FeaturedCover({ game: { name, description, imageUrl, path, isNew } }: { game: FeaturedGame }) {
  return (
    <article className="featured-game">
      <img className="game-cover" src={imageUrl} width={620} height={288} alt="" decoding="async" />
      {isNew && (
        <Badge kind="new" className="featured-game__new">
          NEW
        </Badge>
      )}
      <div className="featured-game__copy">
        <div className="grow">
          <h3>{name}</h3>
          <p>{description}</p>
        </div>
        <PlayNow to={path} name={name} isQuiet />
      </div>
    </article>
  );
}
