import { alien } from 'game-scenes/art/alien';
import PlayIcon from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { NotKnown } from '../../ui/not-known';
import { TimedScore } from '../../ui/timed-score';
import { supersededText } from './announcement';
import { BackLink, FieldPanel, focusOnOpen, SLEEPER } from './field-panel';
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
        {guides[gameId].map(({ icon: Icon, text, isForKeyboards }) => (
          <li key={text} className={classNames('row', isForKeyboards && 'play__keys')}>
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
      <StartButton starting={starting}>
        <PlayIcon size={18} aria-hidden="true" />
        Start Game
      </StartButton>
      {best === null ? (
        <p className="meta play__best">No best score yet</p>
      ) : (
        <p className="meta play__best">
          Your best <b className="figure">{best ? <TimedScore {...best} /> : <NotKnown />}</b>
        </p>
      )}
    </FieldPanel>
  );
}

/** Card over a round that ended because another tab started a newer one. */
export function SupersededPanel({ play, trouble }: { play: Play; trouble: string | null }) {
  return (
    <FieldPanel className="play__overlay--hidden cut-picture" pictures={SLEEPER}>
      {/* Focus the title, not a button: a key meant for the game would press the button. */}
      <h2 ref={focusOnOpen} tabIndex={-1}>
        Round Stopped
      </h2>
      <p>{supersededText}</p>
      {trouble && <p className="meta text-alarm-text">{trouble}</p>}
      <StartButton starting={play.starting}>
        <RotateCcw size={18} aria-hidden="true" />
        Play Again
      </StartButton>
      <BackLink />
    </FieldPanel>
  );
}

/** Starts a round. */
export function StartButton({ starting, children }: { starting: Play['starting']; children: ReactNode }) {
  return (
    <Button
      variant="go"
      isWide
      isPending={starting.isPending}
      pendingLabel="Loading..."
      onClick={() => starting.mutate()}
    >
      {children}
    </Button>
  );
}
