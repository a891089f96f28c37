import { clickerField } from 'game-scenes/art/clicker-field';
import type { GameId } from 'game-scenes/rules';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pause from 'lucide-react/icons/pause';
import type { User } from '../../api/types';
import { useAuth } from '../../app/auth';
import { paths } from '../../app/paths';
import { useQuietNavigation } from '../../lib/quiet-navigation';
import { useRememberedSwitch } from '../../lib/remembered-switch';
import { Art } from '../../ui/art';
import { Button, ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { announcement } from './announcement';
import { CountdownPanel } from './countdown.panel';
import { guides } from './guides';
import { OverPanel } from './over.panel';
import { OvertakenPanel } from './overtaken.panel';
import { PausePanel } from './pause.panel';
import { PlayFigures } from './play-figures';
import { usePlay } from './play.hook';
import type { Play } from './play.hook';
import { shownFigures } from './shown-figures';
import { keepFocus, SoundButton } from './sound-button';
import { Stage } from './stage';
import { StartPanel } from './start.panel';
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

const FIELD = clickerField('wide');

/** Alien Clicker at /games/alien-clicker (§2). */
export function AlienClickerScreen() {
  const { user } = useAuth();
  return user && <PlayScreen key={user.id} gameId="alien-clicker" user={user} />;
}

/** Hosts a game: what moves is the scene's, everything over and around it is here. */
function PlayScreen({ gameId, user }: { gameId: GameId; user: User }) {
  const play = usePlay(gameId, user);
  const [isSoundOn, setIsSoundOn] = useRememberedSwitch('sound', true);
  const { game, running, hud, handle } = play;
  const isPlaying = running !== null && hud?.phase === 'playing';
  const setMuted = (isMuted: boolean): void => {
    setIsSoundOn(!isMuted);
    handle?.setMuted(isMuted);
  };
  useQuietNavigation(isPlaying);

  return (
    <div className={classNames('play', (running !== null || play.played !== null) && 'play--round')}>
      <header className="play__head">
        <ButtonLink size="square" to={paths.games} aria-label="Back to Games">
          <ArrowLeft size={20} aria-hidden="true" />
        </ButtonLink>
        <h1>{game.name}</h1>
        <div className="play__controls">
          <SoundButton isMuted={!isSoundOn} onMute={setMuted} />
          {isPlaying && (
            <Button size="small" onMouseDown={keepFocus} onClick={() => handle?.pause()}>
              <Pause size={18} aria-hidden="true" />
              Pause
            </Button>
          )}
        </div>
      </header>
      <div className="play__stage cut-picture">
        <Art drawing={FIELD} isScene />
        {running && (
          <Stage
            gameId={gameId}
            round={running}
            isMuted={!isSoundOn}
            onMount={play.setHandle}
            onHud={play.setHud}
            onEnd={play.end}
            onError={play.fail}
          />
        )}
      </div>
      <PlayPanel play={play} gameId={gameId} isMuted={!isSoundOn} onMute={setMuted} />
      <PlayFigures {...shownFigures(play)} />
      <div role="status" className="play__news">
        <VisuallyHidden>{announcement(play)}</VisuallyHidden>
      </div>
    </div>
  );
}

interface PlayPanelProps {
  play: Play;
  gameId: GameId;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
}

/** The plate over the field that fits the moment; none while the game runs. */
function PlayPanel({ play, gameId, isMuted, onMute }: PlayPanelProps) {
  const { user, game, best, isLeft, running, played, hud, handle, trouble, starting } = play;
  if (played !== null) return <OverPanel play={play} played={played} backPath={paths.games} />;
  const startProps = { isStarting: starting.isPending, trouble, onStart: () => starting.mutate() };
  if (running === null && play.isOvertaken) return <OvertakenPanel backPath={paths.games} {...startProps} />;
  if (running === null) {
    const about = { user, name: game.name, guide: guides[gameId], best, isLeft };
    return <StartPanel {...about} {...startProps} />;
  }
  if (hud?.phase !== 'paused') return null;
  if (hud.countdown > 0) return <CountdownPanel count={hud.countdown} />;
  return (
    <PausePanel
      score={hud.score}
      secondsLeft={hud.secondsLeft}
      isMuted={isMuted}
      backPath={paths.games}
      onMute={onMute}
      onResume={() => handle?.resume()}
    />
  );
}
