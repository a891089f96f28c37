import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { Plate } from '../../ui/plate';
import { overtakenSentence } from './announcement';

interface OvertakenPanelProps {
  isStarting: boolean;
  /** Why the last start failed. */
  trouble: string | null;
  onStart: () => void;
}

/** Stands over a round that ended because another tab started a newer one. */
export function OvertakenPanel({ isStarting, trouble, onStart }: OvertakenPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Not a button: a key that was meant for the game would press it.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="play__overlay">
      <Plate as="div" kind="floating" className="play__panel">
        <h2 ref={title} tabIndex={-1}>
          Round Stopped
        </h2>
        <p>{overtakenSentence}</p>
        {trouble && <p className="play__trouble">{trouble}</p>}
        <Button variant="go" isWide isPending={isStarting} pendingLabel="Loading..." onClick={onStart}>
          <RotateCcw size={18} aria-hidden="true" />
          Play Again
        </Button>
      </Plate>
    </div>
  );
}
