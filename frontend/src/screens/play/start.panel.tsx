import { alien } from 'game-scenes/art/alien';
import PlayIcon from 'lucide-react/icons/play';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { Plate } from '../../ui/plate';
import type { GuideLine } from './guides';

const MASCOT = alien({ color: 'green', hat: 'none', face: 'smile', accessory: 'none', pose: 'wave' });

interface StartPanelProps {
  name: string;
  guide: readonly GuideLine[];
  best: number | null;
  isStarting: boolean;
  /** Why the last start failed. */
  trouble: string | null;
  onStart: () => void;
}

/** Stands over the field before a round: what to do, the member's best, and the way in. */
export function StartPanel({ name, guide, best, isStarting, trouble, onStart }: StartPanelProps) {
  return (
    <div className="play__overlay">
      <Art drawing={MASCOT} className="play__mascot alive" />
      <Plate as="div" kind="floating" className="play__panel">
        <h2>{name}</h2>
        <ul className="play__guide">
          {guide.map(({ icon: Icon, text, isForKeyboards }) => (
            <li key={text} className={isForKeyboards && 'play__keys'}>
              <span className="icon-tile">
                <Icon size={20} aria-hidden="true" />
              </span>
              {text}
            </li>
          ))}
        </ul>
        {trouble && <p className="play__trouble">{trouble}</p>}
        <Button variant="go" isWide isPending={isStarting} pendingLabel="Loading..." onClick={onStart}>
          <PlayIcon size={18} aria-hidden="true" />
          Start Game
        </Button>
        <p className="meta play__best">
          {best === null ? (
            'Your first round'
          ) : (
            <>
              Your best <b className="figure">{best}</b>
            </>
          )}
        </p>
      </Plate>
    </div>
  );
}
