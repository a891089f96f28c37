import type { Hud } from 'game-scenes/scenes';
import PlayIcon from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { clockText } from '../../games/own-figures';
import { SoundButton } from '../../stage/sound-button';
import { Button } from '../../ui/button';
import { pauseReasons } from './announcement';
import { BackLink, focusOnOpen, RestPanel } from './field-panel';
import type { Play } from './play.hook';

/** Hides the field during a pause, so that players cannot use it to plan ahead. */
export function PausePanel({ play, hud, trouble }: { play: Play; hud: Hud; trouble: string | null }) {
  const { controls, user, starting, restart } = play;
  const why = hud.pauseReason && pauseReasons[hud.pauseReason];
  return (
    <RestPanel user={user}>
      <h2>Paused</h2>
      {why && <p className="meta">{why}</p>}
      <p>
        Score <b className="figure">{hud.score}</b>, <b className="figure">{clockText(hud.secondsLeft)}</b>{' '}
        left
      </p>
      {trouble && <p className="meta text-alarm-text">{trouble}</p>}
      <Button
        ref={focusOnOpen}
        variant="go"
        isWide
        aria-disabled={hud.pauseReason === 'graphics' || starting.isPending || undefined}
        onClick={() => starting.isPending || controls.gameRef.current?.resume()}
      >
        <PlayIcon size={18} aria-hidden="true" />
        Resume
      </Button>
      <Button isWide isPending={starting.isPending} pendingLabel="Loading..." onClick={restart}>
        <RotateCcw size={18} aria-hidden="true" />
        <span>Restart</span>
      </Button>
      <p className="meta">The round you leave does not count.</p>
      <SoundButton {...controls} isWide />
      <BackLink />
    </RestPanel>
  );
}
