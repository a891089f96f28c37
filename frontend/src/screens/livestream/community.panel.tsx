import ExternalLinkIcon from 'lucide-react/icons/external-link';
import MessageCircle from 'lucide-react/icons/message-circle';
import SquarePlay from 'lucide-react/icons/square-play';
import Tv from 'lucide-react/icons/tv';
import { useCommunityLinks } from '../../lib/community-links';
import type { CommunityKind } from '../../lib/community-links';
import { ExternalLink } from '../../ui/external-link';
import { Card, CardHeader } from '../../ui/card';

const LOOKS: Record<CommunityKind, { icon: typeof Tv; words: string }> = {
  chat: { icon: MessageCircle, words: 'Chat community' },
  video: { icon: SquarePlay, words: 'Video site' },
  streaming: { icon: Tv, words: 'Streaming community' },
};

/** Links to the squad on other sites (§2). */
export function CommunityPanel() {
  return (
    <Card aria-labelledby="connect" className="livestream__connect">
      <CardHeader id="connect" title="Connect With Us" accent="plasma" />
      <ul className="rows communities">
        {useCommunityLinks().map(({ kind, url }) => {
          const { icon: Icon, words } = LOOKS[kind];
          return (
            <li key={kind}>
              <ExternalLink href={url}>
                <Icon size={20} aria-hidden="true" />
                <span>{words}</span>
                <ExternalLinkIcon size={18} aria-hidden="true" />
              </ExternalLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
