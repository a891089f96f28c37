import { roundsText } from '../lib/rounds-text';
import { classNames } from './class-names';
import './reach.css';

/** A gauge of how much of a goal is reached, such as a price; the text beside it says the same. */
export function Gauge({ value, goal }: { value: number; goal: number }) {
  const part = Math.min(1, Math.max(0, value / Math.max(1, goal)));
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
      <Gauge value={coins} goal={price} />
      <span className="meta">
        <b>{`${missing.toLocaleString('en-US')} more`}</b>
        <span>{`, ${roundsText(missing, coinsPerRound)}`}</span>
      </span>
    </span>
  );
}
