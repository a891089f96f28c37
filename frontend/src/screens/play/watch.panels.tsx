import Eye from 'lucide-react/icons/eye';
import Pause from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Card } from '../../ui/card';
import { PlayOverlay } from './play-overlay';
import { keepFocus } from './sound-button';
import type { Watching } from './watching.hook';

/** Badge that marks a round as watched, not played; `player` names the player of a ranked round. */
export function WatchingBadge({ player }: { player?: string | undefined }) {
  return (
    <Badge
      kind="info"
      className={classNames('play__watching', player !== undefined && 'play__watching--named')}
    >
      <Eye size={16} aria-hidden="true" />
      <span className="play__watching-word">Watching</span>
      {player !== undefined && <span className="play__watched-name">{player}</span>}
    </Badge>
  );
}

/** Speed and pause of a watched round. */
export function WatchControls({ watching }: { watching: Watching }) {
  const { isFast, isOver, hud, handle, setFast } = watching;
  if (isOver) return null;
  const isPaused = hud?.phase === 'paused' && hud.countdown === 0;
  const words = isPaused ? 'Resume' : 'Pause';
  const Icon = isPaused ? PlayIcon : Pause;
  return (
    <>
      <Button
        size="square"
        className="figure"
        aria-label="Double speed"
        aria-pressed={isFast}
        onMouseDown={keepFocus}
        onClick={() => setFast(!isFast)}
      >
        {isFast ? '2×' : '1×'}
      </Button>
      <Button
        size="square"
        aria-label={words}
        onMouseDown={keepFocus}
        onClick={() => (isPaused ? handle?.resume() : handle?.pause())}
      >
        <Icon size={18} aria-hidden="true" />
      </Button>
    </>
  );
}

interface WatchedPanelProps {
  watching: Watching;
  /** Result of the replay, for a ranked round. */
  proof?: ReactNode;
}

/** Card at the end of a watched round. */
export function WatchedPanel({ watching, proof }: WatchedPanelProps) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <PlayOverlay className="play__overlay--over">
      <Card as="div" kind="floating" className="play__panel">
        <h2>Round Watched</h2>
        {proof}
        <Button ref={again} variant="go" isWide onClick={watching.begin}>
          <RotateCcw size={18} aria-hidden="true" />
          Watch again
        </Button>
        <Button isWide onClick={watching.leave}>
          Back
        </Button>
      </Card>
    </PlayOverlay>
  );
}
