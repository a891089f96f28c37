import { doorsLand } from 'game-scenes/art/doors';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { Art } from '../../ui/art';
import { Brand } from '../../ui/brand';
import { ButtonLink } from '../../ui/button';
import { SlantedLines } from '../../ui/screen-title';
import { SkipLink } from '../../ui/skip-link';
import { BrandDoors } from './brand-doors';
import './network.css';

const LAND = doorsLand();
/** Two elements, so that a phone breaks the line between the sentences. */
const TITLE = ['One squad.', 'Three doors.'];

/** The front page of the three brands at `/network` (§2 Landing page). */
export function NetworkScreen() {
  const { user, isLoading } = useAuth();
  const isMember = user !== null || isLoading;
  return (
    <div className="column network alive">
      <SkipLink />
      <div className="network__land">
        <Art drawing={LAND} isScene />
      </div>
      <header className="row apart gap-12 network__header">
        <Brand to={paths.landing} />
        <ButtonLink to={isMember ? paths.home : paths.auth} size="small">
          {isMember ? 'Home' : 'Log In'}
        </ButtonLink>
      </header>
      <main id="main" tabIndex={-1} className="column network__main">
        <div className="network__welcome">
          <h1 className="row wrap">
            <SlantedLines lines={TITLE} />
          </h1>
          <p>Race with us, play with us, turn it up with us.</p>
        </div>
        <BrandDoors />
      </main>
      <footer className="row apart meta network__footer">
        <p>Both sites share the same user accounts.</p>
        <p>Alien Squad</p>
      </footer>
    </div>
  );
}
