import { GAMES } from 'game-scenes/rules';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import { gamePath, paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button';
import { GameCover } from '../../ui/game-cover';
import { Plate, PlateHead } from '../../ui/plate';

const { name, description } = GAMES['alien-clicker'];

/** The games to try first (§2). */
export function FeaturedGames() {
  return (
    <section aria-labelledby="featured-games">
      <PlateHead id="featured-games" title="Featured Games" livery="ember">
        <Link className="text-link" to={paths.games}>
          All games
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </PlateHead>
      <Plate as="article" isFlush className="game-card">
        <div className="game-card__cover cut-picture">
          <GameCover game="alien-clicker" />
        </div>
        <div className="game-card__copy">
          <h3>{name}</h3>
          <p>{description}</p>
          <ButtonLink variant="go" to={gamePath('alien-clicker')} aria-label={`Play Now: ${name}`}>
            <Play size={18} aria-hidden="true" />
            Play Now
          </ButtonLink>
        </div>
      </Plate>
    </section>
  );
}
