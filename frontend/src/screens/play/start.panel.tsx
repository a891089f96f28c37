import { alien } from 'game-scenes/art/alien';
import PlayIcon from 'lucide-react/icons/play';
import type { User } from '../../api/types';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { NotKnown } from '../../ui/not-known';
import { Card } from '../../ui/card';
import { TimedScore } from '../../ui/timed-score';
import type { BestRound } from './round-sending.hook';
import type { GuideLine } from './guides';
import { PlayOverlay } from './play-overlay';
import { WaitingNote } from './waiting-note';

const MASCOT = alien({ color: 'green', hat: 'none', face: 'smile', accessory: 'none', pose: 'wave' });

interface StartPanelProps {
  user: User;
  name: string;
  guide: readonly GuideLine[];
  /** The member's best round; null without one, undefined until it is loaded. */
  best: BestRound | null | undefined;
  /** True when the player left a round of the game before its end. */
  isLeft: boolean;
  isStarting: boolean;
  /** Error message of the last start. */
  trouble: string | null;
  onStart: () => void;
}

/** Card before a round: instructions, the member's best score, and the start button. */
export function StartPanel(props: StartPanelProps) {
  const { user, name, guide, best, isLeft, isStarting, trouble, onStart } = props;
  return (
    <PlayOverlay>
      <Art drawing={MASCOT} className="play__mascot alive" />
      <Card as="div" kind="floating" className="play__panel">
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
        <WaitingNote user={user} />
        {isLeft && (
          <p className="meta play__text">You left your last round before its end, so it does not count.</p>
        )}
        {trouble && <p className="play__trouble">{trouble}</p>}
        <Button variant="go" isWide isPending={isStarting} pendingLabel="Loading..." onClick={onStart}>
          <PlayIcon size={18} aria-hidden="true" />
          Start Game
        </Button>
        <p className="meta play__best">
          {best === null ? (
            'No best score yet'
          ) : (
            <>
              Your best <b className="figure">{best ? <TimedScore {...best} /> : <NotKnown />}</b>
            </>
          )}
        </p>
      </Card>
    </PlayOverlay>
  );
}
