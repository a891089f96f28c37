import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { GameId, GameRules } from 'game-scenes/rules';
import { GAMES, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { MountError } from 'game-scenes/scenes';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../api/api-error';
import { watchableRoundQuery } from '../../api/games';
import { paths } from '../../app/paths';
import { useRememberedSwitch } from '../../lib/remembered-switch';
import { Art } from '../../ui/art';
import { Button, ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Plate } from '../../ui/plate';
import { Spinner } from '../../ui/spinner';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { CountdownPanel } from './countdown.panel';
import { fields } from './fields';
import { huds } from './huds';
import { noFigures } from './own-figures';
import type { ShownFigures } from './shown-figures';
import { SoundButton } from './sound-button';
import { Stage } from './stage';
import type { StagedRound } from './stage';
import { WatchControls, WatchedPanel, WatchingBadge } from './watch.panels';
import { useWatching } from './watching.hook';
import type { Watching } from './watching.hook';

interface WatchScreenProps {
  gameId: GameId;
  /** The round's id, from the address. */
  round: string;
}

/** One of the member's earlier rounds, at the game's address with `?watch=<round>`; nothing of it is sent. */
export function WatchScreen({ gameId, round }: WatchScreenProps) {
  const { data, sentence, retry, isFetching, fail } = useRoundToWatch(gameId, round);
  const [isSoundOn, setIsSoundOn] = useRememberedSwitch('sound', true);
  const navigate = useNavigate();
  const watching = useWatching();
  const setMuted = (isMuted: boolean): void => {
    setIsSoundOn(!isMuted);
    watching.handle?.setMuted(isMuted);
  };
  const game: GameRules = GAMES[gameId];
  const Hud = huds[gameId];
  const toProfile = { ...watching, leave: () => void navigate(paths.profile) };
  return (
    <div className={classNames('play', `play--${gameId}`, data && 'play--round')}>
      <header className="play__head">
        <ButtonLink size="square" to={paths.profile} aria-label="Back to Profile">
          <ArrowLeft size={20} aria-hidden="true" />
        </ButtonLink>
        <h1>{game.name}</h1>
        <WatchingBadge />
        <div className="play__controls">
          <SoundButton isMuted={!isSoundOn} onMute={setMuted} />
          {data && <WatchControls watching={watching} />}
        </div>
      </header>
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
            onEnd={watching.end}
            onError={fail}
          />
        )}
      </div>
      {sentence && <TroublePanel sentence={sentence} isRetrying={isFetching} onRetry={retry} />}
      {!data && !sentence && <LoadingPanel />}
      {data && <OverlayPanel watching={toProfile} />}
      <Hud figures={figuresOf(game, watching)} isWatched onCommand={null} />
      <div role="status" className="play__news">
        <VisuallyHidden>
          {watching.isOver ? 'The watched round is over.' : 'Watching the round.'}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** The round and what shows it, or why it can't be shown. */
function useRoundToWatch(gameId: GameId, round: string) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['watched-round', gameId, round],
    queryFn: () => loadRound(client, gameId, round),
  });
  const [trouble, setTrouble] = useState<string | null>(null);
  return {
    data: trouble === null ? data : undefined,
    sentence: trouble ?? (error && sentenceFor(error)),
    isFetching,
    /** Null where asking again would not help. */
    retry: trouble === null ? () => void refetch() : null,
    fail: ({ message }: MountError): void => setTrouble(message),
  };
}

interface WatchedRound {
  staged: StagedRound;
  log: string;
}

async function loadRound(client: QueryClient, gameId: GameId, round: string): Promise<WatchedRound> {
  const [{ mountGame }, { log, ...ticket }] = await Promise.all([
    import('game-scenes/scenes'),
    client.query(watchableRoundQuery(round)),
  ]);
  if (ticket.game !== gameId) throw new WrongGameError();
  return { staged: { mountGame, ticket }, log };
}

/** The address names a round of another game; the message is for people. */
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

function OverlayPanel({ watching }: { watching: Watching }) {
  if (watching.isOver) return <WatchedPanel watching={watching} />;
  const countdown = watching.hud?.countdown ?? 0;
  return countdown > 0 ? <CountdownPanel count={countdown} /> : null;
}

function LoadingPanel() {
  return (
    <div className="play__overlay" role="status">
      <Plate as="div" kind="floating" className="play__panel">
        <Spinner size={32} />
        <p>Loading...</p>
      </Plate>
    </div>
  );
}

interface TroublePanelProps {
  sentence: string;
  isRetrying: boolean;
  /** Null where asking again would not help. */
  onRetry: (() => void) | null;
}

function TroublePanel({ sentence, isRetrying, onRetry }: TroublePanelProps) {
  return (
    <div className="play__overlay" role="alert">
      <Plate as="div" kind="floating" className="play__panel">
        <h2>No Round to Watch</h2>
        <p className="play__trouble">{sentence}</p>
        {onRetry && (
          <Button variant="go" isWide isPending={isRetrying} pendingLabel="Loading..." onClick={onRetry}>
            Retry
          </Button>
        )}
        <ButtonLink isWide to={paths.profile}>
          Back to Profile
        </ButtonLink>
      </Plate>
    </div>
  );
}
