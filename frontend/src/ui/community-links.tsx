import MessageCircle from 'lucide-react/icons/message-circle';
import SquarePlay from 'lucide-react/icons/square-play';
import Tv from 'lucide-react/icons/tv';
import { type CommunityKind, useCommunityLinks } from '../lib/community-links';
import { ExternalLink } from './external-link';

export const COMMUNITY_ICONS: Record<CommunityKind, typeof Tv> = {
  chat: MessageCircle,
  video: SquarePlay,
  streaming: Tv,
};

/** The communities that admins have set, as icon links; `className` is applied to each link. */
export function CommunityLinks({ className }: { className: string }) {
  return useCommunityLinks()?.map(({ kind, label, url, isSample }) => {
    const Icon = COMMUNITY_ICONS[kind];
    const name = isSample ? `${label}, sample` : label;
    return (
      <ExternalLink
        key={kind}
        href={url}
        className={className}
        title={isSample ? name : undefined}
        aria-label={`${name} (opens in a new tab)`}
      >
        <Icon size={20} aria-hidden="true" />
      </ExternalLink>
    );
  });
}
