import PlayIcon from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ordinal } from '../../lib/place-text';
import { useAuth } from '../../session/auth';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { useJustOpened } from '../../ui/just-opened.hook';
import { NotKnown } from '../../ui/not-known';
import { useIsOnline } from '../../ui/online.hook';
import { SlantedLines } from '../../ui/screen-title';
import { TimedScore } from '../../ui/timed-score';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { supersededText } from './announcement';
import { ControlsList } from './controls-list';
import { BackLink, FOCUSED_TITLE, RestPanel } from './field-panel';
import type { Play } from './play.hook';
import { WaitingNote } from './waiting-note';
import './start.panel.css';

/** What stands before a round in its place: instructions, the member's best and place, the start button. */
export function StartPanel({ play, trouble }: { play: Play; trouble: string | null }) {
  const { module, game, user, isLeft, starting } = play;
  const { guide, StartNote } = module;
  return (
    <section className={classNames('start play__overlay', useJustOpened())}>
      <div className="start__board">
        <div className="start__words column">
          <h2>
            <SlantedLines lines={game.name.split(' ')} />
          </h2>
          <p className="start__lead">{guide.lead}</p>
        </div>
        <ControlsList {...guide} />
        <p className="start__rules">{guide.rules}</p>
        <div className="start__go column">
          <OfflineMark />
          <WaitingNote user={user} />
          {isLeft && <p className="meta">You left your last round before its end, so it does not count.</p>}
          {trouble && <p className="meta text-alarm-text">{trouble}</p>}
          <FirstButton>
            <StartButton starting={starting} Icon={PlayIcon} label="Start Game" />
          </FirstButton>
        </div>
        <div className="start__record column">
          {StartNote && <StartNote />}
          <Best play={play} />
        </div>
      </div>
    </section>
  );
}

/** Says that the site is offline, where the place covers the bar that says so elsewhere. */
function OfflineMark() {
  const { lastKnownAt } = useAuth();
  const hasNetwork = useIsOnline();
  if (hasNetwork && lastKnownAt === null) return null;
  return (
    <p className="start__offline row gap-8 meta text-ember-text">
      <WifiOff size={16} aria-hidden="true" />
      <span>Offline</span>
    </p>
  );
}

/** Focuses the button in it when the panel opens, after the title of a new screen was. */
function FirstButton({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = box.current?.querySelector('button');
    // Enter that is still held from the link before starts nothing.
    button?.addEventListener('keydown', (event) => {
      if (event.repeat) event.preventDefault();
    });
    button?.focus({ preventScroll: true });
  }, []);
  return <div ref={box}>{children}</div>;
}

/** The member's best score, and the place of this week where it is known. */
function Best({ play: { best, progress } }: { play: Play }) {
  const week = progress.data?.week;
  return (
    <p className="play__best">
      <span>{best === null ? 'No best score yet' : 'Your best '}</span>
      {best !== null && <b className="figure">{best ? <TimedScore {...best} /> : <NotKnown />}</b>}
      {week && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className="start__week">{`${ordinal(week.rank)} this week`}</span>
        </>
      )}
    </p>
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
      onClick={() => starting.mutate(false)}
    >
      <Icon size={18} aria-hidden="true" />
      <span>{label}</span>
    </Button>
  );
}
