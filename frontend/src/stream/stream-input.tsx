import { useEffect, useState } from 'react';
import type { AdminLivestream, StreamInput } from '../api/types';
import { classNames } from '../ui/class-names';
import { FigureList } from '../ui/figure-list';
import './stream-input.css';

const SECOND_MS = 1000;
const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });
const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Figures of the encoder's input, and its last error. */
export function StreamInputFigures({ livestream: { ingest, viewers } }: { livestream: AdminLivestream }) {
  const { since, height, fps, videoBitsPerSecond, audioBitsPerSecond } = ingest;
  const figures = [
    ['Picture', height !== null && fps !== null ? `${height}p${Math.round(fps)}` : null],
    ['Bit rate', videoBitsPerSecond === null ? null : `${kilobits(videoBitsPerSecond)} kb/s`],
    ['Sound', audioBitsPerSecond === null ? null : `${kilobits(audioBitsPerSecond)} kb/s`],
    ['Connected', since === null ? null : <TimeSince key="since" moment={since} />],
    ['Viewers', viewers.toLocaleString('en-US')],
  ] as const;
  return (
    <>
      <FigureList className="row wrap figures stream-figures" figures={figures} />
      <LastProblem input={ingest} />
    </>
  );
}

const kilobits = (bits: number): string => Math.round(bits / 1000).toLocaleString('en-US');

/** Elapsed time in hours, minutes and seconds, such as 0:18:42. */
function TimeSince({ moment }: { moment: string }) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((nowMs - Date.parse(moment)) / SECOND_MS));
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/**
 * Shows why an encoder was last refused or disconnected. It is never the current encoder, which started later
 * or was streaming when another one was refused.
 */
function LastProblem({ input: { isConnected, since, lastProblem } }: { input: StreamInput }) {
  if (lastProblem === null) return null;
  const { message, at } = lastProblem;
  const isOver = isConnected && since !== null && at <= since;
  return (
    <p className={classNames('meta stream-problem', !isConnected && 'text-alarm-text')}>
      <b>{isConnected ? (isOver ? 'Before this stream' : 'Another connection') : 'Last problem'}</b>
      <span>{`, ${momentText(at)}: ${message}`}</span>
    </p>
  );
}

function momentText(at: string): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return isToday ? CLOCK.format(moment) : `${DATE.format(moment)}, ${CLOCK.format(moment)}`;
}
