import { CoinAmount } from './coin-amount';
import { coinLanding, useCoinFlight, useShownBalance } from './coin-flight';

interface BalanceProps {
  /** Balance from the server; coins in flight count when they arrive. */
  coins: number;
  size?: 'small' | 'medium';
}

/** The member's balance, and the target of won coins (`flyCoins`). */
export function Balance({ coins, size = 'medium' }: BalanceProps) {
  const figure = useShownBalance(coins);
  const { hasJustLanded } = useCoinFlight();
  return (
    <CoinAmount
      ref={coinLanding}
      amount={coins}
      figure={figure}
      size={size}
      className={hasJustLanded ? 'coin-amount--won' : undefined}
    />
  );
}
