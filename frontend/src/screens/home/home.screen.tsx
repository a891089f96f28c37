import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '../../api/home';
import type { User } from '../../api/types';
import { useAuth } from '../../session/auth';
import { Announcements } from './announcements';
import { ConnectCard } from './connect.card';
import { FeaturedGames } from './featured-games';
import { NextStream } from './next-stream';
import { RecentActivity } from './recent-activity';
import { StatsCard } from './stats-card';
import { TopPlayers } from './top-players';
import { WelcomeBanner } from './welcome-banner';
import './home.css';

/** The member's dashboard at `/home`; renders nothing for visitors (§2). */
export function HomeScreen() {
  const { user } = useAuth();
  return user && <Home user={user} />;
}

function Home({ user }: { user: User }) {
  const home = useQuery(homeQuery);
  return (
    <div className="page columns home">
      <div className="stack">
        <WelcomeBanner user={user} />
        <FeaturedGames home={home} />
        <RecentActivity userId={user.id} />
      </div>
      <div className="stack">
        <StatsCard coins={user.coins} />
        <NextStream home={home} />
        <TopPlayers user={user} />
        <Announcements home={home} />
        <ConnectCard />
      </div>
    </div>
  );
}
