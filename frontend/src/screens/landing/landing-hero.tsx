import landFile from 'art-file:heroLand';
import { heroRider } from 'game-scenes/art/hero';
import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import { useRef } from 'react';
import { useAuth } from '../../session/auth';
import { GAME_COUNT } from '../../games/tiles';
import { paths, registerLink } from '../../session/paths';
import { Art } from '../../ui/art';
import { ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { SlantedLines } from '../../ui/screen-title';
import { useIsInSight } from '../../lib/use-is-in-sight';
import './landing-hero.css';

const RIDER = heroRider();
const TITLE = [
  'Lights out.',
  <b key="thrusters" className="text-slime">
    Thrusters on.
  </b>,
];

/** Hero of the landing page: what the site is, and the way in; for a member, the ways home and to play. */
export function LandingHero() {
  const { user } = useAuth();
  const picture = useRef<HTMLDivElement>(null);
  const isAlive = useIsInSight(picture);
  return (
    <section className="landing-hero" aria-labelledby="landing-title">
      <div
        ref={picture}
        className={classNames('landing-hero__picture', isAlive && 'landing-hero__picture--alive')}
      >
        <div className="landing-hero__stage">
          <img src={landFile} alt="" width={1440} height={900} fetchPriority="high" />
          <Art drawing={RIDER} className="alive" isScene />
        </div>
      </div>
      <div className="landing-hero__copy">
        <p className="accent accent--ember landing-hero__series">Alien Squad Racing</p>
        <h1 id="landing-title">
          <SlantedLines lines={TITLE} />
        </h1>
        <p className="landing-hero__lead">
          {`Weekly races on the night side, one crew, one championship. ${GAME_COUNT} quick games to get you there. Free, and you are flying in a minute.`}
        </p>
        {user === null ? <VisitorActions /> : <MemberActions />}
      </div>
    </section>
  );
}

function VisitorActions() {
  return (
    <>
      <div className="landing-hero__actions wrap gap-16">
        <ButtonLink to={registerLink} variant="go" size="big">
          <Flag size={20} aria-hidden="true" />
          Register Now
        </ButtonLink>
        <ButtonLink to={paths.racing} size="big">
          Try the simulator
        </ButtonLink>
      </div>
      <p className="row gap-8 meta landing-hero__price">
        <Check size={18} aria-hidden="true" className="text-slime" />A name and a password. No e-mail, no
        card.
      </p>
    </>
  );
}

function MemberActions() {
  return (
    <div className="landing-hero__actions wrap gap-16">
      <ButtonLink to={paths.games} variant="go" size="big">
        <Flag size={20} aria-hidden="true" />
        Play
      </ButtonLink>
      <ButtonLink to={paths.racing} size="big">
        Try the simulator
      </ButtonLink>
    </div>
  );
}
