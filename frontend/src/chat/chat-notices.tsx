import Hourglass from 'lucide-react/icons/hourglass';
import VolumeX from 'lucide-react/icons/volume-x';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { SocketState } from '../api/socket';
import type { ChatMute } from '../api/socket-frames';
import { momentText } from '../lib/time-labels';
import { useNow } from './now.hook';
import type { WaitingMessage } from '../offline/chat-outbox';

const ICON = { size: 18, 'aria-hidden': 'true' } as const;
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Shown while the server cannot reach its other nodes; missing messages arrive later. */
export function DegradedBanner() {
  return (
    <p className="meta text-ember-text chat__banner" role="status">
      The chat is not at full strength. Some messages may arrive late.
    </p>
  );
}

interface ChatNoticesProps {
  phase: SocketState['phase'];
  hasHistory: boolean;
  mute: ChatMute | null;
  waiting: readonly WaitingMessage[];
}

/** Shows above the field why the member cannot write now: one reason at a time, the most important first. */
export function ChatNotices({ phase, hasHistory, mute, waiting }: ChatNoticesProps) {
  const duesMs = waiting.map(({ state }) => (state.kind === 'waiting' && state.notBeforeMs) || 0);
  const dueMs = Math.max(0, ...duesMs);
  return (
    <div className="chat__notices" role="status">
      {phase !== 'open' && (
        <p className="row gap-8 meta text-ember-text chat__notice">
          <WifiOff {...ICON} />
          <span>
            {hasHistory || phase === 'closed' ? 'Reconnecting to chat...' : 'Connecting to chat...'}
          </span>
        </p>
      )}
      {phase === 'open' && mute !== null && <MuteNotice mute={mute} />}
      {phase === 'open' && mute === null && dueMs > 0 && <TooFastNotice dueMs={dueMs} />}
    </div>
  );
}

function MuteNotice({ mute: { until, reason } }: { mute: ChatMute }) {
  return (
    <p className="row gap-8 meta text-ember-text chat__notice">
      <VolumeX {...ICON} />
      <span>
        <span>
          {until === null
            ? 'You are muted until an admin lifts it.'
            : `You are muted until ${untilText(until)}.`}
        </span>
        {reason !== null && <bdi className="muted chat__reason">{reason}</bdi>}
      </span>
    </p>
  );
}

function untilText(until: string): string {
  const end = new Date(until);
  const isToday = end.toDateString() === new Date().toDateString();
  return isToday ? clock.format(end) : momentText(until);
}

/** Countdown that is hidden from screen readers, which would read every second. */
function TooFastNotice({ dueMs }: { dueMs: number }) {
  const nowMs = useNow(250, true);
  const seconds = Math.max(1, Math.ceil((dueMs - nowMs) / 1000));
  return (
    <p className="row gap-8 meta text-ember-text chat__notice">
      <Hourglass {...ICON} />
      <span>
        You are sending messages too quickly.
        <span aria-hidden="true">{` Yours goes out in ${seconds} s.`}</span>
        <span className="visually-hidden"> Yours goes out in a moment.</span>
      </span>
    </p>
  );
}
