import crewFile from 'art-file:crewLine';
import Flag from 'lucide-react/icons/flag';
import Users from 'lucide-react/icons/users';
import { paths, registerLink } from '../../session/paths';
import { useAuth } from '../../session/auth';
import { ButtonLink } from '../../ui/button';
import { SlantedLines } from '../../ui/screen-title';
import { LatePicture } from '../../ui/late-picture';

/** The squad in a row with an empty suit: a visitor may register, a member may look for somebody to wear it. */
export function JoinLine() {
  const { user } = useAuth();
  return (
    <section className="join-line" aria-labelledby="join-line">
      <LatePicture file={crewFile} className="join-line__crew" width={924} height={164} />
      <h2 id="join-line">
        <SlantedLines lines={['One suit is still empty.']} />
      </h2>
      <p>
        {user === null
          ? 'Pick a colour, play a round, be on the board tonight.'
          : 'You know somebody who would look good in it.'}
      </p>
      {user === null ? (
        <ButtonLink to={registerLink} variant="go" size="big">
          <Flag size={20} aria-hidden="true" />
          Register Now
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.friends} size="big">
          <Users size={20} aria-hidden="true" />
          Your friends
        </ButtonLink>
      )}
    </section>
  );
}
