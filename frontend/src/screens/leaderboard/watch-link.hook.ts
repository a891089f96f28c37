import type { GameId } from 'game-scenes/rules';
import { useLocation } from 'react-router-dom';
import { gamePath } from '../../session/paths';

/** Returns the link to watch a ranked round. Its 'Back' returns to the current view of the board. */
export function useWatchLink(gameId: GameId, round: string) {
  const { pathname, search } = useLocation();
  return {
    to: `${gamePath(gameId)}?watch=${encodeURIComponent(round)}&of=leaderboard`,
    state: { from: pathname + search },
  };
}
