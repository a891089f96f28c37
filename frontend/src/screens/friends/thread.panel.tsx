import { useQuery } from '@tanstack/react-query';
import { threadMemberQuery } from '../../api/friends';
import { ApiError } from '../../api/api-error';
import type { Friend, User } from '../../api/types';
import { paths } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { FailedPanel } from '../../ui/failed-panel';
import { Card } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { useSending } from './sending.hook';
import { ThreadHeader } from './thread-header';
import './thread.css';

interface ThreadPanelProps {
  userId: number;
  user: User;
  /** The other member, if they are a friend. */
  friend: Friend | undefined;
  /** True once the friends are loaded; until then, nobody can be treated as a former friend. */
  areFriendsKnown: boolean;
}

/** The messages between the member and a friend, and the message field. */
export function ThreadPanel({ userId, user, friend, areFriendsKnown }: ThreadPanelProps) {
  if (friend !== undefined) return <OpenThread friend={friend} user={user} />;
  return areFriendsKnown ? <FormerThread userId={userId} user={user} /> : <ThreadSkeleton />;
}

function OpenThread({ friend, user }: { friend: Friend; user: User }) {
  const sending = useSending(user.id, friend.userId);
  return (
    <Card isFlush className="column thread" aria-labelledby="thread-title">
      <ThreadHeader member={friend} friend={friend} />
      <MessageList member={friend} user={user} sending={sending} />
      <Composer userId={friend.userId} username={friend.username} onSend={sending.send} />
    </Card>
  );
}

/** A read-only thread with a former friend. */
function FormerThread({ userId, user }: { userId: number; user: User }) {
  const { data: member, error, isPending, isFetching, refetch } = useQuery(threadMemberQuery(userId));
  const sending = useSending(user.id, userId);
  if (isPending) return <ThreadSkeleton />;
  if (member === undefined) {
    if (error instanceof ApiError && error.status === 404) return <NobodyPanel />;
    return (
      <FailedPanel
        sentence="This thread could not be loaded."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Card isFlush className="column thread" aria-labelledby="thread-title">
      <ThreadHeader member={member} />
      <MessageList member={member} user={user} sending={sending} />
      <p className="meta thread__ended" role="status">
        {`You and ${member.username} are not friends any more. What you wrote stays here.`}
      </p>
    </Card>
  );
}

function NobodyPanel() {
  return (
    <Card as="div" className="column thread">
      <EmptyState
        title="Nobody is here"
        heading="h2"
        action={<ButtonLink to={paths.friends}>All Friends</ButtonLink>}
      >
        This address leads to nobody you have written with.
      </EmptyState>
    </Card>
  );
}

function ThreadSkeleton() {
  return (
    <Card as="div" isFlush className="column thread">
      <SkeletonGroup>
        <div className="thread-header">
          <Skeleton width={52} height={52} />
          <Skeleton width={180} height={24} />
        </div>
      </SkeletonGroup>
    </Card>
  );
}
