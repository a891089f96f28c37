import { GAME_NAMES } from 'game-scenes/names';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import { FIRST_GAME, GAME_COUNT, GAME_TILES } from '../../games/tiles';
import { gamePath } from '../../session/paths';
import { buttonClass } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { GameCover } from '../../ui/game-cover';
import './games-band.css';

/** The covers of all games as one slanted band. The first game is wide until another one is pointed at. */
export function GamesBand() {
  return (
    <section id="games" aria-labelledby="games-title">
      <h2 id="games-title" className="accent">
        {`${GAME_COUNT} games, a minute or two each`}
      </h2>
      <div className="slanted-covers games-band">
        {GAME_TILES.map(({ id, rule }) => (
          <Link
            key={id}
            to={gamePath(id)}
            className={classNames('games-band__game', id === FIRST_GAME && 'games-band__game--first')}
          >
            <GameCover game={id} />
            <span className="games-band__copy">
              <span className="card-title">{GAME_NAMES[id]}</span>
              {rule !== undefined && <span className="games-band__rule">{rule}</span>}
            </span>
            <span className={buttonClass({ variant: 'go', size: 'small', className: 'games-band__play' })}>
              <Play size={18} aria-hidden="true" />
              Play free
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
