import Play from 'lucide-react/icons/play';
import { GAME_NAMES } from 'game-scenes/names';
import type { Home, Place } from '../../api/types';
import { FIRST_GAME_WORDS } from '../../games/newcomers';
import { FIRST_GAME } from '../../games/tiles';
import { roundTimeText } from '../../lib/round-time';
import { gamePath } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { Gauge } from '../../ui/reach';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';
import './last-game.css';

/** Where a member begins who has not played yet. */
const BEGINNING = {
  name: GAME_NAMES[FIRST_GAME],
  path: gamePath(FIRST_GAME),
  imageUrl: `/covers/${FIRST_GAME}.svg`,
};

/** The game that the member left off, with what is missing to the next better score; else a first one. */
export function LastGame({ home }: { home: Home | undefined }) {
  if (home === undefined) return <LastGameSkeleton />;
  const { lastGame } = home;
  const { name, path, imageUrl } = lastGame?.game ?? BEGINNING;
  return (
    <section className="last-game home-part" aria-labelledby="last-game">
      <div className="last-game__cover cut-picture">
        <img className="game-cover" src={imageUrl} width={620} height={288} alt="" decoding="async" />
      </div>
      <div className="last-game__copy">
        <p className="meta">{lastGame ? 'Carry on' : 'A good first one'}</p>
        <h2 id="last-game" className="last-game__name">
          {name}
        </h2>
        {lastGame ? <Missing place={lastGame.place} /> : <p>{FIRST_GAME_WORDS}</p>}
        <ButtonLink variant="default" to={path} aria-label={`${lastGame ? 'Continue' : 'Play'}: ${name}`}>
          <Play size={18} aria-hidden="true" />
          {lastGame ? 'Continue' : 'Play'}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The member's best, and how far the next better score is. */
function Missing({ place }: { place: Place | null }) {
  if (place === null) return <p>No points on the board yet. The next round can change that.</p>;
  const { score, above } = place;
  return (
    <>
      <p>
        Your best <b className="figure">{score.toLocaleString('en-US')}</b>.{' '}
        <span>{missingWords(place)}</span>
      </p>
      <Gauge value={score} goal={above === null ? score : score + above.points + 1} />
    </>
  );
}

function missingWords({ above }: Place): string {
  if (above === null) return 'Nobody has more.';
  const { points, ticks, username } = above;
  if (ticks !== null && ticks > 0) return `${username} was ${roundTimeText(ticks)} faster.`;
  // Among equal scores the earlier one stays ahead.
  return `${(points + 1).toLocaleString('en-US')} more ${points === 0 ? 'beats' : 'beat'} ${username}.`;
}

function LastGameSkeleton() {
  return (
    <div className="home-part">
      <SkeletonGroup>
        <div className="last-game">
          <div className="last-game__cover skeleton" />
          <div className="last-game__copy">
            <Skeleton width={80} height={20} />
            <Skeleton width={180} height={26} />
            <Skeleton width="90%" height={22} />
            <Skeleton width={140} height={48} />
          </div>
        </div>
      </SkeletonGroup>
    </div>
  );
}
