import { CoinAmount } from './coin-amount';
import { coinLanding } from './coin-flight';
import { useCoinFlight, useShownBalance } from './coin-flight.hook';

interface BalanceProps {
  /** What the server tells; coins on their way are seen when they arrive. */
  coins: number;
  size?: 'small' | 'medium';
}

/** The member's balance, which won coins fly to (`flyCoins`). */
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
