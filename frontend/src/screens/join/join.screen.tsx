import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isFinalRefusal } from '../../api/api-error';
import { inviterQuery } from '../../api/friends';
import type { Inviter } from '../../api/types';
import { joinPath, paths, registerLink } from '../../session/paths';
import { useAuth } from '../../session/auth';
import { ButtonLink } from '../../ui/button';
import { FailedPanel } from '../../ui/failed-panel';
import { Spinner } from '../../ui/spinner';
import { Answer } from './answer';
import { Invitation } from './invitation';

/**
 * Invitation of a member, at `/join/<token>`: asks a member once whether to send a friend request, and a
 * visitor to register or log in, after which they come back here.
 */
export function JoinScreen() {
  const { token = '' } = useParams();
  const { user } = useAuth();
  const { data: inviter, error, isPending, isFetching, refetch } = useQuery(inviterQuery(token));
  if (isPending) {
    return (
      <p role="status" className="page center meta">
        <Spinner size={32} />
        Loading...
      </p>
    );
  }
  if (inviter === undefined) {
    return isFinalRefusal(error, [400, 404]) ? (
      <Invitation title={['This link', 'no longer works.']} lead="Ask for a new one.">
        <ButtonLink to={user === null ? paths.landing : paths.home}>Return Home</ButtonLink>
      </Invitation>
    ) : (
      <div className="page">
        <FailedPanel
          sentence="The invitation could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return user === null ? (
    <Greeting inviter={inviter} token={token} />
  ) : (
    <Answer key={user.id} inviter={inviter} user={user} />
  );
}

/** Greets a visitor. Whoever registers or logs in comes back to be asked. */
function Greeting({ inviter, token }: { inviter: Inviter; token: string }) {
  const state = { from: joinPath(token) };
  return (
    <Invitation
      inviter={inviter}
      lead="Play, win coins, dress your own alien. A seat at the fire is free for you."
    >
      <ButtonLink variant="go" to={registerLink} state={state}>
        Register
      </ButtonLink>
      <ButtonLink to={paths.auth} state={state}>
        Log In
      </ButtonLink>
    </Invitation>
  );
}
