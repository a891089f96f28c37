import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { gameStatsQuery } from '../../api/games';
import { achievementsQuery } from '../../api/profile';
import { playTimeText } from '../../lib/time-labels';
import { CoinAmount } from '../../ui/coin-amount';
import { NotKnown } from '../../ui/not-known';
import { Skeleton } from '../../ui/skeleton';

/** The member's coins, totals of all games (§9) and Achievement Points. */
export function HeroFigures({ coins }: { coins: number }) {
  const stats = useQuery(gameStatsQuery);
  const achievements = useQuery(achievementsQuery);
  return (
    <dl className="profile-hero__figures">
      <Pair label="Coins">
        <CoinAmount amount={coins} countsUp />
      </Pair>
      <Pair label="Games Played">
        <Told query={stats} words={({ length }) => length.toLocaleString('en-US')} />
      </Pair>
      <Pair label="Play Time">
        <Told
          query={stats}
          words={(all) => playTimeText(all.reduce((sum, { timePlayed }) => sum + timePlayed, 0))}
        />
      </Pair>
      <Pair label="Highest Score">
        <Told
          query={stats}
          words={(all) => Math.max(0, ...all.map(({ highScore }) => highScore ?? 0)).toLocaleString('en-US')}
        />
      </Pair>
      <Pair label="Achievement Points" className="text-plasma-text">
        <Told query={achievements} words={({ points }) => points.toLocaleString('en-US')} />
      </Pair>
    </dl>
  );
}

interface PairProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Pair({ label, className, children }: PairProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

interface ToldProps<Data> {
  query: UseQueryResult<Data>;
  words: (data: Data) => string;
}

function Told<Data>({ query: { data, isPending }, words }: ToldProps<Data>) {
  if (data !== undefined) return words(data);
  return isPending ? <Skeleton width={56} height="1em" /> : <NotKnown />;
}
