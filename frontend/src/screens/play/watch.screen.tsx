import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { GameId, GameRules } from 'game-scenes/rules';
import { GAMES, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { MountError } from 'game-scenes/scenes';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../../api/api-error';
import { safePath } from '../../lib/safe-path';
import { useRememberedSwitch } from '../../lib/remembered-switch';
import { Art } from '../../ui/art';
import { Button, ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Card } from '../../ui/card';
import { Spinner } from '../../ui/spinner';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { CountdownPanel } from './countdown.panel';
import { fields } from './fields';
import { huds } from './huds';
import { noFigures } from './own-figures';
import { PlayOverlay } from './play-overlay';
import type { ShownFigures } from './shown-figures';
import { SoundButton } from './sound-button';
import { Stage } from './stage';
import type { StagedRound } from './stage';
import { WatchControls, WatchedPanel, WatchingBadge } from './watch.panels';
import type { WatchSource } from './watch-source';
import { WatchedProof } from './watched-proof';
import { useWatching } from './watching.hook';
import type { Watching } from './watching.hook';

interface WatchScreenProps {
  gameId: GameId;
  /** Id of the round, from the URL. */
  round: string;
  source: WatchSource;
}

/** Replays an earlier round, at the game's path with `?watch=<round>`. Nothing is sent. */
export function WatchScreen({ gameId, round, source }: WatchScreenProps) {
  const { data, sentence, retry, isFetching, fail } = useRoundToWatch(gameId, round, source);
  /** Score of the replay; null before its end. */
  const [replayedScore, setReplayedScore] = useState<number | null>(null);
  const back = useWayBack(source);
  const [isSoundOn, setIsSoundOn] = useRememberedSwitch('sound', true);
  const navigate = useNavigate();
  const watching = useWatching();
  const setMuted = (isMuted: boolean): void => {
    setIsSoundOn(!isMuted);
    watching.handle?.setMuted(isMuted);
  };
  const game: GameRules = GAMES[gameId];
  const Hud = huds[gameId];
  const leaving = { ...watching, leave: () => void navigate(back) };
  return (
    <div className={classNames('play', `play--${gameId}`, data && 'play--round')}>
      <WatchHeader title={game.name} player={data?.player} back={back} backLabel={source.backLabel}>
        <SoundButton isMuted={!isSoundOn} onMute={setMuted} />
        {data && <WatchControls watching={watching} />}
      </WatchHeader>
      <div className="play__stage cut-picture">
        <Art drawing={fields[gameId]} isScene />
        {data && (
          <Stage
            key={watching.take}
            gameId={gameId}
            round={data.staged}
            watchedLog={data.log}
            isMuted={!isSoundOn}
            onMount={watching.mount}
            onHud={watching.setHud}
            onEnd={({ outcome }) => {
              setReplayedScore(outcome.score);
              watching.end();
            }}
            onError={fail}
          />
        )}
      </div>
      {sentence && (
        <TroublePanel sentence={sentence} isRetrying={isFetching} onRetry={retry}>
          <ButtonLink isWide to={back}>
            {source.backLabel}
          </ButtonLink>
        </TroublePanel>
      )}
      {!data && !sentence && <LoadingPanel />}
      {data && <OverlayPanel watching={leaving} round={data} replayedScore={replayedScore} />}
      <Hud figures={figuresOf(game, watching)} isWatched onCommand={null} />
      <div role="status" className="play__news">
        <VisuallyHidden>
          {watching.isOver ? 'The watched round is over.' : 'Watching the round.'}
        </VisuallyHidden>
      </div>
    </div>
  );
}

interface WatchHeaderProps {
  title: string;
  player: string | undefined;
  back: string;
  backLabel: string;
  /** The controls. */
  children: ReactNode;
}

function WatchHeader({ title, player, back, backLabel, children }: WatchHeaderProps) {
  return (
    <header className="play__header">
      <ButtonLink size="square" to={back} aria-label={backLabel}>
        <ArrowLeft size={20} aria-hidden="true" />
      </ButtonLink>
      <div className="play__title">
        <h1>{title}</h1>
        <WatchingBadge player={player} />
      </div>
      <div className="play__controls">{children}</div>
    </header>
  );
}

/** Returns the path to return to: the page where the round was chosen, e.g. a page of a board. */
function useWayBack({ back }: WatchSource): string {
  const state = useLocation().state as { from?: unknown } | null;
  return safePath(state?.from) ?? back;
}

/** Loads the round and the game's code, or returns the error message. */
function useRoundToWatch(gameId: GameId, round: string, source: WatchSource) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['watched-round', source.name, gameId, round],
    queryFn: () => loadRound(client, gameId, round, source),
  });
  const [trouble, setTrouble] = useState<string | null>(null);
  return {
    data: trouble === null ? data : undefined,
    sentence: trouble ?? (error && sentenceFor(error)),
    isFetching,
    /** Null if a retry would not help. */
    retry: trouble === null ? () => void refetch() : null,
    fail: ({ message }: MountError): void => setTrouble(message),
  };
}

interface WatchedRound {
  staged: StagedRound;
  log: string;
  /** Score verified by the server. */
  score: number;
  /** Player of a ranked round; undefined for the member's own rounds. */
  player: string | undefined;
}

async function loadRound(
  client: QueryClient,
  gameId: GameId,
  round: string,
  source: WatchSource,
): Promise<WatchedRound> {
  const [{ mountGame }, { log, username, ...ticket }] = await Promise.all([
    import('game-scenes/scenes'),
    source.load(client, round),
  ]);
  if (ticket.game !== gameId) throw new WrongGameError();
  return { staged: { mountGame, ticket }, log, score: ticket.score, player: username };
}

/** Thrown when the round belongs to another game. The message is shown to the user. */
class WrongGameError extends Error {
  override readonly name = 'WrongGameError';
  override readonly message = 'This round belongs to another game.';
}

function sentenceFor(error: Error): string {
  if (error instanceof WrongGameError) return error.message;
  return messageOf(error, 'The round could not be loaded. Check the connection and try again.');
}

function figuresOf({ ticksPerRound }: GameRules, { hud }: Watching): ShownFigures {
  const roundSeconds = ticksPerRound / TICKS_PER_SECOND;
  const { score = 0, secondsLeft = roundSeconds, coins = 0, figures: own = noFigures } = hud ?? {};
  return { score, secondsLeft, roundSeconds, coins, own };
}

interface OverlayPanelProps {
  watching: Watching;
  round: WatchedRound;
  replayedScore: number | null;
}

function OverlayPanel({ watching, round: { player, score }, replayedScore }: OverlayPanelProps) {
  if (watching.isOver) {
    const isRanked = player !== undefined && replayedScore !== null;
    const proof = isRanked && <WatchedProof player={player} score={score} replayedScore={replayedScore} />;
    return <WatchedPanel watching={watching} proof={proof} />;
  }
  const countdown = watching.hud?.countdown ?? 0;
  return countdown > 0 ? <CountdownPanel count={countdown} /> : null;
}

function LoadingPanel() {
  return (
    <div className="play__overlay" role="status">
      <Card as="div" kind="floating" className="play__panel">
        <Spinner size={32} />
        <p>Loading...</p>
      </Card>
    </div>
  );
}

interface TroublePanelProps {
  sentence: string;
  isRetrying: boolean;
  /** Null if a retry would not help. */
  onRetry: (() => void) | null;
  /** The link back. */
  children: ReactNode;
}

function TroublePanel({ sentence, isRetrying, onRetry, children }: TroublePanelProps) {
  return (
    <PlayOverlay role="alert">
      <Card as="div" kind="floating" className="play__panel">
        <h2>No Round to Watch</h2>
        <p className="play__trouble">{sentence}</p>
        {onRetry && (
          <Button variant="go" isWide isPending={isRetrying} pendingLabel="Loading..." onClick={onRetry}>
            Retry
          </Button>
        )}
        {children}
      </Card>
    </PlayOverlay>
  );
}
