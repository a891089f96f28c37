import type { Home, Place } from '../../api/types';
import { ordinal, pointsText } from '../../lib/place-text';

/** One sentence about the member's place of the week and who is right above. */
export function PlaceWords({ home: { place, stats } }: { home: Home }) {
  if (place === null)
    return stats.length === 0
      ? 'The board of the week has room for you: one round, and you are on it.'
      : 'You have not flown this week yet. One round puts you back on the board.';
  if (place.above === null) return leaderWords(place);
  const { username, points } = place.above;
  return (
    <>
      You are <b>{ordinal(place.rank)}</b> this week. <b className="breakable">{username}</b>
      {points === 0 ? ' has as many points, and had them first.' : ` is ${pointsText(points)} ahead.`}
    </>
  );
}

function leaderWords({ total }: Place) {
  const others = total - 1;
  if (others === 0) return 'You lead the week. Nobody else has flown yet.';
  return (
    <>
      You lead the week, <b>{others.toLocaleString('en-US')}</b> {others === 1 ? 'flies' : 'fly'} behind you.
    </>
  );
}
