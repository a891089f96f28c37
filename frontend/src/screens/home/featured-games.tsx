import type { UseQueryResult } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import type { FeaturedGame, Home } from '../../api/types';
import { paths } from '../../session/paths';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { FailedNote } from '../../ui/failed-note';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';

/** Recommended games with links to play, and a link to all games (§2). */
export function FeaturedGames({ home }: { home: UseQueryResult<Home> }) {
  const { data, isPending, isFetching, refetch } = home;
  return (
    <section aria-labelledby="featured-games">
      <CardHeader id="featured-games" title="Featured Games" accent="ember">
        <Link className="text-link" to={paths.games}>
          All games
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </CardHeader>
      {data ? (
        <div className="halves">
          {data.featuredGames.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </div>
      ) : isPending ? (
        <CardSkeletons />
      ) : (
        <Card as="div">
          <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
            The featured games could not be loaded.
          </FailedNote>
        </Card>
      )}
    </section>
  );
}

function GameCard({ game: { name, description, imageUrl, path, isNew } }: { game: FeaturedGame }) {
  return (
    <Card as="article" isFlush className="game-card">
      <div className="game-card__cover cut-picture">
        <img className="game-cover" src={imageUrl} width={620} height={288} alt="" decoding="async" />
      </div>
      {isNew && (
        <Badge kind="new" className="game-card__new">
          NEW
        </Badge>
      )}
      <div className="game-card__copy">
        <h3>{name}</h3>
        <p>{description}</p>
        <ButtonLink variant="go" to={path} aria-label={`Play Now: ${name}`}>
          <Play size={18} aria-hidden="true" />
          Play Now
        </ButtonLink>
      </div>
    </Card>
  );
}

function CardSkeletons() {
  return (
    <SkeletonGroup>
      <div className="halves">
        {[0, 1].map((place) => (
          <Card as="div" key={place} isFlush className="game-card">
            <div className="game-card__cover" />
            <div className="game-card__copy">
              <Skeleton width={140} height={22} />
              <p className="game-card__loading">
                <Skeleton width={280} height={20} />
                <Skeleton width={190} height={20} />
              </p>
              <Skeleton width={144} height={48} />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
