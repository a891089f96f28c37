import type { UseQueryResult } from '@tanstack/react-query';
import type { Home, User } from '../../api/types';
import { FailedPanel } from '../../ui/failed-panel';
import { Announcements } from './announcements';
import { ConnectWithUs } from './connect-with-us';
import { FeaturedGames } from './featured-games';
import { FriendsOnline } from './friends-online';
import { HomeHero } from './home-hero';
import { LastGame } from './last-game';
import { NextStream } from './next-stream';
import { RecentActivity } from './recent-activity';
import { TopPlayers } from './top-players';

interface DashboardProps {
  user: User;
  home: UseQueryResult<Home>;
}

/** What the home screen shows a member after their first flight (§2). */
export function Dashboard({ user, home }: DashboardProps) {
  const { data, isError, isFetching, refetch } = home;
  return (
    <>
      <HomeHero user={user} home={home} />
      {data === undefined && isError ? (
        <FailedPanel
          sentence="The home screen could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <div className="home-now">
            <LastGame home={data} />
            <FriendsOnline home={data} />
          </div>
          <FeaturedGames home={data} />
        </>
      )}
      <div className="home-low">
        {(data !== undefined || !isError) && (
          <>
            <RecentActivity home={data} />
            <TopPlayers user={user} home={data} />
            <div className="home-part home-low__news">
              <NextStream home={data} />
              <Announcements home={data} />
            </div>
          </>
        )}
        <ConnectWithUs />
      </div>
    </>
  );
}
