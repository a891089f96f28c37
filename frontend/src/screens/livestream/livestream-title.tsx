import Eye from 'lucide-react/icons/eye';
import Settings from 'lucide-react/icons/settings';
import type { Livestream, LivestreamState } from '../../api/types';
import { paths } from '../../session/paths';
import { Badge } from '../../ui/badge';
import type { BadgeKind } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { ScreenTitle } from '../../ui/screen-title';
import { Skeleton } from '../../ui/skeleton';

const BADGES: Record<LivestreamState, { kind: BadgeKind; words: string }> = {
  live: { kind: 'live', words: 'LIVE' },
  upcoming: { kind: 'new', words: 'UPCOMING' },
  ended: { kind: 'plain', words: 'ENDED' },
  offline: { kind: 'plain', words: 'OFFLINE' },
};

interface LivestreamTitleProps {
  /** Undefined until it is loaded. */
  livestream: Livestream | undefined;
  isAdmin: boolean;
}

/** The screen's title with live status, number of viewers and, for admins, a link to the settings (§2). */
export function LivestreamTitle({ livestream, isAdmin }: LivestreamTitleProps) {
  return (
    <div className="livestream-title">
      <ScreenTitle title="Livestream">
        <div className="row livestream-title__side">
          {livestream === undefined ? <Skeleton width={96} height={26} /> : <State {...livestream} />}
          {isAdmin && (
            <ButtonLink
              to={`${paths.admin}?tab=streaming`}
              size="small"
              className="livestream-title__admin"
              aria-label="Stream Settings"
            >
              <Settings size={18} aria-hidden="true" />
              <span className="wide-only">Stream Settings</span>
            </ButtonLink>
          )}
        </div>
      </ScreenTitle>
    </div>
  );
}

function State({ state, viewers }: Livestream) {
  const { kind, words } = BADGES[state];
  return (
    <>
      <span role="status">
        <Badge kind={kind} hasDot>
          {words}
        </Badge>
      </span>
      {(state === 'live' || state === 'upcoming') && (
        <span className="row livestream-title__viewers">
          <Eye size={18} aria-hidden="true" />
          <b className="figure">{viewers.toLocaleString('en-US')}</b>{' '}
          <span>{state === 'upcoming' ? 'waiting' : viewers === 1 ? 'viewer' : 'viewers'}</span>
        </span>
      )}
    </>
  );
}
