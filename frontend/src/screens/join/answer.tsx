import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { friendsQuery } from '../../api/friends';
import type { FriendList, Inviter, User } from '../../api/types';
import { storedText, storeText } from '../../lib/stored-text';
import { useAsking } from '../../session/asking.hook';
import { paths } from '../../session/paths';
import { Button, ButtonLink } from '../../ui/button';
import { FailedPanel } from '../../ui/failed-panel';
import { Skeleton } from '../../ui/skeleton';
import { Invitation } from './invitation';

interface AnswerProps {
  inviter: Inviter;
  user: User;
}

/** Asks a member once whether to become friends; later it says what stands between the two. */
export function Answer({ inviter, user }: AnswerProps) {
  const { data: list, isPending, isFetching, refetch } = useQuery(friendsQuery);
  if (inviter.userId === user.id) {
    return (
      <Invitation inviter={inviter} title={['This is your', 'own link.']} lead="Send it to somebody else.">
        <ToFriends />
      </Invitation>
    );
  }
  if (list === undefined && !isPending) {
    return (
      <div className="page">
        <FailedPanel
          sentence="Your friends could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (list === undefined) {
    return (
      <Invitation inviter={inviter} lead="Loading...">
        <Skeleton width={180} height={48} />
      </Invitation>
    );
  }
  return <Standing inviter={inviter} user={user} list={list} />;
}

function Standing({ inviter, user, list }: AnswerProps & { list: FriendList }) {
  const [hasPutOff, putOff] = usePutOff(user, inviter);
  const { username, userId } = inviter;
  const isAmong = (some: readonly { userId: number }[]): boolean =>
    some.some((each) => each.userId === userId);
  if (isAmong(list.friends)) {
    return (
      <Invitation inviter={inviter} lead={`You and ${username} are friends already.`}>
        <ButtonLink variant="go" to={`${paths.friends}?with=${userId}`}>
          Say hello
        </ButtonLink>
        <ToFriends />
      </Invitation>
    );
  }
  if (isAmong(list.sent)) {
    return (
      <Invitation inviter={inviter} lead={`You have asked already. Now it is ${username}'s turn.`}>
        <ToFriends />
      </Invitation>
    );
  }
  const hasAsked = isAmong(list.requests);
  return (
    <Question
      inviter={inviter}
      hasAsked={hasAsked}
      lead={
        hasAsked
          ? `${username} wants to be your friend. Accept?`
          : hasPutOff
            ? 'You said not now. A friend request still takes one press.'
            : 'Send a friend request?'
      }
      onPutOff={putOff}
    />
  );
}

interface QuestionProps {
  inviter: Inviter;
  /** Whether the inviter's own request waits for an answer. */
  hasAsked: boolean;
  lead: string;
  onPutOff: () => void;
}

function Question({ inviter, hasAsked, lead, onPutOff }: QuestionProps) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useAsking({
    onAsked: () => void navigate(paths.friends),
    onRefused: setRefusal,
  });
  const notNow = (): void => {
    onPutOff();
    void navigate(paths.home);
  };
  return (
    <Invitation inviter={inviter} lead={lead}>
      <Button variant="go" isPending={isPending} onClick={() => mutate(inviter.username)}>
        {hasAsked ? 'Accept' : 'Send request'}
      </Button>
      <Button onClick={notNow}>Not now</Button>
      <p role="alert" className="text-alarm-text invitation__refusal">
        {refusal}
      </p>
    </Invitation>
  );
}

const ToFriends = () => <ButtonLink to={paths.friends}>Your friends</ButtonLink>;

/** Returns whether this member has said 'Not now' to the inviter on this device, and a function that stores it. */
function usePutOff(user: User, inviter: Inviter): [boolean, () => void] {
  const name = `invitation-${user.id}-${inviter.userId}`;
  const [hasPutOff] = useState(() => storedText(name) !== null);
  return [hasPutOff, () => void storeText(name, 'not-now')];
}
