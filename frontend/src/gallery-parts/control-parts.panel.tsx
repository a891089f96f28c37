import Check from 'lucide-react/icons/check';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Badge } from '../ui/badge';
import { Button, ButtonLink } from '../ui/button';
import { Chip } from '../ui/chip';
import { CoinAmount } from '../ui/coin-amount';
import { Card, CardHeader } from '../ui/card';
import { Switch } from '../ui/switch';

export function ButtonParts() {
  return (
    <Card>
      <CardHeader title="Buttons" />
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="go">
          <Play size={18} aria-hidden="true" />
          Play Now
        </Button>
        <Button variant="race">Start Race</Button>
        <ButtonLink to="/store">Visit Store</ButtonLink>
        <Button variant="danger">
          <Trash size={18} aria-hidden="true" />
          Delete User
        </Button>
        <Button variant="plasma">Enter</Button>
        <Button variant="ion" size="small">
          Update
        </Button>
        <Button disabled>Not Enough Coins</Button>
        <Button isPending pendingLabel="Processing...">
          Buy
        </Button>
        <Button size="square" aria-label="More">
          <Plus size={20} aria-hidden="true" />
        </Button>
        <Button variant="go" size="big">
          Play Now
        </Button>
        <Button variant="go" isWide>
          Access Portal
        </Button>
      </div>
    </Card>
  );
}

export function BadgeParts() {
  const [chip, setChip] = useState('All Time');
  const [isAdmin, setIsAdmin] = useState(true);
  return (
    <Card>
      <CardHeader title="Badges, chips, switch" accent="ember" />
      <div className="flex flex-wrap items-center gap-4">
        <Badge kind="new">NEW</Badge>
        <Badge kind="live" hasDot>
          LIVE
        </Badge>
        <Badge hasDot>OFFLINE</Badge>
        <Badge kind="own">
          <Check size={16} aria-hidden="true" />
          You own 2
        </Badge>
        <Badge kind="info">ADMIN</Badge>
        <Badge kind="neon">Neon</Badge>
      </div>
      <div className="chips chips--scrolling mt-5">
        {['All Time', 'Today', 'This Week'].map((name) => (
          <Chip key={name} isPressed={chip === name} onClick={() => setChip(name)}>
            {name}
          </Chip>
        ))}
      </div>
      <div className="mt-5 flex items-center gap-4">
        <Switch isOn={isAdmin} onChange={setIsAdmin} label="Admin rights" />
        <Switch isOn={false} onChange={() => undefined} label="Off" />
        <Switch isOn disabled onChange={() => undefined} label="Disabled" />
      </div>
    </Card>
  );
}

export function CoinParts() {
  const [coins, setCoins] = useState(2480);
  return (
    <Card>
      <CardHeader title="Coins and plates" accent="gold">
        <a className="text-link" href="#main">
          All games
        </a>
      </CardHeader>
      <div className="flex flex-wrap items-center gap-6">
        <CoinAmount amount={coins} size="small" />
        <CoinAmount amount={coins} />
        <CoinAmount amount={coins} size="big" countsUp />
        <Button size="small" onClick={() => setCoins(coins + 365)}>
          Count up
        </Button>
      </div>
      <div className="thirds mt-6">
        <Card kind="small">small</Card>
        <Card kind="floating">floating</Card>
        <Card kind="glass">glass</Card>
      </div>
    </Card>
  );
}
