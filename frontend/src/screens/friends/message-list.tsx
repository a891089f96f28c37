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
import { giftText } from './gift-labels';
import { useMarkAsRead } from './mark-as-read.hook';
import type { Sending, UnsentMessage } from './sending.hook';
import { UnsentBubble } from './unsent-bubble';

interface MessageListProps {
  member: Pick<ThreadMember, 'userId' | 'username' | 'avatar' | 'profilePicture'>;
  user: User;
  unsent: readonly UnsentMessage[];
  /** Left out where nothing can be sent any more. */
  sending?: Sending;
}

/** What both have written, the newest at the bottom, in every state. */
export function MessageList({ member, user, unsent, sending }: MessageListProps) {
  const { data, isPending, isError, isFetching, refetch, ...pages } = useInfiniteQuery(
    threadQuery(member.userId),
  );
  const messages = useMemo(() => oldestFirst(data?.pages ?? []), [data]);
  const [scroll] = useState(createChatScroll);
  const attach = useCallback((box: HTMLElement | null) => stayAtEnd(box, scroll), [scroll]);
  useMarkAsRead(member.userId, messages);
  const firstId = messages[0]?.id;
  useLayoutEffect(() => scroll.keepPlace(firstId));
  // What was sent stands in the thread before its answer is here, when the socket is faster.
  const known = new Set(messages.map(({ clientId }) => clientId));
  const waiting = unsent.filter(({ clientId }) => !known.has(clientId));
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
      <ol className="thread__messages">
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
        {sending !== undefined &&
          waiting.map((message) => (
            <UnsentBubble key={message.clientId} message={message} sending={sending} />
          ))}
      </ol>
      <NewMessageUpdates member={member} />
    </div>
  );
}

/** Follows the box; whoever looks at the end still does when it gets lower, such as above a phone's keyboard. */
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
    <div className="thread__earlier">
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
    <li className="thread__day">
      <span>{day}</span>
    </li>
  );
}

/** Reads a new message out as it comes; only what comes while the thread is open is news. */
function NewMessageUpdates({ member: { userId, username } }: Pick<MessageListProps, 'member'>) {
  const [updates, setUpdates] = useState('');
  useFrames('direct_message', ({ data }) => {
    if (data.userId !== userId || data.message.isMine) return;
    const { message, gift } = data.message;
    setUpdates(`${username}: ${gift === null ? message : giftText(gift, false)}`);
  });
  return (
    <p className="visually-hidden" role="status">
      {updates}
    </p>
  );
}

function MessagesSkeleton() {
  return (
    <SkeletonGroup label="Loading messages...">
      <div className="thread__skeleton">
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

/** Whether two messages stand close together: by the same member, on the same day. */
function isSameRun(before: DirectMessage | undefined, message: DirectMessage): boolean {
  return (
    before !== undefined &&
    before.isMine === message.isMine &&
    dayOf(before.createdAt) === dayOf(message.createdAt)
  );
}

/** Whether this is the newest of the member's messages that the other one has seen. */
function isLastSeen(messages: readonly DirectMessage[], index: number): boolean {
  const message = messages[index];
  if (message === undefined || !message.isMine || message.readAt === null) return false;
  return !messages.slice(index + 1).some(({ isMine, readAt }) => isMine && readAt !== null);
}
