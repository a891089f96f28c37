import { useEffect, useState } from 'react';
import { Card } from '../../ui/card';

const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time until a stream begins, in its three largest units. */
export function Countdown({ startsAt }: { startsAt: string }) {
  const seconds = useSecondsUntil(startsAt);
  if (seconds <= 0) return <p className="countdown countdown--over">It starts any moment</p>;
  const parts = partsOf(seconds);
  return (
    <div
      className="countdown"
      role="timer"
      aria-label={`Starts in ${LIST.format(parts.map(({ count, word }) => wordsOf(count, word)))}`}
    >
      {parts.map(({ count, word }, index) => (
        <Card as="div" kind="glass" key={word} aria-hidden="true">
          <b className="figure">{index === 0 ? count : String(count).padStart(2, '0')}</b>
          <span>{count === 1 ? word : `${word}s`}</span>
        </Card>
      ))}
    </div>
  );
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

interface Part {
  count: number;
  word: string;
}

function partsOf(seconds: number): readonly Part[] {
  const days = { count: Math.floor(seconds / DAY), word: 'day' };
  const hours = { count: Math.floor((seconds % DAY) / HOUR), word: 'hour' };
  const minutes = { count: Math.floor((seconds % HOUR) / MINUTE), word: 'minute' };
  if (seconds >= DAY) return [days, hours, minutes];
  const rest = { count: seconds % MINUTE, word: 'second' };
  return seconds >= HOUR ? [hours, minutes, rest] : [minutes, rest];
}

function wordsOf(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}

/** Returns the whole seconds until a time, updated every second; negative afterwards. */
function useSecondsUntil(startsAt: string): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.ceil((Date.parse(startsAt) - nowMs) / SECOND_MS);
}
