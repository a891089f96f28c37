import { asleep } from 'game-scenes/art/mascot-poses';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useRef } from 'react';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { supersededText } from './announcement';
import { BackLink } from './back-link';
import { PlayOverlay } from './play-overlay';

const MASCOT = asleep('green');

interface SupersededPanelProps {
  isStarting: boolean;
  /** Error message of the last start. */
  trouble: string | null;
  backPath: string;
  onStart: () => void;
}

/** Card over a round that ended because another tab started a newer one. */
export function SupersededPanel({ isStarting, trouble, backPath, onStart }: SupersededPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Focus the title, not a button: a key meant for the game would press the button.
  useEffect(() => title.current?.focus(), []);
  return (
    <PlayOverlay className="play__overlay--hidden">
      <Art drawing={MASCOT} className="play__mascot play__mascot--lying" />
      <Card as="div" kind="floating" className="play__panel">
        <h2 ref={title} tabIndex={-1}>
          Round Stopped
        </h2>
        <p className="play__text">{supersededText}</p>
        {trouble && <p className="play__trouble">{trouble}</p>}
        <Button variant="go" isWide isPending={isStarting} pendingLabel="Loading..." onClick={onStart}>
          <RotateCcw size={18} aria-hidden="true" />
          Play Again
        </Button>
        <BackLink to={backPath} />
      </Card>
    </PlayOverlay>
  );
}
