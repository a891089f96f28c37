import { memo } from 'react';
import type { ChatMessage } from '../api/types';
import { momentText } from '../lib/time-labels';
import { AlienAvatar } from '../ui/alien-avatar';
import { Badge } from '../ui/badge';
import { classNames } from '../ui/class-names';
import { AuthorMenu } from './author-menu';
import { MessageText } from './message-text';
import { mentions } from './message-tokens';
import './message-row.css';
import type { Moderation } from './moderation.hook';

const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

export interface MessageRowProps {
  message: ChatMessage;
  reader: { id: number; username: string };
  moderation: Moderation;
  onMention: (username: string) => void;
}

export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, reader, moderation, onMention } = props;
  const isOwn = message.userId === reader.id;
  const written = new Date(message.createdAt);
  const isToReader = !isOwn && mentions(message.message, reader.username);
  return (
    <li className={classNames('chat-message', isToReader && 'chat-message--to-reader')}>
      <AlienAvatar wardrobe={message.avatar} picture={message.profilePicture} size="small" />
      <div className="column chat-message__copy">
        <p className="row wrap chat-message__header">
          <ChatName username={message.username} color={message.avatar.color} />
          {message.isAdmin && <Badge kind="info">Admin</Badge>}
          <time className="meta" dateTime={message.createdAt} title={momentText(message.createdAt)}>
            {timeOfDay.format(written)}
          </time>
        </p>
        <MessageText message={message.message} reader={reader.username} />
      </div>
      <AuthorMenu message={message} isOwn={isOwn} moderation={moderation} onMention={onMention} />
    </li>
  );
});

/** Readable shades of the aliens' colours. */
const NAME_COLORS: readonly (readonly [alien: string, color: string])[] = [
  ['green', '#9ff04a'],
  ['blue', '#7cc8ff'],
  ['purple', '#c0a0ff'],
  ['pink', '#ff9fd0'],
  ['orange', '#ffab5e'],
  ['yellow', '#ffe26b'],
  ['black', '#a3adde'],
];

/** A member's name in the colour of their alien; neon colours end with it. */
export function ChatName({ username, color }: { username: string; color: string }) {
  const [, shade = 'var(--color-text)'] = NAME_COLORS.find(([alien]) => color.endsWith(alien)) ?? [];
  return (
    <bdi className="chat-name" style={{ color: shade }}>
      {username}
    </bdi>
  );
}
