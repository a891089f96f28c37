import { emptySuit } from 'game-scenes/art/empty-suit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import type { FriendsOnline as FriendsOnlineData, Home } from '../../api/types';
import { paths } from '../../session/paths';
import { Art } from '../../ui/art';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
import { WavingAlien } from '../../ui/waving-alien';
import { HomePart } from './home-part';
import './friends-online.css';

const SUIT = emptySuit();

const SKELETON = (
  <SkeletonList count={4} className="friends-online">
    <div className="friends-online__friend">
      <Skeleton width={72} height={96} />
      <Skeleton width={80} height={20} />
    </div>
  </SkeletonList>
);

/** The member's friends who are online, in a line whose last place is free. */
export function FriendsOnline({ home }: { home: Home | undefined }) {
  const friends = home?.friends;
  return (
    <HomePart
      id="friends-online"
      title="Friends online"
      className="home-now__friends"
      aside={
        <Link className="text-link" to={paths.friends}>
          {friends && friends.online > friends.shown.length ? `All ${friends.online} online` : 'All friends'}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      }
    >
      {friends === undefined ? SKELETON : <Line {...friends} />}
    </HomePart>
  );
}

function Line({ total, online, shown }: FriendsOnlineData) {
  const words = wordsOf(total, online);
  return (
    <ul className="friends-online">
      {shown.map(({ userId, username, avatar, playing }, index) => (
        <li key={userId}>
          <Link className="friends-online__friend" to={paths.friends}>
            <WavingAlien wardrobe={avatar} pose={index % 2 === 0 ? 'idle' : 'wave'} title={null} />
            <b className="ellipsis">{username}</b>
            <span className="meta ellipsis">{playing ?? 'Online'}</span>
          </Link>
        </li>
      ))}
      <li className="friends-online__free">
        <Link className="friends-online__friend" to={paths.friends}>
          <Art drawing={SUIT} />
          <b>Bring one more</b>
          <span className="meta">The suit is free</span>
        </Link>
      </li>
      {words !== null && <li className="friends-online__words muted">{words}</li>}
    </ul>
  );
}

/** Returns what stands in the line while nobody does; null otherwise. */
function wordsOf(total: number, online: number): string | null {
  if (total === 0) return 'Nobody flies with you yet. A rival you can see is the best fuel there is.';
  if (online > 0) return null;
  return total === 1 ? 'Your friend is asleep.' : `All ${total} of them are asleep right now.`;
}
