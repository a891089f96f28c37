import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { threadQuery } from '../../api/friends';
import { useFrames } from '../../api/socket';
import type { DirectMessage, ThreadMember, User } from '../../api/types';
import { createChatScroll } from '../../chat/chat-scroll';
import type { ChatScroll } from '../../chat/chat-scroll';
import { dayOf } from '../../chat/day-labels';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FailedNote } from '../../ui/failed-note';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';
import { MessageBubble } from './message-bubble';
import { useMarkAsRead } from './mark-as-read.hook';
import type { Sending } from './sending.hook';
import { UnsentBubble } from './unsent-bubble';
import './message-list.css';

interface MessageListProps {
  member: Pick<ThreadMember, 'userId' | 'username' | 'avatar' | 'profilePicture'>;
  user: User;
  sending: Sending;
}

/** The messages of a thread, newest at the bottom, with loading, error and empty states. */
export function MessageList({ member, user, sending }: MessageListProps) {
  const { data, isPending, isError, isFetching, refetch, ...pages } = useInfiniteQuery(
    threadQuery(member.userId),
  );
  const messages = useMemo(() => oldestFirst(data?.pages ?? []), [data]);
  const [scroll] = useState(createChatScroll);
  const attach = useCallback((box: HTMLElement | null) => stayAtEnd(box, scroll), [scroll]);
  useMarkAsRead(member.userId, messages);
  const firstId = messages[0]?.id;
  useLayoutEffect(() => scroll.keepPlace(firstId));
  // The socket can deliver a sent message before its response arrives: do not show it twice.
  const known = new Set(messages.map(({ clientId }) => clientId));
  const waiting = sending.unsent.filter(({ clientId }) => !known.has(clientId));
  const hasFailed = data === undefined && isError;
  const isEmpty = data !== undefined && messages.length + waiting.length === 0;
  return (
    <div
      ref={attach}
      className="thread__scroll"
      role="region"
      aria-label={`Messages with ${member.username}`}
      tabIndex={0}
      onScroll={() => scroll.follow(() => undefined)}
    >
      {isPending && <MessagesSkeleton />}
      {hasFailed && (
        <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
          Your messages could not be loaded.
        </FailedNote>
      )}
      {isEmpty && <EmptyState title="Nothing written yet">{`Say hello to ${member.username}.`}</EmptyState>}
      {pages.hasNextPage && <EarlierButton pages={pages} />}
      <ol className="column gap-10 thread__messages">
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            <DayLine message={message} before={messages[index - 1]} />
            <MessageBubble
              message={message}
              member={member}
              reader={user.username}
              isFirst={!isSameRun(messages[index - 1], message)}
              isLastSeen={isLastSeen(messages, index)}
            />
          </Fragment>
        ))}
        {waiting.map((message) => (
          <UnsentBubble key={message.clientId} message={message} sending={sending} />
        ))}
      </ol>
      <MessageAnnouncer member={member} />
    </div>
  );
}

/** Attaches the scroll helper. A reader at the end stays there when a phone's keyboard shrinks the box. */
function stayAtEnd(box: HTMLElement | null, scroll: ChatScroll): () => void {
  scroll.attach(box);
  if (box === null) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (scroll.isFollowing()) scroll.toEnd();
  });
  observer.observe(box);
  return () => {
    observer.disconnect();
    scroll.attach(null);
  };
}

interface EarlierProps {
  pages: { isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => unknown };
}

function EarlierButton({ pages }: EarlierProps) {
  return (
    <div className="center gap-8 thread__earlier">
      {pages.isFetchNextPageError && <p className="meta">Earlier messages could not be loaded.</p>}
      <Button
        size="small"
        isPending={pages.isFetchingNextPage}
        pendingLabel="Loading..."
        onClick={() => pages.fetchNextPage()}
      >
        Earlier Messages
      </Button>
    </div>
  );
}

function DayLine({ message, before }: { message: DirectMessage; before: DirectMessage | undefined }) {
  const day = dayOf(message.createdAt);
  if (before !== undefined && dayOf(before.createdAt) === day) return null;
  return (
    <li className="row gap-16 meta thread__day">
      <span>{day}</span>
    </li>
  );
}

/** Announces messages to screen readers that arrive while the thread is open. */
function MessageAnnouncer({ member: { userId, username } }: Pick<MessageListProps, 'member'>) {
  const [announcement, setAnnouncement] = useState('');
  useFrames('direct_message', ({ data }) => {
    if (data.userId !== userId || data.message.isMine) return;
    const { message, gift } = data.message;
    const given =
      gift && `Gave you ${gift.itemType === 'sticker' ? 'the sticker' : 'a copy of'} ${gift.name}`;
    setAnnouncement(`${username}: ${given ?? message}`);
  });
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

function MessagesSkeleton() {
  return (
    <SkeletonGroup label="Loading messages...">
      <div className="column gap-12">
        <Skeleton width="46%" height={46} />
        <Skeleton width="58%" height={46} className="thread__skeleton-bubble--mine" />
        <Skeleton width="34%" height={46} />
      </div>
    </SkeletonGroup>
  );
}

function oldestFirst(pages: readonly { lines: readonly DirectMessage[] }[]): DirectMessage[] {
  return pages.flatMap(({ lines }) => lines).toReversed();
}

/** Returns true if two messages are by the same member on the same day and are shown close together. */
function isSameRun(before: DirectMessage | undefined, message: DirectMessage): boolean {
  return (
    before !== undefined &&
    before.isMine === message.isMine &&
    dayOf(before.createdAt) === dayOf(message.createdAt)
  );
}

/** Returns true for the newest of the member's own messages that the other member has seen. */
function isLastSeen(messages: readonly DirectMessage[], index: number): boolean {
  const message = messages[index];
  if (message === undefined || !message.isMine || message.readAt === null) return false;
  return !messages.slice(index + 1).some(({ isMine, readAt }) => isMine && readAt !== null);
}
