import { CoinAmount } from '../../ui/coin-amount';
import { Plate } from '../../ui/plate';

/** How rich the member is, and how to get richer (§9: Alien Clicker pays a coin for every five points). */
export function CoinBalance({ coins }: { coins: number }) {
  return (
    <Plate className="coin-balance" aria-labelledby="coin-balance">
      <h2 id="coin-balance" className="livery livery--gold">
        Coin balance
      </h2>
      <CoinAmount amount={coins} size="big" countsUp />
      <dl className="coin-balance__rates figures">
        <div>
          <dt>Alien Clicker pays</dt>
          <dd>
            1 coin <span className="meta">for every 5 points</span>
          </dd>
        </div>
      </dl>
      <p className="meta">Every coin is paid for a round that the server has played again.</p>
    </Plate>
  );
}
