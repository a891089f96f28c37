import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { SkipLink } from '../../ui/skip-link';
import { GamesBand } from './games-band';
import { ImproveRacing } from './improve-racing';
import { JoinLine } from './join-line';
import { LandingHeader } from './landing-header';
import { LandingHero } from './landing-hero';
import { LeagueFeatures } from './league-features';
import { Proof } from './proof';
import { QuickLinks } from './quick-links';
import { RaceBroadcasts } from './race-broadcasts';
import { Races } from './races';
import './landing.css';

/** The racing league's front page at `/` (§2 Racing landing page). */
export function LandingScreen() {
  return (
    <div className="landing">
      <SkipLink />
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <LandingHero />
        <div className="landing__body">
          <GamesBand />
          <LeagueFeatures />
          <Proof />
          <div className="landing__news">
            <Races />
            <RaceBroadcasts />
            <QuickLinks />
          </div>
          <ImproveRacing />
        </div>
        <JoinLine />
      </main>
      <footer className="landing__footer apart meta">
        <p>The racing site and the community site share the same user accounts.</p>
        <Link to={paths.network}>Alien Squad network</Link>
      </footer>
    </div>
  );
}
