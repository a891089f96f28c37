import { lost, lostSky } from 'game-scenes/art/lost';
import House from 'lucide-react/icons/house';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { Art } from '../../ui/art';
import { Brand } from '../../ui/brand';
import { ButtonLink } from '../../ui/button';
import { SlantedLines } from '../../ui/screen-title';
import './not-found.css';

const SKY = lostSky();
const LOST = lost();
const TITLE = [
  <span key="title">
    <span className="figure not-found__code">404</span> Page Not Found
  </span>,
];

/** Shown for any path without a screen (§2). */
export function NotFoundScreen() {
  const { user } = useAuth();
  return (
    <div className="not-found alive column">
      <Art drawing={SKY} isScene className="not-found__sky" />
      <header className="not-found__header">
        <Brand to={paths.landing} />
      </header>
      <main id="main" tabIndex={-1} className="not-found__main column">
        <Art drawing={LOST} className="not-found__picture" />
        <h1>
          <SlantedLines lines={TITLE} />
        </h1>
        <p>This orbit leads nowhere. Did you forget to add the page to the router?</p>
        <div className="not-found__actions row wrap gap-14">
          <ButtonLink variant="go" to={user ? paths.home : paths.landing}>
            <House size={18} aria-hidden="true" />
            Return Home
          </ButtonLink>
          <ButtonLink to={paths.games}>Play Games</ButtonLink>
        </div>
      </main>
    </div>
  );
}
