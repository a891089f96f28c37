import { useQuery } from '@tanstack/react-query';
import { alien } from 'game-scenes/art/alien';
import { GAME_IDS, GAMES } from 'game-scenes/rules';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { gameStatsQuery } from '../../api/games';
import type { User } from '../../api/types';
import { useAuth } from '../../session/auth';
import { gamePath } from '../../session/paths';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ScreenTitle } from '../../ui/screen-title';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { HubCard } from './hub-card';
import { HubSummary } from './hub-summary';
import './games.css';

/** The games hub at `/games` (§2). */
export function GamesScreen() {
  const { user } = useAuth();
  return user && <GamesHub user={user} />;
}

/** Every game with the member's record in it. Renders the games at once, even if the records fail to load. */
function GamesHub({ user }: { user: User }) {
  const stats = useQuery(gameStatsQuery);
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
      <div className="halves">
        {GAME_IDS.map((id) => (
          <HubCard key={id} id={id} stats={stats} />
        ))}
      </div>
      {stats.data?.length === 0 && <FirstRoundPanel />}
    </div>
  );
}

const MASCOT = alien({ color: 'green', hat: 'none', face: 'smile', accessory: 'none', pose: 'wave' });
const [FIRST_GAME] = GAME_IDS;

/** Shown below the games until the member has played: suggests a first game. */
function FirstRoundPanel() {
  const action = <ButtonLink to={gamePath(FIRST_GAME)}>Play {GAMES[FIRST_GAME].name}</ButtonLink>;
  return (
    <Card as="div" className="first-round">
      <EmptyState title="No rounds yet" heading="h2" drawing={MASCOT} action={action}>
        Play one to its end: the server plays it again, and your score and coins stand here.
      </EmptyState>
    </Card>
  );
}
