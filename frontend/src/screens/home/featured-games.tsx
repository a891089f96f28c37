import type { UseQueryResult } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import type { FeaturedGame, Home } from '../../api/types';
import { paths } from '../../session/paths';
import { FailedNote } from '../../ui/failed-note';
import { GameCard, PlayNow } from '../../ui/game-card';
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
            <FeaturedCard key={game.id} game={game} />
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

function FeaturedCard({ game: { name, description, imageUrl, path, isNew } }: { game: FeaturedGame }) {
  const cover = (
    <div className="game-card__cover cut-picture cut-picture--top">
      <img className="game-cover" src={imageUrl} width={620} height={288} alt="" decoding="async" />
    </div>
  );
  return (
    <GameCard cover={cover} isNew={isNew}>
      <h3>{name}</h3>
      <p>{description}</p>
      <PlayNow to={path} name={name} />
    </GameCard>
  );
}

function CardSkeletons() {
  return (
    <SkeletonGroup>
      <div className="halves">
        {[0, 1].map((place) => (
          <GameCard as="div" key={place} cover={<div className="game-card__cover" />}>
            <Skeleton width={140} height={22} />
            <p className="column gap-8">
              <Skeleton width={280} height={20} />
              <Skeleton width={190} height={20} />
            </p>
            <Skeleton width={144} height={48} />
          </GameCard>
        ))}
      </div>
    </SkeletonGroup>
  );
}
