import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/api-error';
import { acceptRequest, declineRequest, removeFriend } from '../../api/friends';
import { invalidate } from '../../api/invalidate';
import { friendsKey, notificationsKey, notificationsSummaryKey } from '../../api/keys';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import type { FriendRequest } from '../../api/types';
import { ageOf } from '../../lib/time-labels';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { toast, toastFailure } from '../../ui/toast';
import { friendsHeading } from './friends.panel';

interface RequestsPanelProps {
  requests: readonly FriendRequest[];
  sent: readonly FriendRequest[];
}

/** Received and sent friend requests; renders nothing if there are none. */
export function RequestsPanel({ requests, sent }: RequestsPanelProps) {
  if (requests.length + sent.length === 0) return null;
  return (
    <Card isFlush className="friends__card friends__requests" aria-labelledby="friend-requests">
      <CardHeader id="friend-requests" title="Requests" accent="ember">
        <span className="meta">{requests.length}</span>
      </CardHeader>
      {requests.length > 0 && (
        <ul aria-labelledby="friend-requests">
          {requests.map((request) => (
            <ReceivedRow key={request.userId} request={request} />
          ))}
        </ul>
      )}
      {sent.length > 0 && (
        <>
          <h3 className="muted friends__sent" id="sent-requests">
            Sent by you
          </h3>
          <ul aria-labelledby="sent-requests">
            {sent.map((request) => (
              <SentRow key={request.userId} request={request} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function ReceivedRow({ request }: { request: FriendRequest }) {
  const { userId, username } = request;
  const accept = useAnswer(() => acceptRequest(userId), `You and ${username} are friends now`);
  const decline = useAnswer(() => declineRequest(userId));
  const isPending = accept.isPending || decline.isPending;
  return (
    <RequestRow request={request} age={ageOf(request.createdAt)}>
      <Button
        variant="go"
        size="square"
        aria-label={`Accept ${username}`}
        isPending={isPending}
        pendingLabel={null}
        onClick={() => accept.mutate()}
      >
        <Check size={20} aria-hidden="true" />
      </Button>
      <Button
        size="square"
        aria-label={`Decline ${username}`}
        aria-disabled={isPending}
        onClick={() => !isPending && decline.mutate()}
      >
        <X size={20} aria-hidden="true" />
      </Button>
    </RequestRow>
  );
}

function SentRow({ request }: { request: FriendRequest }) {
  const { mutate, isPending } = useAnswer(() => removeFriend(request.userId));
  return (
    <RequestRow request={request} age={`Asked ${ageOf(request.createdAt)}`}>
      <Button
        size="square"
        aria-label={`Take back the request to ${request.username}`}
        isPending={isPending}
        pendingLabel={null}
        onClick={() => mutate()}
      >
        <X size={20} aria-hidden="true" />
      </Button>
    </RequestRow>
  );
}

interface RequestRowProps {
  request: FriendRequest;
  age: string;
  children: ReactNode;
}

function RequestRow({ request: { avatar, profilePicture, username }, age, children }: RequestRowProps) {
  return (
    <li className="friend-request">
      <AlienAvatar wardrobe={avatar} picture={profilePicture} />
      <span className="column">
        <b className="ellipsis">{username}</b>
        <span className="meta">{age}</span>
      </span>
      {children}
    </li>
  );
}

/** Answers a request. Its row disappears, so the focus moves to the list of friends. */
function useAnswer(answer: () => Promise<void>, done?: string) {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: answer,
      onSuccess: () => {
        friendsHeading()?.focus({ preventScroll: true });
        if (done !== undefined) toast({ title: done, variant: 'success' });
      },
      onError: (error) =>
        toastFailure('That did not work', messageOf(error, 'The server did not answer. Please try again.')),
      // Also after a refusal: the shown data is outdated.
      onSettled: () => invalidate(client, [friendsKey, notificationsKey, notificationsSummaryKey]),
    }),
  );
}
