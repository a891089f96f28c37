import { cover } from 'game-scenes/art/covers';
import Play from 'lucide-react/icons/play';
import { paths } from '../../app/paths';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';
import { Plate, PlateHead } from '../../ui/plate';

const CLICKER_COVER = cover('alien-clicker');

/** The games to try first (§2). */
export function FeaturedGames() {
  return (
    <section aria-labelledby="featured-games">
      <PlateHead id="featured-games" title="Featured Games" livery="ember" />
      <Plate as="article" isFlush className="game-card">
        <div className="game-card__cover cut-picture">
          <Art drawing={CLICKER_COVER} isScene />
        </div>
        <div className="game-card__copy">
          <h3>Alien Clicker</h3>
          <p>Ten aliens falling, sixty seconds. Tap every one you can reach.</p>
          <ButtonLink variant="go" to={paths.alienClicker} aria-label="Play Now: Alien Clicker">
            <Play size={18} aria-hidden="true" />
            Play Now
          </ButtonLink>
        </div>
      </Plate>
    </section>
  );
}
