import type { ReactNode } from 'react';
import type { Inviter } from '../../api/types';
import { BeaconScene } from '../../ui/beacon-scene';
import { SlantedLines } from '../../ui/screen-title';
import { SlantedName } from '../../ui/slanted-name';
import './join.css';

interface InvitationProps {
  /** The member at the fire; nobody without it. */
  inviter?: Inviter;
  /** By default that the inviter invites. */
  title?: readonly string[];
  lead: string;
  /** The answers. */
  children: ReactNode;
}

/** The scene of an invitation: the inviter at the fire, a sentence, and the answers. */
export function Invitation({ inviter, title, lead, children }: InvitationProps) {
  return (
    <div className="page invitation">
      <BeaconScene
        wardrobe={inviter?.avatar}
        title={inviter && `${inviter.username}'s alien, waving at a fire`}
      >
        {inviter && title === undefined ? (
          <h1 aria-label={`${inviter.username} invites you.`}>
            <SlantedName name={inviter.username} />
            <SlantedLines lines={['invites you.']} />
          </h1>
        ) : (
          <h1>
            <SlantedLines lines={title ?? []} />
          </h1>
        )}
        <p>{lead}</p>
        <div className="row wrap gap-14">{children}</div>
      </BeaconScene>
    </div>
  );
}
