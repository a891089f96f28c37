import { useQuery } from '@tanstack/react-query';
import { alien } from 'game-scenes/art-core/alien';
import { GAME_NAMES } from 'game-scenes/names';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useMemo } from 'react';
import { gameStatsQuery, latestRoundsQuery } from '../../api/games';
import { goalQuery } from '../../api/goal';
import { ALL_GAMES, ownStandingQuery } from '../../api/leaderboard';
import { gameProgressQuery } from '../../api/progress';
import type { User } from '../../api/types';
import { FIRST_GAME, GAME_TILES } from '../../games/tiles';
import { useAuth } from '../../session/auth';
import { gamePath } from '../../session/paths';
import { alienParts } from '../../ui/alien-parts';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ScreenTitle } from '../../ui/screen-title';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { CarryOn } from './carry-on';
import { GameTile } from './game-tile';
import { nextGoal } from './goals';
import { HubSummary } from './hub-summary';
import { lastPlayed, recordsOfToday } from './last-played';
import { NextGoalPart } from './next-goal';
import './games.css';

/** The games hub at `/games` (§2). */
export function GamesScreen() {
  const { user } = useAuth();
  return user && <GamesHub user={user} />;
}

/** Every game with the member's record in it. Renders the games at once, even if the records fail to load. */
function GamesHub({ user }: { user: User }) {
  const stats = useQuery(gameStatsQuery);
  const { data: rounds = [] } = useQuery(latestRoundsQuery);
  const { data: standing } = useQuery(ownStandingQuery({ game: ALL_GAMES, range: 'all' }));
  const records = recordsOfToday(rounds, standing);
  return (
    <div className="page">
      <ScreenTitle title="Games" lead="Pick a game. Every good round pays coins.">
        <HubSummary stats={stats} coins={user.coins} />
      </ScreenTitle>
      <div role="status">{stats.isPending && <VisuallyHidden>Loading...</VisuallyHidden>}</div>
      {stats.isError && (
        <Card as="div" kind="small" className="no-stats row gap-14" role="alert">
          <CircleAlert className="text-ember-text" size={24} aria-hidden="true" />
          <p className="grow muted">
            <b>Your records could not be loaded.</b> You can play all the same; nothing is lost.
          </p>
          <Button
            size="small"
            isPending={stats.isFetching}
            pendingLabel="Loading..."
            onClick={() => void stats.refetch()}
          >
            Try again
          </Button>
        </Card>
      )}
      {stats.data?.length === 0 ? <FirstRoundPanel user={user} /> : <WayOn user={user} />}
      <div className="game-tiles">
        {GAME_TILES.map((shown) => (
          <GameTile
            key={shown.id}
            shown={shown}
            user={user}
            stats={stats}
            rank={standing?.bests.find(({ gameId }) => gameId === shown.id)?.rank ?? null}
            isRecordOfToday={records.has(GAME_NAMES[shown.id])}
          />
        ))}
      </div>
    </div>
  );
}

/** Where a member who has played goes on: the games played last, and the nearest goal. */
function WayOn({ user }: { user: User }) {
  const rounds = useQuery(latestRoundsQuery);
  const standing = useQuery(ownStandingQuery({ game: ALL_GAMES, range: 'all' }));
  const saved = useQuery(goalQuery);
  const games = lastPlayed(rounds.data ?? [], standing.data);
  const [last] = games;
  const progress = useQuery({
    ...gameProgressQuery(last?.gameName ?? ''),
    enabled: last !== undefined,
  });
  if ([rounds, standing, saved].some(({ isPending }) => isPending) || progress.isLoading) {
    return (
      <div className="way-on" aria-hidden="true">
        <Skeleton height={104} />
        <Skeleton height={104} />
      </div>
    );
  }
  const goal = nextGoal({
    coins: user.coins,
    progress: progress.data,
    standing: standing.data,
    saved: saved.data,
  });
  if (games.length === 0 && goal === undefined) return null;
  return (
    <div className="way-on">
      {games.length > 0 && <CarryOn games={games} wardrobe={user.avatarCustomization} />}
      {goal && <NextGoalPart goal={goal} wardrobe={user.avatarCustomization} />}
    </div>
  );
}

/** Shown until the member has played: suggests a first game. */
function FirstRoundPanel({ user }: { user: User }) {
  const drawing = useMemo(
    () => alien({ ...alienParts(user.avatarCustomization), pose: 'wave' }),
    [user.avatarCustomization],
  );
  const action = <ButtonLink to={gamePath(FIRST_GAME)}>{`Play ${GAME_NAMES[FIRST_GAME]}`}</ButtonLink>;
  return (
    <Card as="div" kind="small" className="first-round">
      <EmptyState title="No rounds yet" heading="h2" drawing={drawing} action={action}>
        Play one to its end: the server plays it again, and your score and coins stand here.
      </EmptyState>
    </Card>
  );
}
