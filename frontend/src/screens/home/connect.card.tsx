import { useCommunityLinks } from '../../lib/community-links';
import { Card, CardHeader } from '../../ui/card';
import { CommunityLinks } from '../../ui/community-links';
import { SampleBadge } from '../../ui/sample-badge';

/** Links to the squad on other sites (§2); nothing without one. */
export function ConnectCard() {
  const links = useCommunityLinks();
  if (!links?.length) return null;
  return (
    <Card aria-labelledby="connect">
      <CardHeader id="connect" title="Connect With Us" accent="ion">
        <SampleBadge isSample={links[0]?.isSample} />
      </CardHeader>
      <div className="row gap-14">
        <CommunityLinks className="button button--square grow" />
      </div>
    </Card>
  );
}
