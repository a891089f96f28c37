import { useQuery } from '@tanstack/react-query';
import { gameStatsQuery } from '../../api/games';
import { achievementsQuery } from '../../api/profile';
import { CoinAmount } from '../../ui/coin-amount';
import { Figure, loadedValue } from '../../ui/figure';
import { Skeleton } from '../../ui/skeleton';
import { gamesPlayedIn, highestScoreIn, playTimeIn } from '../../ui/stats-totals';

const LOADING = <Skeleton width={56} height="1em" />;

/** The member's coins, totals of all games (§9) and Achievement Points. */
export function HeroFigures({ coins }: { coins: number }) {
  const stats = useQuery(gameStatsQuery);
  const achievements = useQuery(achievementsQuery);
  return (
    <dl className="figures profile-hero__figures">
      <Figure term="Coins">
        <CoinAmount amount={coins} countsUp />
      </Figure>
      <Figure term="Games Played">{loadedValue(stats, LOADING, gamesPlayedIn)}</Figure>
      <Figure term="Play Time">{loadedValue(stats, LOADING, playTimeIn)}</Figure>
      <Figure term="Highest Score">{loadedValue(stats, LOADING, highestScoreIn)}</Figure>
      <Figure term="Achievement Points" className="text-plasma-text">
        {loadedValue(achievements, LOADING, ({ points }) => points.toLocaleString('en-US'))}
      </Figure>
    </dl>
  );
}
