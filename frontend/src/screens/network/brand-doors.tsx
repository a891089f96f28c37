import type { Drawing } from 'game-scenes/art-core/drawing';
import { communityDoor, musicDoor, raceDoor } from 'game-scenes/art/doors';
import ExternalLinkIcon from 'lucide-react/icons/external-link';
import Flag from 'lucide-react/icons/flag';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { paths } from '../../session/paths';
import { MUSIC_LABEL_URL } from '../../lib/community-links';
import { Art } from '../../ui/art';
import { buttonClass, ButtonLink } from '../../ui/button';
import { ExternalLink } from '../../ui/external-link';

const RACE_DOOR = raceDoor();
const COMMUNITY_DOOR = communityDoor();
const MUSIC_DOOR = musicDoor();

/** The network's three brands, with a link to each (§2). */
export function BrandDoors() {
  return (
    <div className="thirds network__doors">
      <Door drawing={RACE_DOOR} title="Racing League" text="Weekly races, teams, and every lap live.">
        <ButtonLink variant="race" to="/racing">
          <Flag className="wide-only" size={18} aria-hidden="true" />
          Enter racing league
        </ButtonLink>
      </Door>
      <Door drawing={COMMUNITY_DOOR} title="Community" text="Games, coins, and an alien that is yours.">
        <ButtonLink variant="go" to={paths.home}>
          <Users className="wide-only" size={18} aria-hidden="true" />
          Enter the community
        </ButtonLink>
      </Door>
      <Door drawing={MUSIC_DOOR} title="Music Label" text="The sound of the night side, on its own site.">
        <ExternalLink href={MUSIC_LABEL_URL} className={buttonClass({ variant: 'plasma' })}>
          <ExternalLinkIcon className="wide-only" size={18} aria-hidden="true" />
          Visit the music label
        </ExternalLink>
      </Door>
    </div>
  );
}

interface DoorProps {
  drawing: Drawing;
  title: string;
  text: string;
  /** The link to the brand. */
  children: ReactNode;
}

function Door({ drawing, title, text, children }: DoorProps) {
  return (
    <article className="door">
      <Art drawing={drawing} />
      <div className="column gap-4 door__copy">
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </article>
  );
}
