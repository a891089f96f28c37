import { Fragment, useLayoutEffect, useSyncExternalStore } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import type { ChatMessage, User } from '../api/types';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { FailedNote } from '../ui/failed-note';
import { Skeleton, SkeletonGroup } from '../ui/skeleton';
import type { ChatFeed } from './chat-feed.hook';
import type { ChatScroll } from './chat-scroll';
import { dayOf } from './day-labels';
import { MessageRow } from './message-row';
import type { Moderation } from './moderation.hook';
import type { WaitingMessage } from '../offline/chat-outbox';
import { WaitingRow } from './waiting-row';

interface ChatLogProps {
  feed: ChatFeed;
  waiting: readonly WaitingMessage[];
  user: User;
  isConnected: boolean;
  scroll: ChatScroll;
  moderation: Moderation;
  onMention: (username: string) => void;
}

/** The list of messages, newest at the bottom, with buttons for older and newer ones. */
export function ChatLog(props: ChatLogProps) {
  const { feed, waiting, scroll } = props;
  const { list, older } = feed;
  const { attach, onChange, isFollowing } = scroll;
  const firstId = list.messages[0]?.id;
  const isAtEnd = useSyncExternalStore(onChange, isFollowing);
  useLayoutEffect(() => scroll.keepPlace(firstId));
  const isEmpty = list.messages.length === 0 && waiting.length === 0;
  const isHeldBack = !list.isAtEnd || (!isAtEnd && list.unseen > 0);
  const goToEnd = (): void => {
    if (!list.isAtEnd) feed.joinAnew();
    scroll.toEnd();
    feed.noteSeen();
  };
  const loadAtBeginning = (): void => {
    if (older.state === 'idle') older.load();
  };
  return (
    <div className="chat__middle">
      <div
        ref={attach}
        className="chat__scroll"
        role="region"
        aria-label="Chat messages"
        tabIndex={0}
        onScroll={() => {
          scroll.follow(loadAtBeginning);
          if (scroll.isFollowing()) feed.noteSeen();
        }}
      >
        {!list.isLoaded && isEmpty && <LogSkeleton />}
        {list.isLoaded && isEmpty && (
          <EmptyState title="No messages yet">Be the first to say something nice.</EmptyState>
        )}
        {list.hasOlder && <OlderPart older={older} />}
        <div role="log" aria-label="Live chat" aria-live={older.state === 'loading' ? 'off' : 'polite'}>
          <Messages {...props} />
        </div>
      </div>
      {isHeldBack && (
        <Button size="small" variant="ion" className="chat__newest" onClick={goToEnd}>
          <ArrowDown size={18} aria-hidden="true" />
          <span>{list.unseen > 0 ? `New messages (${list.unseen})` : 'Newest messages'}</span>
        </Button>
      )}
    </div>
  );
}

function Messages({ feed, waiting, user, isConnected, moderation, onMention }: ChatLogProps) {
  const { messages } = feed.list;
  return (
    <ol className="chat__messages">
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          <DayLine message={message} before={messages[index - 1]} />
          <MessageRow message={message} reader={user} moderation={moderation} onMention={onMention} />
        </Fragment>
      ))}
      {waiting.map((message) => (
        <WaitingRow key={message.clientId} message={message} writer={user} isConnected={isConnected} />
      ))}
    </ol>
  );
}

function DayLine({ message, before }: { message: ChatMessage; before: ChatMessage | undefined }) {
  const day = dayOf(message.createdAt);
  if (before !== undefined && dayOf(before.createdAt) === day) return null;
  return (
    <li className="row gap-12 meta chat__day">
      <span>{day}</span>
    </li>
  );
}

function OlderPart({ older: { state, load } }: { older: ChatFeed['older'] }) {
  if (state === 'failed') {
    return (
      <FailedNote isRetrying={false} onRetry={load}>
        Earlier messages could not be loaded.
      </FailedNote>
    );
  }
  return (
    <div className="center chat__older">
      <Button size="small" isPending={state === 'loading'} pendingLabel="Loading..." onClick={load}>
        Earlier messages
      </Button>
    </div>
  );
}

const SKELETON_WIDTHS = ['62%', '88%', '45%', '74%', '56%'];

function LogSkeleton() {
  return (
    <SkeletonGroup>
      {SKELETON_WIDTHS.map((width) => (
        <div className="chat-message" key={width}>
          <Skeleton width={40} height={40} />
          <div className="column gap-8">
            <Skeleton width={120} height={16} />
            <Skeleton width={width} height={16} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
