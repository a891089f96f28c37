import { coin } from 'game-scenes/art-core/coin';
import { useEffect } from 'react';
import type { CSSProperties } from 'react';
import { useLocation } from 'react-router-dom';
import { Art } from './art';
import { Balance } from './balance';
import { classNames } from './class-names';
import { cancelCoinFlight, forgetBalance, publishBalance, useCoinFlight } from './coin-flight';
import type { FlyingCoin } from './coin-flight-path';
import { Card } from './card';
import './coin-flight.css';

const COIN = coin();

/**
 * Renders the flying coins, the floating balance they land on if no other is visible, and the announcement
 * for screen readers. Mounted once around a member's screens; navigation cancels a running flight.
 */
export function CoinFlightLayer({ balance }: { balance: number }) {
  const { coins, floatingBalance, announcement } = useCoinFlight();
  const { pathname } = useLocation();
  useEffect(() => forgetBalance, []);
  useEffect(() => publishBalance(balance), [balance]);
  useEffect(() => cancelCoinFlight, [pathname]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {floatingBalance !== 'none' && (
        <FloatingBalance balance={balance} isLeaving={floatingBalance === 'leaving'} />
      )}
      {coins.length > 0 && (
        <div className="coin-flight" aria-hidden="true">
          {coins.map((flying) => (
            <div key={flying.id} className="coin-flight__coin" style={flightOf(flying)}>
              <Art drawing={COIN} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function FloatingBalance({ balance, isLeaving }: { balance: number; isLeaving: boolean }) {
  return (
    <Card
      as="div"
      kind="floating"
      aria-hidden="true"
      className={classNames('floating-balance center', isLeaving && 'floating-balance--leaving')}
    >
      <Balance coins={balance} size="small" />
    </Card>
  );
}

function flightOf({ path, delayMs, landingScale }: FlyingCoin): CSSProperties {
  return {
    offsetPath: path,
    '--delay': `${delayMs}ms`,
    '--landing-scale': landingScale,
  } as CSSProperties;
}
