import type { GameId } from 'game-scenes/rules';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import { gamePath } from '../../session/paths';
import { buttonClass } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { GameCover } from '../../ui/game-cover';
import './games-band.css';

/** The games from left to right. */
const GAMES: readonly { id: GameId; name: string; rule: string }[] = [
  { id: 'alien-racing', name: 'Alien Racing', rule: 'Three laps, three rivals' },
  { id: 'alien-clicker', name: 'Alien Clicker', rule: 'Tap what falls' },
  { id: 'memory-match', name: 'Memory Match', rule: 'Eight pairs, one minute' },
  { id: 'stronghold-defense', name: 'Stronghold Defense', rule: 'Hold the base' },
];

/** The game that is wide until another one is pointed at. */
const FIRST: GameId = 'alien-clicker';

/** The covers of all games as one slanted band. */
export function GamesBand() {
  return (
    <section id="games" aria-labelledby="games-title">
      <h2 id="games-title" className="accent">
        Four games, a minute or two each
      </h2>
      <div className="slanted-covers games-band">
        {GAMES.map(({ id, name, rule }) => (
          <Link
            key={id}
            to={gamePath(id)}
            className={classNames('games-band__game', id === FIRST && 'games-band__game--first')}
          >
            <GameCover game={id} />
            <span className="games-band__copy">
              <span className="card-title">{name}</span>
              <span className="games-band__rule">{rule}</span>
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
