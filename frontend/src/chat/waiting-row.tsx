import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { User } from '../api/types';
import { ageOf } from '../lib/time-labels';
import { chatOutbox } from '../offline/chat-outbox';
import type { WaitingMessage } from '../offline/chat-outbox';
import { AlienAvatar } from '../ui/alien-avatar';
import { classNames } from '../ui/class-names';
import { ChatName } from './message-row';
import { MessageText } from './message-text';
import { useNow } from './now.hook';
import { RowButton } from './row-button';

interface WaitingRowProps {
  message: WaitingMessage;
  writer: User;
  isConnected: boolean;
}

/** A message that only its author sees so far: being sent, waiting for the connection, or refused. */
export function WaitingRow({ message, writer, isConnected }: WaitingRowProps) {
  const { state } = message;
  const isRefused = state.kind === 'refused';
  const needsButtons = isRefused || !isConnected;
  return (
    <li className={classNames('chat-message muted', isRefused && 'chat-message--refused')}>
      <AlienAvatar wardrobe={writer.avatarCustomization} picture={writer.profilePicture} size="small" />
      <div className="column chat-message__copy">
        <p className="row wrap chat-message__header">
          <ChatName username={writer.username} color={writer.avatarCustomization.color} />
          <WaitingMark message={message} isConnected={isConnected} />
        </p>
        <MessageText message={message.message} reader={writer.username} />
      </div>
      {needsButtons && (
        <div className="row gap-16">
          {isRefused && (
            <RowButton aria-label="Send again" icon={RotateCw} onClick={() => sendAgain(message)} />
          )}
          <RowButton
            aria-label="Discard message"
            icon={X}
            onClick={() => void chatOutbox.remove(message.clientId)}
          />
        </div>
      )}
    </li>
  );
}

/** Shows why a message was refused, 'Sending...', or the age of a message written offline (§8). */
function WaitingMark({ message: { state, writtenAtMs }, isConnected }: Omit<WaitingRowProps, 'writer'>) {
  const nowMs = useNow(60_000, !isConnected);
  if (state.kind === 'refused') return <span className="text-alarm-text">{state.reason}</span>;
  if (isConnected) return <span className="meta">Sending...</span>;
  const age = ageOf(new Date(writtenAtMs).toISOString(), nowMs);
  return <span className="meta">{`${age === 'just now' ? 'Just now' : age} (offline)`}</span>;
}

function sendAgain(message: WaitingMessage): void {
  void chatOutbox.keep({ ...message, state: { kind: 'waiting', isLate: false } });
}
