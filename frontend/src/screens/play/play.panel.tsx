import type { GameId } from 'game-scenes/rules';
import { paths } from '../../session/paths';
import { CountdownPanel, StartCountPanel } from './countdown.panel';
import { guides } from './guides';
import { OverPanel } from './over.panel';
import { SupersededPanel } from './superseded.panel';
import { PausePanel } from './pause.panel';
import type { Play } from './play.hook';
import { StartPanel } from './start.panel';
import { WatchedPanel } from './watch.panels';

interface PlayPanelProps {
  play: Play;
  gameId: GameId;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
}

/** The card over the field; none while the game runs. */
export function PlayPanel({ play, gameId, isMuted, onMute }: PlayPanelProps) {
  const { user, game, best, isLeft, running, played, hud, handle, trouble, starting, watching } = play;
  if (watching.isOn) return <WatchPanel play={play} />;
  if (played !== null)
    return <OverPanel play={play} played={played} gameId={gameId} backPath={paths.games} />;
  const startProps = { isStarting: starting.isPending, trouble, onStart: () => starting.mutate() };
  if (running === null && play.isSuperseded)
    return <SupersededPanel backPath={paths.games} {...startProps} />;
  if (running === null) {
    const about = { user, name: game.name, guide: guides[gameId], best, isLeft };
    return <StartPanel {...about} {...startProps} />;
  }
  if (hud?.phase !== 'paused') return null;
  if (hud.countdown > 0 && hud.pauseReason === null)
    return <StartCountPanel gameId={gameId} count={hud.countdown} />;
  if (hud.countdown > 0) return <CountdownPanel count={hud.countdown} />;
  return (
    <PausePanel
      reason={hud.pauseReason}
      score={hud.score}
      secondsLeft={hud.secondsLeft}
      isMuted={isMuted}
      backPath={paths.games}
      onMute={onMute}
      onResume={() => handle?.resume()}
    />
  );
}

/** A watched round stays visible while paused; only its countdown and its end have a card. */
function WatchPanel({ play: { watching } }: { play: Play }) {
  if (watching.isOver) return <WatchedPanel watching={watching} />;
  const countdown = watching.hud?.countdown ?? 0;
  return countdown > 0 ? <CountdownPanel count={countdown} /> : null;
}
