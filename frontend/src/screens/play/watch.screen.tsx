import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { GameId } from 'game-scenes/rules';
import { GAMES } from 'game-scenes/rules';
import type { StageEvent } from 'game-scenes/scenes';
import PlayIcon from 'lucide-react/icons/play';
import { useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../../api/api-error';
import { watchableRoundQuery } from '../../api/games';
import { rankedRoundQuery } from '../../api/leaderboard';
import type { RankedRound, WatchableRound } from '../../api/types';
import { useAuth } from '../../session/auth';
import { gamePath, paths } from '../../session/paths';
import { safePath } from '../../lib/safe-path';
import type { GameModule } from '../../games/game-module';
import { loadScenes } from '../../stage/load-scenes';
import { Stage, useStageControls } from '../../stage/stage';
import { Button, ButtonLink } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { watchedText } from './announcement';
import { FieldPanel, focusOnOpen } from './field-panel';
import { firstTake, nextWatching } from './phase';
import { PlayFrame } from './play-frame';
import { figuresIn } from './shown-figures';
import { WatchControls, WatchingBadge, WatchPanel } from './watch.panels';

interface WatchScreenProps {
  gameId: GameId;
  module: GameModule;
  /** Id of the round, from the URL. */
  round: string;
  /** True for a round of a leaderboard, of any player; false for one of the member's own. */
  isRanked: boolean;
}

/** Replays an earlier round, at the game's path with `?watch=<round>`. Nothing is sent. */
export function WatchScreen({ gameId, module, round, isRanked }: WatchScreenProps) {
  const { user } = useAuth();
  const { data, trouble, fail } = useRoundToWatch(gameId, round, isRanked);
  const [watching, dispatch] = useReducer(nextWatching, firstTake);
  const controls = useStageControls();
  const back = useWayBack(isRanked);
  const navigate = useNavigate();
  const follow = (event: StageEvent): void => (event.kind === 'failed' ? fail(event) : dispatch(event));
  return (
    <PlayFrame
      gameId={gameId}
      module={module}
      hasRound={data !== undefined}
      back={back}
      badge={<WatchingBadge player={data?.ranked?.player} />}
      controls={controls}
      buttons={data && <WatchControls watching={watching} controls={controls} />}
      stage={
        data && (
          <Stage
            key={watching.take}
            gameId={gameId}
            round={data}
            watchedLog={data.log}
            wardrobe={data.ranked?.avatar ?? user?.avatarCustomization}
            player={data.ranked?.player === user?.username ? undefined : data.ranked?.player}
            controls={controls}
            onEvent={follow}
          />
        )
      }
      hud={{ figures: figuresIn(watching.hud, GAMES[gameId]), isWatched: true, onCommand: null }}
      news={watchedText(watching)}
    >
      {trouble && <TroublePanel {...trouble} back={back} />}
      {!data && !trouble && (
        <FieldPanel role="status">
          <Spinner size={32} />
          <div>Loading...</div>
        </FieldPanel>
      )}
      {data && (
        <WatchPanel
          watching={watching}
          ranked={data.ranked}
          next={
            <ButtonLink ref={focusOnOpen} variant="go" isWide to={gamePath(gameId)}>
              <PlayIcon size={18} aria-hidden="true" />
              <span>{`Play ${GAMES[gameId].name}`}</span>
            </ButtonLink>
          }
          onAgain={() => dispatch({ kind: 'watch' })}
          onBack={() => void navigate(back.to)}
        />
      )}
    </PlayFrame>
  );
}

type WayBack = ReturnType<typeof useWayBack>;

/** Returns the page where the round was chosen, e.g. a page of a board. */
function useWayBack(isRanked: boolean) {
  const state = useLocation().state as { from?: unknown } | null;
  const from = safePath(state?.from);
  return isRanked
    ? { to: from ?? paths.leaderboard, label: 'Back to Leaderboard' }
    : { to: from ?? paths.profile, label: 'Back to Profile' };
}

/** What keeps a round from being watched. */
type Trouble = NonNullable<ReturnType<typeof useRoundToWatch>['trouble']>;

/** Loads the round and the game's code. */
function useRoundToWatch(gameId: GameId, round: string, isRanked: boolean) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['watched-round', isRanked ? 'leaderboard' : 'own', gameId, round],
    queryFn: () => loadRound(client, round, isRanked),
  });
  const [failure, setFailure] = useState<Extract<StageEvent, { kind: 'failed' }> | null>(null);
  const isOtherGame = data !== undefined && data.ticket.game !== gameId;
  const sentence =
    failure?.sentence ??
    (isOtherGame
      ? 'This round belongs to another game.'
      : error && messageOf(error, 'The round could not be loaded. Check the connection and try again.'));
  const onRetry = (): void => (failure === null ? void refetch() : setFailure(null));
  const canRetry = failure === null ? !isOtherGame : failure.code === 'load_failed';
  const trouble = sentence === null ? null : { sentence, canRetry, isRetrying: isFetching, onRetry };
  return { data: failure === null && !isOtherGame ? data : undefined, trouble, fail: setFailure };
}

async function loadRound(client: QueryClient, round: string, isRanked: boolean) {
  const loading: Promise<WatchableRound & Partial<Pick<RankedRound, 'username' | 'avatar'>>> = isRanked
    ? client.query(rankedRoundQuery(round))
    : client.query(watchableRoundQuery(round));
  const [{ mountGame }, ticket] = await Promise.all([loadScenes(), loading]);
  const { log, score, username: player, avatar } = ticket;
  return { mountGame, ticket, log, ranked: player === undefined ? undefined : { player, avatar, score } };
}

function TroublePanel({ sentence, canRetry, isRetrying, onRetry, back }: Trouble & { back: WayBack }) {
  return (
    <FieldPanel role="alert">
      <h2>No Round to Watch</h2>
      <p className="meta text-alarm-text">{sentence}</p>
      {canRetry && (
        <Button variant="go" isWide isPending={isRetrying} pendingLabel="Loading..." onClick={onRetry}>
          Try again
        </Button>
      )}
      <ButtonLink isWide to={back.to}>
        {back.label}
      </ButtonLink>
    </FieldPanel>
  );
}
