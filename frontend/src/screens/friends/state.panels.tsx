import { asleep } from 'game-scenes/art-core/mascot-poses';
import { plainLook } from 'game-scenes/art-core/plain-look';
import UserPlus from 'lucide-react/icons/user-plus';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
import { ADD_FRIEND_FIELD } from './add-friend.form';

const ASLEEP = asleep(plainLook('pink'));

/** Placeholder of the size of the list. */
export function FriendsSkeleton() {
  return (
    <Card isFlush className="friends__card friends__list">
      <CardHeader title="Friends" />
      <SkeletonList as="div" count={5} className="column" rowClass="friend-row">
        <Skeleton width={52} height={52} />
        <span className="column gap-8">
          <Skeleton width="55%" height={18} />
          <Skeleton width="75%" height={15} />
        </span>
      </SkeletonList>
    </Card>
  );
}

/** Empty state: friends are added with the field above. */
export function NoFriends() {
  const toField = (): void => document.getElementsByName(ADD_FRIEND_FIELD)[0]?.focus();
  const action = (
    <Button onClick={toField}>
      <UserPlus size={18} aria-hidden="true" />
      Add a Friend
    </Button>
  );
  return (
    <EmptyState title="No friends yet" drawing={ASLEEP} action={action}>
      Ask somebody by their Alien ID: once they accept, you can write and give copies to each other.
    </EmptyState>
  );
}

/** Shown while no thread is open. */
export function NoThreadPanel({ hasFriends }: { hasFriends: boolean }) {
  return (
    <Card as="div" className="column thread wide-only">
      {/* Without friends, the same drawing is already shown beside it. */}
      <EmptyState title="Nobody chosen" heading="h2" {...(hasFriends && { drawing: ASLEEP })}>
        {hasFriends
          ? 'Choose a friend to see what you have written to each other.'
          : 'What you and your friends write to each other appears here.'}
      </EmptyState>
    </Card>
  );
}
