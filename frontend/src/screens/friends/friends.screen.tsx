import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { friendsQuery } from '../../api/friends';
import { useSocketState } from '../../api/socket';
import type { User } from '../../api/types';
import { useAuth } from '../../session/auth';
import { classNames } from '../../ui/class-names';
import { FailedPanel } from '../../ui/failed-panel';
import { ScreenTitle } from '../../ui/screen-title';
import { AddFriendForm } from './add-friend.form';
import { FriendsPanel } from './friends.panel';
import { RequestsPanel } from './requests.panel';
import { FriendsSkeleton, NoThreadPanel } from './state.panels';
import { ThreadPanel } from './thread.panel';
import './friends.css';

/** Friends and direct messages, at `/friends`; `?with=<user id>` opens a thread. */
export function FriendsScreen() {
  const { user } = useAuth();
  return user && <Friends key={user.id} user={user} />;
}

function Friends({ user }: { user: User }) {
  const openId = useOpenId();
  const { data: list, isPending, isFetching, refetch } = useQuery(friendsQuery);
  return (
    <div className={classNames('page friends', openId !== null && 'friends--open')}>
      <ScreenTitle title="Friends" lead="Your crew, their messages, and who is on the track right now.">
        <AddFriendForm />
      </ScreenTitle>
      <CutOffNote />
      {list === undefined && !isPending ? (
        <FailedPanel
          sentence="Your friends could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="columns friends__columns">
          <div className={classNames('friends__lists', openId !== null && 'wide-only')}>
            {list === undefined ? (
              <FriendsSkeleton />
            ) : (
              <>
                <RequestsPanel requests={list.requests} sent={list.sent} />
                <FriendsPanel friends={list.friends} openId={openId} />
              </>
            )}
          </div>
          {openId === null ? (
            <NoThreadPanel hasFriends={list === undefined || list.friends.length > 0} />
          ) : (
            <ThreadPanel
              key={openId}
              userId={openId}
              user={user}
              friend={list?.friends.find(({ userId }) => userId === openId)}
              areFriendsKnown={list !== undefined}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Warns that no new messages arrive. Earlier messages stay, and new ones can be sent later. */
function CutOffNote() {
  const { phase } = useSocketState();
  return (
    <p role="status" className="meta text-ember-text friends__cut-off">
      {phase === 'closed' && 'No connection. What is new comes as soon as you are back.'}
    </p>
  );
}

/** Returns the id of the member whose thread the URL opens; null if none. */
function useOpenId(): number | null {
  const [search] = useSearchParams();
  const value = search.get('with') ?? '';
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}
