import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { SkipLink } from '../../ui/skip-link';
import { FeatureCards } from './feature-cards';
import { ImproveRacing } from './improve-racing';
import { LandingHeader } from './landing-header';
import { LandingHero } from './landing-hero';
import { RaceBroadcasts } from './race-broadcasts';
import { QuickLinks } from './quick-links';
import { RacePlates } from './race-plates';
import './landing.css';

/** The racing league's front page at `/` (§2 Racing landing page). */
export function LandingScreen() {
  return (
    <div className="landing">
      <SkipLink />
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <LandingHero />
        <div className="landing__body stack">
          <FeatureCards />
          <div className="columns">
            <div className="stack landing__main-column">
              <RacePlates />
              <ImproveRacing />
            </div>
            <div className="stack">
              <RaceBroadcasts />
              <QuickLinks />
            </div>
          </div>
        </div>
      </main>
      <footer className="landing__footer apart meta">
        <p>The racing site and the community site share the same user accounts.</p>
        <Link to={paths.network}>Alien Squad network</Link>
      </footer>
    </div>
  );
}
