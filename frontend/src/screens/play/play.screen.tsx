import type { GameId } from 'game-scenes/rules';
import Bot from 'lucide-react/icons/bot';
import Pause from 'lucide-react/icons/pause';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../api/types';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { useCurrentGame } from '../../lib/current-game';
import { keepFocus } from '../../lib/keep-focus';
import { useQuietNavigation } from '../../lib/quiet-navigation';
import { games } from '../../games/games';
import type { GameModule } from '../../games/game-module';
import { Stage } from '../../stage/stage';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { LeaveRoundDialog } from '../../ui/leave-round.dialog';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { announcement, spoken } from './announcement';
import { roundIn } from './phase';
import type { Phase } from './phase';
import { PlayFrame } from './play-frame';
import { usePlay } from './play.hook';
import type { Play } from './play.hook';
import { PlayPanel } from './play.panel';
import { shownFigures } from './shown-figures';
import { StartPlace } from './start-place';
import { WatchControls, WatchingBadge } from './watch.panels';
import { WatchScreen } from './watch.screen';
import './play.css';

interface GameScreenProps {
  gameId: GameId;
  module: GameModule;
}

/** Loads a game's screen with all that its start panel shows. */
export async function gameScreen(gameId: GameId): Promise<ReactNode> {
  return <GameScreen gameId={gameId} module={await games[gameId]()} />;
}

/**
 * A game at /games/<its id> (§2). `?watch=<round>` shows one of the member's rounds; `&of=leaderboard` a
 * ranked round of any player.
 */
function GameScreen({ gameId, module }: GameScreenProps) {
  const { user } = useAuth();
  const [search] = useSearchParams();
  const watched = search.get('watch');
  if (user === null) return null;
  if (watched !== null) {
    const isRanked = search.get('of') === 'leaderboard';
    return <WatchScreen key={watched} gameId={gameId} module={module} round={watched} isRanked={isRanked} />;
  }
  return <PlayScreen key={`${gameId} ${user.id}`} gameId={gameId} module={module} user={user} />;
}

/** Hosts a game: the scene draws the field, this screen everything over and around it. */
function PlayScreen({ gameId, module, user }: GameScreenProps & { user: User }) {
  const play = usePlay(gameId, module, user);
  const { phase, dispatch, controls } = play;
  const { gameRef } = controls;
  const playing = phase.kind === 'playing' ? phase : null;
  const isRunning = playing?.hud?.phase === 'playing';
  useCurrentGame(playing && play.game.name);
  useQuietNavigation(isRunning);
  const round = roundIn(phase);
  const isWatching = phase.kind === 'watching';
  const [isDemoShown, setIsDemoShown] = useState(false);

  return (
    <PlayFrame
      gameId={gameId}
      module={module}
      hasRound={round !== null}
      isPlace={phase.kind === 'start' || phase.kind === 'over'}
      back={
        isWatching
          ? { label: 'Back to the result', to: () => dispatch({ kind: 'back' }) }
          : { label: 'Back to Games', to: paths.games }
      }
      badge={<RoundBadge phase={phase} isDemoShown={isDemoShown} />}
      controls={controls}
      buttons={
        <>
          {isWatching && <WatchControls watching={phase.watching} controls={controls} />}
          {isRunning && (
            <Button size="small" onMouseDown={keepFocus} onClick={() => gameRef.current?.pause()}>
              <Pause size={18} aria-hidden="true" />
              <span className="play__pause-word">Pause</span>
            </Button>
          )}
        </>
      }
      stage={<PlayStage play={play} isDemoShown={isDemoShown} onDemo={setIsDemoShown} />}
      hud={{
        figures: shownFigures(play),
        isWatched: isWatching,
        onCommand: isRunning ? (name) => gameRef.current?.command(name) : null,
      }}
      news={announcement(play)}
    >
      <PlayPanel play={play} />
      <LeaveRoundDialog isInPlay={playing !== null} onAsk={() => gameRef.current?.pause()} />
      <p aria-live="polite" className="visually-hidden">
        {spoken(play)}
      </p>
    </PlayFrame>
  );
}

/** What is on the stage, where it is not a round that counts. */
function RoundBadge({ phase, isDemoShown }: { phase: Phase; isDemoShown: boolean }) {
  return (
    <>
      {isDemoShown && (
        <p className="play__demo meta row gap-8">
          <Bot size={18} aria-hidden="true" />
          Demo, played by a bot
        </p>
      )}
      {phase.kind === 'watching' && <WatchingBadge />}
      {roundIn(phase)?.kind === 'practice' && (
        <Badge kind="info">
          Practice<VisuallyHidden>: this round will not be sent</VisuallyHidden>
        </Badge>
      )}
    </>
  );
}

/** The place before a round; the round being played, the played one after its end, or its replay. */
function PlayStage({
  play,
  ...demo
}: {
  play: Play;
  isDemoShown: boolean;
  onDemo: (isShown: boolean) => void;
}) {
  const { gameId, module, user, phase, controls, follow, starting, bestRound } = play;
  const round = roundIn(phase);
  if (phase.kind === 'start')
    return (
      <StartPlace gameId={gameId} module={module} user={user} isStarting={starting.isPending} {...demo} />
    );
  if (round === null || (phase.kind === 'over' && !phase.isOnStage)) return null;
  const stage = { gameId, round, wardrobe: user.avatarCustomization, controls, onEvent: follow };
  if (phase.kind !== 'watching') return <Stage key="round" {...stage} best={bestRound} />;
  const log = phase.over.ended.round.report.log ?? '';
  return <Stage key={phase.watching.take} {...stage} watchedLog={log} />;
}
