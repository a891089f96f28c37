import type { GameId, GameRules } from 'game-scenes/rules';
import { GAMES } from 'game-scenes/rules';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import { gamePath, paths } from '../../app/paths';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { GameCover } from '../../ui/game-cover';
import { Plate, PlateHead } from '../../ui/plate';

/** The games to try first (§2). */
const featured = ['alien-racing', 'alien-clicker'] as const satisfies readonly GameId[];

/** Two games with the way in, and the way to all of them. */
export function FeaturedGames() {
  return (
    <section aria-labelledby="featured-games">
      <PlateHead id="featured-games" title="Featured Games" livery="ember">
        <Link className="text-link" to={paths.games}>
          All games
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </PlateHead>
      <div className="halves">
        {featured.map((id) => (
          <FeaturedGame key={id} id={id} />
        ))}
      </div>
    </section>
  );
}

function FeaturedGame({ id }: { id: GameId }) {
  const { name, description, isNew }: GameRules = GAMES[id];
  return (
    <Plate as="article" isFlush className="game-card">
      <div className="game-card__cover cut-picture">
        <GameCover game={id} />
      </div>
      {isNew && (
        <Badge kind="new" className="game-card__new">
          NEW
        </Badge>
      )}
      <div className="game-card__copy">
        <h3>{name}</h3>
        <p>{description}</p>
        <ButtonLink variant="go" to={gamePath(id)} aria-label={`Play Now: ${name}`}>
          <Play size={18} aria-hidden="true" />
          Play Now
        </ButtonLink>
      </div>
    </Plate>
  );
}
