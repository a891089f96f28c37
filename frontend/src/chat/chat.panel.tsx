import { useState } from 'react';
import Users from 'lucide-react/icons/users';
import { useFrames, useSocketState } from '../api/socket';
import { chatOutbox } from '../offline/chat-outbox';
import { useOutbox } from '../offline/outbox';
import type { User } from '../api/types';
import { Card, CardHeader } from '../ui/card';
import { VisuallyHidden } from '../ui/visually-hidden';
import { useChatFeed } from './chat-feed.hook';
import { ChatLog } from './chat-log';
import { ChatNotices, DegradedBanner } from './chat-notices';
import { createChatScroll } from './chat-scroll';
import './chat.css';
import { Composer } from './composer';
import { useDraft } from './draft.hook';
import { ModerationDialog } from './moderation-dialog';
import { useModeration } from './moderation.hook';
import { useOwnMute } from './own-mute.hook';
import { writeMessage } from './write-message';

/** The site's chat for members, 600 px high (§9). */
export function ChatPanel({ user }: { user: User }) {
  const { phase, isDegraded, membersOnline } = useSocketState();
  const [scroll] = useState(createChatScroll);
  const feed = useChatFeed(scroll.isFollowing);
  const written = useOutbox(chatOutbox).filter(({ userId }) => userId === user.id);
  const known = new Set(feed.list.messages.map(({ clientId }) => clientId));
  const waiting = written.filter(({ clientId }) => !known.has(clientId));
  const moderation = useModeration(user.isAdmin);
  const mute = useOwnMute();
  const draft = useDraft();

  useFrames('chat_ack', ({ clientId, id }) => {
    const own = written.find((message) => message.clientId === clientId);
    if (own) feed.takeOwn(own, id, user);
  });
  const send = (): void => {
    if (!writeMessage(user.id, draft.text)) return;
    draft.setText('');
    if (!feed.list.isAtEnd) feed.joinAnew();
    scroll.toEnd();
  };
  return (
    <Card className="chat" isFlush aria-labelledby="chat-title">
      <CardHeader title="Live Chat" accent="plasma" id="chat-title">
        {membersOnline !== null && (
          <span className="row gap-8 meta chat__members">
            <Users size={18} aria-hidden="true" />
            <b>{membersOnline.toLocaleString('en-US')}</b>
            <VisuallyHidden>{membersOnline === 1 ? 'member online' : 'members online'}</VisuallyHidden>
          </span>
        )}
      </CardHeader>
      {isDegraded && <DegradedBanner />}
      <ChatLog
        {...{ feed, waiting, user, scroll, moderation }}
        isConnected={phase === 'open'}
        onMention={draft.mention}
      />
      <div className="column gap-8 chat__footer">
        <ChatNotices {...{ phase, mute, waiting }} hasHistory={feed.list.isLoaded} />
        <Composer draft={draft} onSend={send} isMuted={mute !== null} />
      </div>
      <ModerationDialog moderation={moderation} />
    </Card>
  );
}
