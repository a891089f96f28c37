import Info from 'lucide-react/icons/info';
import type { User } from '../../api/types';
import { CoinAmount } from '../../ui/coin-amount';
import { Card, CardHeader } from '../../ui/card';
import { Figure } from '../../ui/figure';
import { RACE_SECONDS } from './race';
import type { RaceWatch } from './race.hook';
import { clockText } from './race-texts';
import { SignInLink } from './sign-in-link';
import './side-panels.css';

/** Placeholder for a missing figure. */
const NONE = '–';

/** Position, lap, best lap and the clock (§2). */
export function RaceStatsPanel({ watch: { moment, second } }: { watch: RaceWatch }) {
  const bestLap = moment?.bestLapSeconds ?? 0;
  return (
    <Card aria-labelledby="race-stats">
      <CardHeader id="race-stats" title="Race Stats" accent="ember" />
      <dl className="race-figures figures">
        <Figure term="Position">{moment === null ? NONE : `${moment.position} / 4`}</Figure>
        <Figure term="Lap">{moment === null ? NONE : `${moment.lap} / 3`}</Figure>
        <Figure term="Best lap">{bestLap === 0 ? NONE : clockText(bestLap)}</Figure>
        <Figure term="Time left">{clockText(RACE_SECONDS - second)}</Figure>
      </dl>
    </Card>
  );
}

/** The member's best score and coins, and what points are worth (§2, §9). */
export function YourRacingPanel({ user, best }: { user: User | null; best: number | null }) {
  return (
    <Card aria-labelledby="your-racing">
      <CardHeader id="your-racing" title="Your Racing" accent="gold" />
      {user === null ? (
        <p className="meta">
          <SignInLink>Log In</SignInLink> {'to keep your high score and to win coins.'}
        </p>
      ) : (
        <dl className="race-figures figures">
          <Figure term="High score">{best === null ? NONE : best.toLocaleString('en-US')}</Figure>
          <Figure term="Coins">
            <CoinAmount amount={user.coins} countsUp />
          </Figure>
        </dl>
      )}
      <p className="row gap-10 race-rate">
        <Info className="text-ion" size={18} aria-hidden="true" />
        Points = Coins ÷ 10
      </p>
    </Card>
  );
}

const STEPS = [
  'Press Start Race and stay here. Your pod drives itself.',
  'Progress grows by luck, once a second.',
  'The race ends after sixty seconds, usually after about 60 % of the three laps.',
  'Every percent is 2 points. A better place adds up to 60.',
];

export function HowToPlayPanel() {
  return (
    <Card aria-labelledby="how-to-race">
      <CardHeader id="how-to-race" title="How to Play" accent="ion" />
      <ol className="column gap-12 race-steps">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
