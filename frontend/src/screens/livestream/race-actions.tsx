import Camera from 'lucide-react/icons/camera';
import Flag from 'lucide-react/icons/flag';
import Sparkles from 'lucide-react/icons/sparkles';
import Vote from 'lucide-react/icons/vote';
import { CoinAmount } from '../../ui/coin-amount';
import { classNames } from '../../ui/class-names';
import { showComingSoon } from '../../ui/coming-soon';
import './race-actions.css';

/** Planned actions of viewers, with their price in coins (§2). */
const ACTIONS = [
  { name: 'Wave Flag', coins: 50, icon: Flag, look: 'text-slime' },
  { name: 'Highlight Message', coins: 100, icon: Sparkles, look: 'text-gold' },
  { name: 'Change Camera', coins: 250, icon: Camera, look: 'text-ion' },
  { name: 'Vote on Strategy', coins: 500, icon: Vote, look: 'text-plasma-text' },
] as const;

/** Placeholder buttons that show a 'coming soon' toast (§2), less prominent while nothing is live. */
export function RaceActions({ isLive }: { isLive: boolean }) {
  return (
    <div role="group" aria-label="Race actions" className="race-actions">
      {ACTIONS.map(({ name, coins, icon: Icon, look }) => (
        <button
          key={name}
          type="button"
          className={classNames('card race-action', !isLive && 'race-action--resting')}
          onClick={showComingSoon}
        >
          <span className={classNames('icon-tile wide-only', isLive && look)}>
            <Icon size={20} aria-hidden="true" />
          </span>
          <b>{name}</b>
          <CoinAmount amount={coins} />
        </button>
      ))}
    </div>
  );
}
