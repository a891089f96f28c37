import { useAuth } from '../../app/auth';
import { CoinBalance } from './coin-balance';
import { FeaturedGames } from './featured-games';
import { WelcomeBanner } from './welcome-banner';
import './home.css';

/** The member's dashboard at `/home`; without a member there is nothing to show (§2). */
export function HomeScreen() {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <div className="page stack">
      <div className="columns home__top">
        <WelcomeBanner user={user} />
        <CoinBalance coins={user.coins} />
      </div>
      <FeaturedGames />
    </div>
  );
}
