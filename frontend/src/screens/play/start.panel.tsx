import { alien } from 'game-scenes/art/alien';
import Keyboard from 'lucide-react/icons/keyboard';
import PlayIcon from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { NotKnown } from '../../ui/not-known';
import { TimedScore } from '../../ui/timed-score';
import { supersededText } from './announcement';
import { BackLink, FieldPanel, FOCUSED_TITLE, RestPanel } from './field-panel';
import { guides } from './guides';
import type { Play } from './play.hook';
import { WaitingNote } from './waiting-note';
import './start.panel.css';

const MASCOT = alien({ color: 'green', hat: 'none', face: 'smile', accessory: 'none', pose: 'wave' });

/** Card before a round: instructions, the member's best score, and the start button. */
export function StartPanel({ play, trouble }: { play: Play; trouble: string | null }) {
  const { gameId, game, user, best, isLeft, starting } = play;
  return (
    <FieldPanel pictures={<Art drawing={MASCOT} className="play__mascot alive" />}>
      <h2>{game.name}</h2>
      <ul className="play__guide column">
        {guides[gameId].map(({ icon: Icon, text }) => (
          <li key={text} className={classNames('row', Icon === Keyboard && 'play__keys')}>
            <span className="icon-tile text-slime">
              <Icon size={20} aria-hidden="true" />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <WaitingNote user={user} />
      {isLeft && <p className="meta">You left your last round before its end, so it does not count.</p>}
      {trouble && <p className="meta text-alarm-text">{trouble}</p>}
      <StartButton starting={starting} Icon={PlayIcon} label="Start Game" />
      <p className="meta play__best">
        {best === null ? 'No best score yet' : 'Your best '}
        {best !== null && <b className="figure">{best ? <TimedScore {...best} /> : <NotKnown />}</b>}
      </p>
    </FieldPanel>
  );
}

/** Card over a round that ended because another tab started a newer one. */
export function SupersededPanel({ play, trouble }: { play: Play; trouble: string | null }) {
  return (
    <RestPanel user={play.user}>
      <h2 {...FOCUSED_TITLE}>Round Stopped</h2>
      <p>{supersededText}</p>
      {trouble && <p className="meta text-alarm-text">{trouble}</p>}
      <StartButton starting={play.starting} Icon={RotateCcw} label="Play Again" />
      <BackLink />
    </RestPanel>
  );
}

interface StartButtonProps extends Pick<Play, 'starting'> {
  Icon: typeof PlayIcon;
  label: string;
}

/** Starts a round. */
export function StartButton({ starting, Icon, label }: StartButtonProps) {
  return (
    <Button
      variant="go"
      isWide
      isPending={starting.isPending}
      pendingLabel="Loading..."
      onClick={() => starting.mutate()}
    >
      <Icon size={18} aria-hidden="true" />
      {label}
    </Button>
  );
}
