import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { Brand } from '../../ui/brand';
import { ButtonLink } from '../../ui/button';

/** Loaded lazily: it draws the member's alien with every item, which visitors do not need. */
const MemberBadge = lazy(async () => ({ default: (await import('./member-badge')).MemberBadge }));

/** Header with links to the site: sign-in for visitors, home for members. */
export function LandingHeader() {
  // Until the member is known, the page is a visitor's, as prerendered: a stale session then changes nothing.
  const { user } = useAuth();
  const isMember = user !== null;
  return (
    <header className="landing__header row apart gap-14">
      <Brand to={paths.landing} />
      <nav aria-label="Site" className="row">
        <Link className="landing__nav-link row" to="#games">
          Games
        </Link>
        <Link className="landing__nav-link row" to={paths.racing}>
          Racing
        </Link>
        <Link className="landing__nav-link row" to="#watch">
          Watch
        </Link>
        {!isMember && (
          <Link className="landing__nav-link row" to={paths.home}>
            Enter the community
          </Link>
        )}
        {user && (
          <Suspense fallback={null}>
            <MemberBadge user={user} />
          </Suspense>
        )}
        <ButtonLink to={isMember ? paths.home : paths.auth} size="small">
          {isMember ? 'Home' : 'Log In'}
        </ButtonLink>
      </nav>
    </header>
  );
}
