import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { friendsQuery } from '../../api/friends';
import { useSocketState } from '../../api/socket';
import type { FriendList, User } from '../../api/types';
import { useAuth } from '../../session/auth';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { FailedPanel } from '../../ui/failed-panel';
import { Panel } from '../../ui/panel';
import { ScreenTitle } from '../../ui/screen-title';
import { Skeleton } from '../../ui/skeleton';
import { takeLostFocus } from '../../ui/take-lost-focus';
import { AddFriendForm } from './add-friend.form';
import { friendsHeading, FriendsPanel } from './friends.panel';
import { InvitationLink } from './invitation-link';
import { Neighbours, NEIGHBOURS_TITLE } from './neighbours';
import { NobodyYet } from './nobody-yet';
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
  const hasNobody = list?.friends.length === 0 && openId === null;
  // With the first friend, all that may have had the focus disappears.
  useEffect(() => (hasNobody ? () => takeLostFocus(friendsHeading()) : undefined), [hasNobody]);
  if (hasNobody) {
    return (
      <div className="page friends">
        <CutOffNote />
        <NobodyYet user={user} list={list} />
      </div>
    );
  }
  return (
    <div className={classNames('page friends', openId !== null && 'friends--open')}>
      <ScreenTitle title="Friends" lead="Your crew, their messages, and who is on the track right now.">
        {/* Nobody types into a field that goes with the answer: without friends the screen is another one. */}
        {isPending ? <Skeleton className="add-friend" height={52} /> : <AddFriendForm isLine />}
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
      {list !== undefined && <FurtherWays list={list} isHidden={openId !== null} />}
    </div>
  );
}

/** Ways to further friends, below the list; on a phone not beside an open thread. */
function FurtherWays({ list, isHidden }: { list: FriendList; isHidden: boolean }) {
  return (
    <div className={classNames('friends__ways', isHidden && 'wide-only')}>
      <Panel id="invitation" title="Invite somebody" accent="plasma">
        <InvitationLink />
      </Panel>
      <Card aria-labelledby={NEIGHBOURS_TITLE}>
        <Neighbours list={list} />
      </Card>
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
