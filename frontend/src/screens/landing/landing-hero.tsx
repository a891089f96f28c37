import { hero } from 'game-scenes/art/hero';
import Flag from 'lucide-react/icons/flag';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { Art } from '../../ui/art';
import { Button, ButtonLink } from '../../ui/button';
import { SlantedLines } from '../../ui/screen-title';
import { showComingSoon } from '../../ui/coming-soon';
import './landing-hero.css';

const HERO = hero();
const TITLE = [
  'Lights out.',
  <b key="thrusters" className="text-slime">
    Thrusters on.
  </b>,
];

/** Hero of the landing page: what the site is, and the links to join. */
export function LandingHero() {
  const { user, isLoading } = useAuth();
  // Members need no link to register.
  const isMember = user !== null || isLoading;
  return (
    <section className="landing-hero" aria-labelledby="landing-title">
      <div className="landing-hero__picture">
        <Art drawing={HERO} className="alive" isScene />
      </div>
      <div className="landing-hero__copy">
        <p className="accent accent--ember landing-hero__series">Alien Squad Racing</p>
        <h1 id="landing-title">
          <SlantedLines lines={TITLE} />
        </h1>
        <p className="landing-hero__lead">
          Weekly races on the night side, one crew, one championship. Pick a pod, find a team and take the
          flag.
        </p>
        <div className="landing-hero__actions wrap gap-16">
          <Button variant={isMember ? 'default' : 'go'} size="big" onClick={showComingSoon}>
            <Flag size={20} aria-hidden="true" />
            Register Now
          </Button>
          <ButtonLink to={paths.racing} variant={isMember ? 'go' : 'default'} size="big">
            Try the simulator
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
