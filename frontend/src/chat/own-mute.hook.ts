import { useEffect, useState } from 'react';
import { useFrames } from '../api/socket';
import type { ChatMute } from '../api/socket-frames';

/** Maximum delay of a browser timer, in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Returns the member's mute as last pushed by the server; null when they may write. */
export function useOwnMute(): ChatMute | null {
  const [mute, setMute] = useState<ChatMute | null>(null);
  useFrames('chat_muted', ({ data }) => setMute(data));
  useFrames('chat_unmuted', () => setMute(null));
  useFrames('chat_ack', () => setMute(null));
  useFrames('chat_refused', ({ code, retryAfterSeconds }) => {
    if (code !== 'chat.muted') return;
    const untilMs = retryAfterSeconds === undefined ? null : Date.now() + 1000 * retryAfterSeconds;
    const until = untilMs === null ? null : new Date(untilMs).toISOString();
    setMute((known) => known ?? { until, reason: null });
  });
  const until = mute?.until ?? null;
  useEffect(() => {
    if (until === null) return undefined;
    const restMs = Math.min(MAX_TIMER_MS, Math.max(0, Date.parse(until) - Date.now()));
    const timer = setTimeout(() => setMute(null), restMs);
    return () => clearTimeout(timer);
  }, [until]);
  return mute;
}
