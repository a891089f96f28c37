import Flag from 'lucide-react/icons/flag';
import type { RacingSummary, User } from '../../api/types';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { useJustOpened } from '../../ui/just-opened.hook';
import { RACE_SECONDS } from './race';
import type { RacePhase, RaceWatch } from './race.hook';
import { RaceResult } from './race-result';
import { clockText, payNote, runningNote } from './race-texts';
import { SignInLink } from './sign-in-link';

const PENDING_LABELS: Partial<Record<RacePhase, string>> = {
  starting: 'Loading...',
  running: 'Race running',
  sending: 'Sending the result...',
};

export interface RaceControlProps {
  watch: RaceWatch;
  user: User | null;
  summary: RacingSummary | undefined;
}

/** Result of the last race, and the button to start the next. */
export function RaceControl({ watch, user, summary }: RaceControlProps) {
  const { phase, race, isOver, trouble, start, sendAgain } = watch;
  const pendingLabel = PENDING_LABELS[phase];
  const justOpened = useJustOpened(phase);
  return (
    <>
      {race && isOver && phase !== 'starting' && <RaceResult watch={watch} race={race} />}
      <div className={classNames('row race-control', justOpened)}>
        {phase === 'unsent' ? (
          <Button variant="go" size="big" onClick={sendAgain}>
            Try again
          </Button>
        ) : (
          <Button
            variant="race"
            size="big"
            isPending={pendingLabel !== undefined}
            pendingLabel={pendingLabel}
            onClick={start}
          >
            <Flag size={20} aria-hidden="true" />
            Start Race
          </Button>
        )}
        <p className="meta">
          <ControlNote watch={watch} user={user} summary={summary} />
        </p>
      </div>
      {trouble && phase !== 'starting' && <p className="text-alarm-text">{trouble}</p>}
    </>
  );
}

function ControlNote({ watch: { phase, race, second }, user, summary }: RaceControlProps) {
  if (phase === 'running' && race) {
    return (
      <>
        <span>Time left </span>
        <b className="figure">{clockText(RACE_SECONDS - second)}</b>
        <span>{` · ${runningNote(race, summary?.paidRunsPerDay)}`}</span>
      </>
    );
  }
  if (phase === 'sending') return <span>The server is proving your race.</span>;
  if (phase === 'unsent') return <span>This race is not sent yet. It is kept here and sent by itself.</span>;
  return (
    <>
      <span>{payNote(user, summary)}</span>{' '}
      {user === null && <SignInLink>Log In to race for coins</SignInLink>}
    </>
  );
}
