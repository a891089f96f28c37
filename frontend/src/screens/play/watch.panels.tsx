import type { Hud } from 'game-scenes/scenes';
import Eye from 'lucide-react/icons/eye';
import Pause from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { pauseReasons } from './announcement';
import { CountdownPanel } from './countdown.panel';
import { FieldPanel, focusOnOpen } from './field-panel';
import type { Watching } from './phase';
import { keepFocus } from '../../lib/keep-focus';
import type { StageControls } from '../../stage/stage';
import { ProvenBadge } from './verdict-part';

/** Badge that marks a round as watched, not played; `player` names the player of a ranked round. */
export function WatchingBadge({ player }: { player?: string | undefined }) {
  return (
    <Badge kind="info" className="play__watching">
      <Eye size={16} aria-hidden="true" />
      <span className="play__watching-word">Watching</span>
      {player !== undefined && <span className="play__watched-name ellipsis">{player}</span>}
    </Badge>
  );
}

/** Speed and pause of a watched round. */
export function WatchControls({ watching, controls }: { watching: Watching; controls: StageControls }) {
  const { hud, replayedScore } = watching;
  const { gameRef, isFast, setIsFast } = controls;
  if (replayedScore !== null) return null;
  const isPaused = hud?.phase === 'paused' && hud.countdown === 0;
  const Icon = isPaused ? PlayIcon : Pause;
  return (
    <>
      <Button
        size="square"
        className="figure"
        aria-label="Double speed"
        aria-pressed={isFast}
        onMouseDown={keepFocus}
        onClick={() => setIsFast(!isFast)}
      >
        {isFast ? '2×' : '1×'}
      </Button>
      <Button
        size="square"
        aria-label={isPaused ? 'Resume' : 'Pause'}
        onMouseDown={keepFocus}
        onClick={() => (isPaused ? gameRef.current?.resume() : gameRef.current?.pause())}
      >
        <Icon size={18} aria-hidden="true" />
      </Button>
    </>
  );
}

interface WatchPanelProps {
  watching: Watching;
  /** A ranked round, to be compared with its replay. */
  ranked?: RankedScore | undefined;
  /** Leads on from the end. */
  next?: ReactNode;
  onAgain: () => void;
  onBack: () => void;
}

/** A watched round stays visible while its watcher pauses it. */
export function WatchPanel({ watching, ranked, next, onAgain, onBack }: WatchPanelProps) {
  const { hud, replayedScore } = watching;
  if (replayedScore === null) return hud && <StoppedPanel hud={hud} />;
  return (
    <FieldPanel className="play__overlay--over cut-picture">
      <h2>Round Watched</h2>
      {ranked && <WatchedProof {...ranked} replayedScore={replayedScore} />}
      {next}
      <Button {...(!next && { ref: focusOnOpen, variant: 'go' as const })} isWide onClick={onAgain}>
        <RotateCcw size={18} aria-hidden="true" />
        Watch again
      </Button>
      <Button isWide onClick={onBack}>
        Back
      </Button>
    </FieldPanel>
  );
}

/** The countdown of a watched round, or why it stopped by itself. */
function StoppedPanel({ hud: { countdown, pauseReason } }: { hud: Hud }) {
  if (countdown > 0) return <CountdownPanel count={countdown} />;
  const why = pauseReason && pauseReasons[pauseReason];
  return (
    why && (
      <FieldPanel>
        <p>{why}</p>
      </FieldPanel>
    )
  );
}

/** Player and score of a ranked round, as the board shows them. */
interface RankedScore {
  player: string;
  score: number;
}

/** Compares the score of the replay with that on the board: the same inputs must give the same score. */
function WatchedProof({ player, score, replayedScore }: RankedScore & { replayedScore: number }) {
  if (score !== replayedScore) {
    return (
      <p className="meta text-alarm-text">
        {`This replay ends at ${inPoints(replayedScore)}, and the board says ${inPoints(score)}.`}
      </p>
    );
  }
  return (
    <>
      <ProvenBadge />
      <p className="meta play__offline">{`${player} made ${inPoints(score)}, and so did this replay.`}</p>
    </>
  );
}

function inPoints(score: number): string {
  return `${score.toLocaleString('en-US')} ${score === 1 ? 'point' : 'points'}`;
}
