import { coin } from 'game-scenes/art/coin';
import { Art } from './art';
import { classNames } from './class-names';
import { useCountUp } from './count-up.hook';

const COIN = coin();

export interface CoinAmountProps {
  amount: number;
  /** 16, 19 or 40 px. */
  size?: 'small' | 'medium' | 'big';
  /** Runs up to a new amount instead of jumping, where motion is welcome. */
  countsUp?: boolean;
  className?: string;
}

/** A coin and a figure, `2,480`; screen readers hear `2,480 coins`. */
export function CoinAmount({ amount, size = 'medium', countsUp = false, className }: CoinAmountProps) {
  const shown = useCountUp(amount, countsUp);
  return (
    <span className={classNames('coin-amount', size !== 'medium' && `coin-amount--${size}`, className)}>
      <Art drawing={COIN} className="coin-amount__coin" />
      <span aria-hidden="true">{shown.toLocaleString('en-US')}</span>
      <span className="visually-hidden">{`${amount.toLocaleString('en-US')} coins`}</span>
    </span>
  );
}
