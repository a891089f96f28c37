import { roundsText } from '../lib/rounds-text';
import { classNames } from './class-names';
import './reach.css';

/** A gauge of how much of a price the balance covers; the text beside it says the same. */
export function Gauge({ coins, price }: { coins: number; price: number }) {
  const part = Math.min(1, Math.max(0, coins / Math.max(1, price)));
  return (
    <span className="gauge" aria-hidden="true">
      <span style={{ width: `${part * 100}%` }} />
    </span>
  );
}

export interface ReachProps {
  /** The member's balance. */
  coins: number;
  price: number;
  /** Mean coins of a round of this member. */
  coinsPerRound: number;
  className?: string;
}

/** How far a price is away: the gauge, and '40 more, about 3 rounds'. */
export function Reach({ coins, price, coinsPerRound, className }: ReachProps) {
  const missing = Math.max(0, price - coins);
  return (
    <span className={classNames('reach', className)}>
      <Gauge coins={coins} price={price} />
      <span className="meta">
        <b>{`${missing.toLocaleString('en-US')} more`}</b>
        {`, ${roundsText(missing, coinsPerRound)}`}
      </span>
    </span>
  );
}
