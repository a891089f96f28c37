import type { GameId } from 'game-scenes/rules';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pause from 'lucide-react/icons/pause';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../api/types';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { useCurrentGame } from '../../lib/current-game';
import { useQuietNavigation } from '../../lib/quiet-navigation';
import { useRememberedSwitch } from '../../lib/remembered-switch';
import { Art } from '../../ui/art';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { LeaveRoundDialog } from '../../ui/leave-round.dialog';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { announcement, spoken } from './announcement';
import { fields } from './fields';
import { huds } from './huds';
import { usePlay } from './play.hook';
import type { Play } from './play.hook';
import { PlayPanel } from './play.panel';
import { shownFigures } from './shown-figures';
import { keepFocus, SoundButton } from './sound-button';
import { RoundStage } from './stage';
import { WatchControls, WatchingBadge } from './watch.panels';
import { WatchScreen } from './watch.screen';
import { sourceNamed } from './watch-source';
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
    const source = sourceNamed(search.get('of'));
    return <WatchScreen key={watched} gameId={gameId} round={watched} source={source} />;
  }
  return <PlayScreen key={`${gameId} ${user.id}`} gameId={gameId} user={user} />;
}

/** Hosts a game: the scene draws the field, this screen everything over and around it. */
function PlayScreen({ gameId, user }: { gameId: GameId; user: User }) {
  const play = usePlay(gameId, user);
  const [isSoundOn, setIsSoundOn] = useRememberedSwitch('sound', true);
  const { running, played, hud, handle, watching } = play;
  const isInPlay = running !== null && played === null;
  useCurrentGame(isInPlay ? play.game.name : null);
  const isPlaying = running !== null && hud?.phase === 'playing';
  const setMuted = (isMuted: boolean): void => {
    setIsSoundOn(!isMuted);
    handle?.setMuted(isMuted);
    watching.handle?.setMuted(isMuted);
  };
  useQuietNavigation(isPlaying);
  const Hud = huds[gameId];

  return (
    <div className={classNames('play', `play--${gameId}`, (running ?? played) !== null && 'play--round')}>
      <PlayHead play={play} isPlaying={isPlaying} isMuted={!isSoundOn} onMute={setMuted} />
      <div className="play__stage cut-picture">
        <Art drawing={fields[gameId]} isScene />
        <RoundStage play={play} gameId={gameId} isMuted={!isSoundOn} />
      </div>
      <PlayPanel play={play} gameId={gameId} isMuted={!isSoundOn} onMute={setMuted} />
      <Hud
        figures={shownFigures(play)}
        isWatched={watching.isOn}
        onCommand={isPlaying && handle ? handle.command : null}
      />
      <LeaveRoundDialog isInPlay={isInPlay} onAsk={() => handle?.pause()} />
      <p aria-live="polite" className="play__news">
        <VisuallyHidden>{spoken(play)}</VisuallyHidden>
      </p>
      <div role="status" className="play__news">
        <VisuallyHidden>{announcement(play)}</VisuallyHidden>
      </div>
    </div>
  );
}

interface PlayHeadProps {
  play: Play;
  isPlaying: boolean;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
}

function PlayHead({ play: { game, running, handle, watching }, isPlaying, isMuted, onMute }: PlayHeadProps) {
  return (
    <header className="play__header">
      {watching.isOn ? (
        <Button size="square" aria-label="Back to the result" onClick={watching.leave}>
          <ArrowLeft size={20} aria-hidden="true" />
        </Button>
      ) : (
        <ButtonLink size="square" to={paths.games} aria-label="Back to Games">
          <ArrowLeft size={20} aria-hidden="true" />
        </ButtonLink>
      )}
      <div className="play__title">
        <h1>{game.name}</h1>
        {watching.isOn && <WatchingBadge />}
        {running?.kind === 'practice' && (
          <Badge kind="info">
            Practice<VisuallyHidden>: this round will not be sent</VisuallyHidden>
          </Badge>
        )}
      </div>
      <div className="play__controls">
        <SoundButton isMuted={isMuted} onMute={onMute} />
        {watching.isOn && <WatchControls watching={watching} />}
        {isPlaying && !watching.isOn && (
          <Button size="small" onMouseDown={keepFocus} onClick={() => handle?.pause()}>
            <Pause size={18} aria-hidden="true" />
            <span className="play__pause-word">Pause</span>
          </Button>
        )}
      </div>
    </header>
  );
}
