import type { UseQueryResult } from '@tanstack/react-query';
import { homeLand } from 'game-scenes/art/home-land';
import { GAME_IDS } from 'game-scenes/names';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import type { Home, Place, User } from '../../api/types';
import { paths } from '../../session/paths';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';
import { CoinAmount } from '../../ui/coin-amount';
import { Figure, loadedValue } from '../../ui/figure';
import { SlantedLines } from '../../ui/screen-title';
import { Skeleton } from '../../ui/skeleton';
import { SlantedName } from '../../ui/slanted-name';
import { gamesPlayedIn, highestScoreIn, playTimeIn } from '../../ui/stats-totals';
import { WavingAlien } from '../../ui/waving-alien';
import { PlaceWords } from './place-words';
import './home-hero.css';

const LAND = homeLand();
/** Thousands as '12.5K', which fits between the two aliens. */
const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const LOADING = <Skeleton width={56} height={22} />;

/** The games and the simulator. */
const PLAYABLE = GAME_IDS.length + 1;

const GREETING = 'greeting';

/** Returns the greeting's heading. */
export const greetingHeading = (): HTMLElement | null => document.getElementById(GREETING);

interface HomeHeroProps {
  user: User;
  home: UseQueryResult<Home>;
}

/** Greets the member by time of day, beside their rival of the week, with their figures below (§2, §9). */
export function HomeHero({ user, home }: HomeHeroProps) {
  const greeting = `${greetingAt(new Date().getHours())},`;
  return (
    <div className="home-hero">
      <div className="home-hero__scene">
        <div className="home-hero__picture">
          <Art drawing={LAND} isScene />
        </div>
        <div className="home-hero__copy">
          <h1 id={GREETING} tabIndex={-1} aria-label={`${greeting} ${user.username}`}>
            <SlantedLines lines={[greeting]} />
            <SlantedName name={user.username} />
          </h1>
          <p className="home-hero__words">
            {home.data ? (
              <PlaceWords home={home.data} />
            ) : home.isPending ? (
              <Skeleton width="80%" height={20} />
            ) : (
              'The grid is yours. Play a round, win some coins.'
            )}
          </p>
          <div className="row wrap gap-14 home-hero__actions">
            <ButtonLink variant="go" to={paths.games}>
              <Play size={18} aria-hidden="true" className="wide-only" />
              Play Games
            </ButtonLink>
            <ButtonLink to={paths.store}>Visit Store</ButtonLink>
          </div>
        </div>
        <Pair user={user} above={home.data?.place?.above ?? null} />
      </div>
      <Stats user={user} home={home} />
    </div>
  );
}

/** The member's alien, and the rival's with the distance between them. */
function Pair({ user, above }: { user: User; above: Place['above'] }) {
  return (
    <div className="home-hero__pair">
      <div className="home-hero__own bob">
        <WavingAlien wardrobe={user.avatarCustomization} />
      </div>
      {above && (
        <>
          {above.points > 0 && (
            // The sentence says it for screen readers.
            <div className="home-hero__gap" aria-hidden="true">
              <b className="figure">{SHORT.format(above.points)}</b>
              <span>{above.points === 1 ? 'point' : 'points'}</span>
            </div>
          )}
          <div className="home-hero__rival">
            <WavingAlien wardrobe={above.avatar} pose="idle" title={`${above.username}'s alien`} />
          </div>
        </>
      )}
    </div>
  );
}

/** The member's coins and totals of all games (§2, §9). */
function Stats({ user, home }: HomeHeroProps) {
  return (
    <section className="home-stats row" aria-label="Your stats" aria-busy={home.isPending}>
      <dl className="home-stats__figures">
        <Figure term="Coin balance">
          <CoinAmount amount={user.coins} countsUp />
        </Figure>
        <Figure term="Total Games Played">
          {loadedValue(home, LOADING, (data) => (
            <>
              <span>{gamesPlayedIn(data.stats)}</span>
              <small className="meta">{` of ${PLAYABLE}`}</small>
            </>
          ))}
        </Figure>
        <Figure term="Play Time">{loadedValue(home, LOADING, (data) => playTimeIn(data.stats))}</Figure>
        <Figure term="Highest Score">
          {loadedValue(home, LOADING, (data) => highestScoreIn(data.stats))}
        </Figure>
      </dl>
      <Link className="text-link" to={paths.profile}>
        View profile
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </section>
  );
}

/** Returns the greeting for a local hour of 0–23 (§2 Home dashboard). */
function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}
