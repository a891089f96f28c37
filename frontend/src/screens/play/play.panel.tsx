import type { Hud } from 'game-scenes/scenes';
import { CountdownPanel, StartCountPanel } from './countdown.panel';
import { OverPanel } from './over.panel';
import { PausePanel } from './pause.panel';
import type { Play } from './play.hook';
import { StartPanel, SupersededPanel } from './start.panel';
import { WatchPanel } from './watch.panels';

/** The card over the field; none while the game runs. */
export function PlayPanel({ play }: { play: Play }) {
  const { phase, dispatch } = play;
  switch (phase.kind) {
    case 'start':
      return <StartPanel play={play} trouble={phase.trouble} />;
    case 'superseded':
      return <SupersededPanel play={play} trouble={phase.trouble} />;
    case 'over':
      return <OverPanel play={play} over={phase} />;
    case 'watching':
      return (
        <WatchPanel
          watching={phase.watching}
          onAgain={() => dispatch({ kind: 'watch' })}
          onBack={() => dispatch({ kind: 'back' })}
        />
      );
    case 'playing':
      return phase.hud?.phase === 'paused' ? (
        <PausedPanel play={play} hud={phase.hud} trouble={phase.trouble} />
      ) : null;
  }
}

function PausedPanel({ play, hud, trouble }: { play: Play; hud: Hud; trouble: string | null }) {
  if (hud.countdown === 0) return <PausePanel play={play} hud={hud} trouble={trouble} />;
  if (hud.pauseReason === null) return <StartCountPanel {...play.module} {...hud} count={hud.countdown} />;
  return <CountdownPanel count={hud.countdown} />;
}
