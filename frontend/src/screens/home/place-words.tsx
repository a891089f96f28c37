import type { Home, Place } from '../../api/types';
import { ordinal, pointsText } from '../../lib/place-text';

/** One sentence about the member's place of the week and who is right above. */
export function PlaceWords({ home: { place, stats } }: { home: Home }) {
  if (place === null)
    return (
      <span>
        {stats.length === 0
          ? 'The board of the week has room for you: one round, and you are on it.'
          : 'You have not flown this week yet. One round puts you back on the board.'}
      </span>
    );
  if (place.above === null) return leaderWords(place);
  const { username, points } = place.above;
  return (
    <>
      <span>You are </span>
      <b>{ordinal(place.rank)}</b>
      <span> this week. </span>
      <b className="breakable">{username}</b>
      <span>
        {points === 0 ? ' has as many points, and had them first.' : ` is ${pointsText(points)} ahead.`}
      </span>
    </>
  );
}

function leaderWords({ total }: Place) {
  const others = total - 1;
  if (others === 0) return <span>You lead the week. Nobody else has flown yet.</span>;
  return (
    <>
      <span>You lead the week, </span>
      <b>{others.toLocaleString('en-US')}</b>
      <span>{others === 1 ? ' flies behind you.' : ' fly behind you.'}</span>
    </>
  );
}
