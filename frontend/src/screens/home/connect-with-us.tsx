import { useCommunityLinks } from '../../lib/community-links';
import { CommunityLinks } from '../../ui/community-links';
import { SampleBadge } from '../../ui/sample-badge';
import { HomePart } from './home-part';

/** Links to the squad on other sites (§2); nothing without one. */
export function ConnectWithUs() {
  const links = useCommunityLinks();
  if (!links?.length) return null;
  return (
    <HomePart
      id="connect"
      title="Connect With Us"
      accent="ion"
      className="home-low__connect"
      aside={<SampleBadge isSample={links[0]?.isSample} />}
    >
      <div className="row gap-14">
        <CommunityLinks className="button button--square" />
      </div>
    </HomePart>
  );
}
