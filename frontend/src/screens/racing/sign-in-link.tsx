import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';

/** Leads a visitor to the sign-in page, and from there back to the race. */
export function SignInLink({ children }: { children: string }) {
  return (
    <Link className="race-sign-in" to={paths.auth} state={{ from: paths.racing }}>
      {children}
    </Link>
  );
}
