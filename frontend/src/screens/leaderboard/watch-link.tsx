import type { GameId } from 'game-scenes/names';
import { Link, useLocation } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { gamePath } from '../../session/paths';

interface WatchLinkProps extends Omit<LinkProps, 'to' | 'state'> {
  game: GameId;
  round: string;
}

/** Link to watch a ranked round. Its 'Back' returns to the current view of the board. */
export function WatchLink({ game, round, ...rest }: WatchLinkProps) {
  const { pathname, search } = useLocation();
  const to = `${gamePath(game)}?watch=${encodeURIComponent(round)}&of=leaderboard`;
  return <Link {...rest} to={to} state={{ from: pathname + search }} />;
}
