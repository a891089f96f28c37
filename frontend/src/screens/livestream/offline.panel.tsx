import { unplugged } from 'game-scenes/art/unplugged';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { Livestream } from '../../api/types';
import { paths } from '../../session/paths';
import { Art } from '../../ui/art';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { SampleBadge } from '../../ui/sample-badge';
import { SlantedLines } from '../../ui/screen-title';
import { Spinner } from '../../ui/spinner';
import { calendarEntry } from './calendar-file';
import { Countdown } from './countdown';
import { dateText, timeText } from './stream-times';
import './offline-panel.css';

const UNPLUGGED = unplugged();

interface OfflinePanelProps {
  livestream: Livestream;
  /** True when a running show has lost its picture. */
  isInterrupted: boolean;
}

/** Shown while nothing is live: the time of the next stream (§2), and why there is none now. */
export function OfflinePanel({ livestream, isInterrupted }: OfflinePanelProps) {
  return (
    <Card isFlush className="column offline-panel" aria-labelledby="stream-offline">
      <div className="offline-panel__picture cut-picture">
        <Art drawing={UNPLUGGED} isScene className="alive" />
      </div>
      <div className="offline-panel__copy">
        <h2 id="stream-offline">
          <SlantedLines lines={['Stream Offline']} />
        </h2>
        {isInterrupted ? (
          <p role="status" className="row gap-10 text-ember-text offline-panel__now">
            <Spinner size={22} />
            The stream will be back in a moment
          </p>
        ) : (
          <WhatComes livestream={livestream} />
        )}
      </div>
    </Card>
  );
}

function WhatComes({ livestream: { state, nextStream } }: { livestream: Livestream }) {
  const words = NOW[state];
  return (
    <>
      {words && (
        <p role="status" className="row gap-10 text-ember-text offline-panel__now">
          {words}
        </p>
      )}
      {nextStream ? <Next stream={nextStream} /> : <p>No stream is planned yet. Come back soon!</p>}
    </>
  );
}

/** Label of each state without a picture. */
const NOW: Partial<Record<Livestream['state'], string>> = {
  ended: 'That was it for this time. Thanks for watching!',
  upcoming: 'The crew is getting ready',
};

function Next({ stream }: { stream: NonNullable<Livestream['nextStream']> }) {
  const { title, startsAt, isSample } = stream;
  return (
    <>
      <p>
        <span>Next stream: </span>
        <time dateTime={startsAt}>
          <span>{`${dateText(startsAt)},`}</span> <span>{timeText(startsAt)}</span>
        </time>
        <br />
        <span>{title}</span> <SampleBadge isSample={isSample} />
      </p>
      <Countdown key={startsAt} startsAt={startsAt} />
      <a
        className={buttonClass({ variant: 'go' })}
        href={calendarEntry(stream, location.origin + paths.livestream)}
        download="alien-squad-stream.ics"
      >
        <CalendarPlus size={18} aria-hidden="true" />
        Add to Calendar
      </a>
    </>
  );
}
