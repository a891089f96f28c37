import ExternalLinkIcon from 'lucide-react/icons/external-link';
import { useCommunityLinks } from '../../lib/community-links';
import type { CommunityKind } from '../../lib/community-links';
import { Card, CardHeader } from '../../ui/card';
import { COMMUNITY_ICONS } from '../../ui/community-links';
import { ExternalLink } from '../../ui/external-link';

const WORDS: Record<CommunityKind, string> = {
  chat: 'Chat community',
  video: 'Video site',
  streaming: 'Streaming community',
};

/** Links to the squad on other sites (§2). */
export function CommunityPanel() {
  return (
    <Card aria-labelledby="connect" className="livestream__connect">
      <CardHeader id="connect" title="Connect With Us" accent="plasma" />
      <ul className="rows communities">
        {useCommunityLinks().map(({ kind, url }) => {
          const Icon = COMMUNITY_ICONS[kind];
          return (
            <li key={kind}>
              <ExternalLink href={url}>
                <Icon size={20} aria-hidden="true" />
                <span>{WORDS[kind]}</span>
                <ExternalLinkIcon size={18} aria-hidden="true" />
              </ExternalLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
