import { useQuery } from '@tanstack/react-query';
import { GAME_IDS } from 'game-scenes/rules';
import { gameStatsQuery } from '../../api/games';
import type { User } from '../../api/types';
import { useAuth } from '../../session/auth';
import { ScreenTitle } from '../../ui/screen-title';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { FirstRoundPanel } from './first-round.panel';
import { GameCard } from './game-card';
import { HubSummary } from './hub-summary';
import { NoStatsPanel } from './no-stats.panel';
import './games.css';

/** The games hub at `/games` (§2). */
export function GamesScreen() {
  const { user } = useAuth();
  return user && <GamesHub user={user} />;
}

/** Every game with the member's record in it. Renders the games at once, even if the records fail to load. */
function GamesHub({ user }: { user: User }) {
  const { data: stats, error, isFetching, isLoading, refetch } = useQuery(gameStatsQuery);
  return (
    <div className="page">
      <ScreenTitle title="Games" lead="Pick a game. Every good round pays coins.">
        <HubSummary stats={stats} isLoading={isLoading} coins={user.coins} />
      </ScreenTitle>
      <div role="status">{isLoading && <VisuallyHidden>Loading...</VisuallyHidden>}</div>
      {error !== null && <NoStatsPanel isRetrying={isFetching} onRetry={() => void refetch()} />}
      <div className="halves games__cards">
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} stats={stats} isLoading={isLoading} />
        ))}
      </div>
      {stats?.length === 0 && <FirstRoundPanel game={GAME_IDS[0]} />}
    </div>
  );
}
