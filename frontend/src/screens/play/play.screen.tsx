import type { GameId } from 'game-scenes/rules';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pause from 'lucide-react/icons/pause';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../api/types';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { useCurrentGame } from '../../lib/current-game';
import { useQuietNavigation } from '../../lib/quiet-navigation';
import { Art } from '../../ui/art';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { LeaveRoundDialog } from '../../ui/leave-round.dialog';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { announcement, spoken } from './announcement';
import { fields } from './fields';
import { huds } from './huds';
import { roundIn } from './phase';
import { usePlay } from './play.hook';
import type { Play } from './play.hook';
import { PlayPanel } from './play.panel';
import { shownFigures } from './shown-figures';
import { keepFocus, SoundButton } from './sound-button';
import { Stage } from './stage';
import { WatchControls, WatchingBadge } from './watch.panels';
import { WatchScreen } from './watch.screen';
import './play.css';
import './play-overlay.css';
import './play-mascot.css';
import './play-panel.css';
import './play-waiting.css';
import './play-countdown.css';
import './play-figures.css';
import './play-phone.css';
import './play-low-window.css';
import './play-forced-colors.css';

/**
 * A game at /games/<its id> (§2). `?watch=<round>` shows one of the member's rounds; `&of=leaderboard` a
 * ranked round of any player.
 */
export function GameScreen({ gameId }: { gameId: GameId }) {
  const { user } = useAuth();
  const [search] = useSearchParams();
  const watched = search.get('watch');
  if (user === null) return null;
  if (watched !== null) {
    const isRanked = search.get('of') === 'leaderboard';
    return <WatchScreen key={watched} gameId={gameId} round={watched} isRanked={isRanked} />;
  }
  return <PlayScreen key={`${gameId} ${user.id}`} gameId={gameId} user={user} />;
}

/** Hosts a game: the scene draws the field, this screen everything over and around it. */
function PlayScreen({ gameId, user }: { gameId: GameId; user: User }) {
  const play = usePlay(gameId, user);
  const { phase, gameRef } = play;
  const playing = phase.kind === 'playing' ? phase : null;
  const isRunning = playing?.hud?.phase === 'playing';
  useCurrentGame(playing && play.game.name);
  useQuietNavigation(isRunning);
  const Hud = huds[gameId];

  return (
    <div className={classNames('play', `play--${gameId}`, roundIn(phase) && 'play--round')}>
      <PlayHead play={play} />
      <div className="play__stage cut-picture">
        <Art drawing={fields[gameId]} isScene />
        <PlayStage play={play} />
      </div>
      <PlayPanel play={play} />
      <Hud
        figures={shownFigures(play)}
        isWatched={phase.kind === 'watching'}
        onCommand={isRunning ? (name) => gameRef.current?.command(name) : null}
      />
      <LeaveRoundDialog isInPlay={playing !== null} onAsk={() => gameRef.current?.pause()} />
      <p aria-live="polite" className="play__news">
        <VisuallyHidden>{spoken(play)}</VisuallyHidden>
      </p>
      <div role="status" className="play__news">
        <VisuallyHidden>{announcement(play)}</VisuallyHidden>
      </div>
    </div>
  );
}

/** The round being played, the played one after its end, or its replay. */
function PlayStage({ play: { gameId, phase, isMuted, isFast, gameRef, follow } }: { play: Play }) {
  const round = roundIn(phase);
  if (round === null) return null;
  const stage = { gameId, round, isMuted, gameRef, onEvent: follow };
  if (phase.kind === 'watching') {
    const log = phase.over.played.round.report.log ?? '';
    return <Stage key={phase.watching.take} {...stage} watchedLog={log} isFast={isFast} />;
  }
  return phase.kind === 'over' && !phase.isOnStage ? null : <Stage key="round" {...stage} />;
}

function PlayHead({ play }: { play: Play }) {
  const { game, phase, dispatch, isFast, setIsFast, isMuted, setIsMuted, gameRef } = play;
  return (
    <header className="play__header">
      {phase.kind === 'watching' ? (
        <Button size="square" aria-label="Back to the result" onClick={() => dispatch({ kind: 'back' })}>
          <ArrowLeft size={20} aria-hidden="true" />
        </Button>
      ) : (
        <ButtonLink size="square" to={paths.games} aria-label="Back to Games">
          <ArrowLeft size={20} aria-hidden="true" />
        </ButtonLink>
      )}
      <div className="play__title">
        <h1>{game.name}</h1>
        {phase.kind === 'watching' && <WatchingBadge />}
        {roundIn(phase)?.kind === 'practice' && (
          <Badge kind="info">
            Practice<VisuallyHidden>: this round will not be sent</VisuallyHidden>
          </Badge>
        )}
      </div>
      <div className="play__controls">
        <SoundButton isMuted={isMuted} onMute={setIsMuted} />
        {phase.kind === 'watching' && (
          <WatchControls watching={phase.watching} gameRef={gameRef} isFast={isFast} onFast={setIsFast} />
        )}
        {phase.kind === 'playing' && phase.hud?.phase === 'playing' && (
          <Button size="small" onMouseDown={keepFocus} onClick={() => gameRef.current?.pause()}>
            <Pause size={18} aria-hidden="true" />
            <span className="play__pause-word">Pause</span>
          </Button>
        )}
      </div>
    </header>
  );
}
