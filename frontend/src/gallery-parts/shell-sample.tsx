import { useState } from 'react';
import { entriesWithScreens } from '../app/shell/navigation';
import { Shell } from '../app/shell/shell';
import { Button } from '../ui/button';
import { CoinAmount } from '../ui/coin-amount';
import { Card, CardHeader } from '../ui/card';
import { ScreenTitle } from '../ui/screen-title';

const ALL_PATHS = ['/home', '/games', '/store', '/livestream', '/leaderboard', '/racing', '/profile'];

/** The navigation with all its entries around a sample screen. */
export function ShellSample() {
  const [coins, setCoins] = useState(2480);
  const user = {
    username: 'Zorblax',
    coins,
    profilePicture: null,
    avatarCustomization: { color: 'green', hat: 'crown', face: 'smile', accessory: 'none' },
  };
  return (
    <Shell user={user} entries={entriesWithScreens(ALL_PATHS)} onLogout={() => setCoins(0)}>
      <div className="page">
        <ScreenTitle title={['Good evening,', 'Zorblax']} lead="Third in the squad this week." />
        <div className="columns">
          <Card>
            <CardHeader title="Featured Games" accent="ember" />
            <Button variant="go" onClick={() => setCoins(coins + 365)}>
              Win coins
            </Button>
          </Card>
          <Card>
            <CardHeader title="Coin balance" accent="gold" />
            <CoinAmount amount={coins} size="big" countsUp />
          </Card>
        </div>
      </div>
    </Shell>
  );
}
