import type { FriendList, User } from '../../api/types';
import { BeaconScene } from '../../ui/beacon-scene';
import { CardHeader } from '../../ui/card';
import { SlantedLines } from '../../ui/screen-title';
import { AddFriendForm } from './add-friend.form';
import { FRIENDS_TITLE } from './friends.panel';
import { InvitationLink } from './invitation-link';
import { Neighbours, NEIGHBOURS_TITLE } from './neighbours';
import { RequestsPanel } from './requests.panel';
import './nobody-yet.css';

/** The screen of a member without friends: the ways to find some. */
export function NobodyYet({ user, list }: { user: User; list: FriendList }) {
  return (
    <>
      <BeaconScene
        wardrobe={user.avatarCustomization}
        title="Your alien at a fire below a beacon, beside two free seats"
      >
        <h1 id={FRIENDS_TITLE}>
          <SlantedLines lines={['Nobody here yet.', "Let's fix that."]} />
        </h1>
        <p>The beacon is on. Two seats are free.</p>
        <InvitationLink isMainAction />
      </BeaconScene>
      <div className="ways">
        <RequestsPanel requests={list.requests} sent={list.sent} />
        <section aria-labelledby={NEIGHBOURS_TITLE}>
          <Neighbours list={list} />
        </section>
        <section aria-labelledby="known-name">
          <CardHeader id="known-name" title="You know a name" accent="ion" />
          <AddFriendForm />
          <p className="meta ways__note">
            They see your name and your alien. You can take your request back at any time.
          </p>
        </section>
      </div>
    </>
  );
}
