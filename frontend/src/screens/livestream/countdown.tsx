import { useEffect, useState } from 'react';
import { Card } from '../../ui/card';

const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time until a stream begins, in its three largest units. */
export function Countdown({ startsAt }: { startsAt: string }) {
  const seconds = useSecondsUntil(startsAt);
  if (seconds <= 0) return <p className="countdown--over text-slime">It starts any moment</p>;
  const parts = partsOf(seconds);
  return (
    <div
      className="row gap-10 countdown"
      role="timer"
      aria-label={`Starts in ${LIST.format(parts.map(({ count, word }) => `${count} ${word}`))}`}
    >
      {parts.map(({ count, word }, index) => (
        <Card as="div" kind="glass" key={index} aria-hidden="true">
          <b className="figure">{index === 0 ? count : String(count).padStart(2, '0')}</b>
          <span className="meta">{word}</span>
        </Card>
      ))}
    </div>
  );
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

function partsOf(seconds: number) {
  const days = part(Math.floor(seconds / DAY), 'day');
  const hours = part(Math.floor((seconds % DAY) / HOUR), 'hour');
  const minutes = part(Math.floor((seconds % HOUR) / MINUTE), 'minute');
  if (seconds >= DAY) return [days, hours, minutes];
  const rest = part(seconds % MINUTE, 'second');
  return seconds >= HOUR ? [hours, minutes, rest] : [minutes, rest];
}

function part(count: number, word: string) {
  return { count, word: count === 1 ? word : `${word}s` };
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
