import ExternalLinkIcon from 'lucide-react/icons/external-link';
import { useCommunityLinks } from '../../lib/community-links';
import type { CommunityKind } from '../../lib/community-links';
import { Panel } from '../../ui/panel';
import { COMMUNITY_ICONS } from '../../ui/community-links';
import { SampleBadge } from '../../ui/sample-badge';
import { ExternalLink } from '../../ui/external-link';

const WORDS: Record<CommunityKind, string> = {
  chat: 'Chat community',
  video: 'Video site',
  streaming: 'Streaming community',
};

/** Links to the squad on other sites (§2); nothing without one. */
export function CommunityPanel() {
  const links = useCommunityLinks();
  if (!links?.length) return null;
  return (
    <Panel
      id="connect"
      title="Connect With Us"
      accent="plasma"
      aside={<SampleBadge isSample={links[0]?.isSample} />}
      className="livestream__connect"
    >
      <ul className="rows communities">
        {links.map(({ kind, url }) => {
          const Icon = COMMUNITY_ICONS[kind];
          return (
            <li key={kind}>
              <ExternalLink href={url} className="row gap-16 grow">
                <Icon size={20} aria-hidden="true" className="text-slime" />
                <span className="grow">{WORDS[kind]}</span>
                <ExternalLinkIcon size={18} aria-hidden="true" className="muted" />
              </ExternalLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
