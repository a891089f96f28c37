import { coin } from 'game-scenes/art-core/coin';
import type { Ref } from 'react';
import { Art } from './art';
import { classNames } from './class-names';
import { useCountUp } from './count-up.hook';

const COIN = coin();

export interface CoinAmountProps {
  amount: number;
  /** 16, 19 or 40 px. */
  size?: 'small' | 'medium' | 'big';
  /** Animates to a new amount, unless reduced motion is preferred. */
  countsUp?: boolean;
  /** Displayed number while it differs from the amount, because coins are still in flight. */
  figure?: number;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement>;
}

/** A coin and a number, `2,480`; screen readers read `2,480 coins`. */
export function CoinAmount(props: CoinAmountProps) {
  const { amount, size = 'medium', countsUp = false, figure, className, ref } = props;
  const counted = useCountUp(amount, countsUp);
  const shown = figure ?? counted;
  return (
    <span
      ref={ref}
      className={classNames('coin-amount', size !== 'medium' && `coin-amount--${size}`, className)}
    >
      <Art drawing={COIN} className="coin-amount__coin" />
      <span aria-hidden="true">{shown.toLocaleString('en-US')}</span>
      <span className="visually-hidden">{`${amount.toLocaleString('en-US')} coins`}</span>
    </span>
  );
}
