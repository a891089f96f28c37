import ChevronRight from 'lucide-react/icons/chevron-right';
import ExternalLinkIcon from 'lucide-react/icons/external-link';
import MessageCircle from 'lucide-react/icons/message-circle';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import { useCommunityLinks } from '../../lib/community-links';
import { ExternalLink } from '../../ui/external-link';
import { SampleBadge } from '../../ui/sample-badge';
import { showComingSoon } from '../../ui/coming-soon';

const PLACEHOLDERS = [
  { title: 'Championship Standings', Icon: Trophy },
  { title: 'Team Standings', Icon: Users },
  { title: 'Car Setups & Guides', Icon: Wrench },
];

/** Links to the rest of the league, and to the squad's chat on another site (§2). */
export function QuickLinks() {
  const links = useCommunityLinks();
  const chat = links?.find(({ kind }) => kind === 'chat');
  return (
    <aside aria-labelledby="quick-links" className="quick-links">
      <h2 id="quick-links" className="accent">
        Quick Links
      </h2>
      <ul>
        {PLACEHOLDERS.map(({ title, Icon }) => (
          <li key={title}>
            <button type="button" className="quick-links__row row gap-16 soon" onClick={showComingSoon}>
              <Icon size={20} aria-hidden="true" />
              <span className="grow">{title}</span>
              <ChevronRight size={18} aria-hidden="true" className="muted" />
            </button>
          </li>
        ))}
        {links === null && <li className="quick-links__row" aria-hidden="true" />}
        {chat && (
          <li>
            <ExternalLink href={chat.url} className="quick-links__row row gap-16">
              <MessageCircle size={20} aria-hidden="true" className="text-slime" />
              <span className="grow">Community Chat</span>
              <SampleBadge isSample={chat.isSample} />
              <ExternalLinkIcon size={18} aria-hidden="true" className="muted" />
            </ExternalLink>
          </li>
        )}
      </ul>
    </aside>
  );
}
