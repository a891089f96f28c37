import { coin } from 'game-scenes/art-core/coin';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { NextItem, Verdict } from '../../api/types';
import { itemPath, itemText } from '../../avatar/item-words';
import { coinsText } from '../../lib/coins-text';
import { roundsText } from '../../lib/rounds-text';
import { Art } from '../../ui/art';
import { flyCoins } from '../../ui/coin-flight';
import './coin-row.css';

const COIN = coin();

/** Verdicts whose coins have already flown. The animation is not repeated after watching the round. */
const flown = new WeakSet<Verdict>();

/** Coins paid for a verified round (§4), by ledger line. They fly from here to the balance once. */
export function CoinsWon({ verdict }: { verdict: Verdict }) {
  const box = useRef<HTMLDivElement>(null);
  const { coins, lines } = verdict;
  useEffect(() => {
    if (box.current === null || flown.has(verdict)) return;
    flown.add(verdict);
    flyCoins(box.current, verdict.coins);
  }, [verdict]);
  const [only] = lines;
  return (
    <div ref={box} className="play__coins row" data-coin-source>
      <Art drawing={COIN} />
      <p className="figure text-gold">{`+${coins}`}</p>
      {lines.length === 1 && only ? (
        <p className="meta grow">{only.description}</p>
      ) : (
        <ul className="play__lines meta grow">
          {lines.map(({ description, amount }) => (
            <li key={description}>
              <span>{description}</span> <b className="text-gold">{`+${amount}`}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface NextPurchaseProps {
  item: NextItem;
  /** The balance, with the coins of this round. */
  coins: number;
  /** Coins that this round has added to the balance. */
  won: number;
  coinsPerRound: number;
}

/** How far the next item is away: what was there before the round, and what the round has added. */
export function NextPurchase({ item, coins, won, coinsPerRound }: NextPurchaseProps) {
  const { price, imageUrl } = item;
  const missing = price - coins;
  const part = (amount: number) => `${Math.min(100, Math.max(0, (100 * amount) / price))}%`;
  return (
    <Link className="next-purchase" to={itemPath(item)}>
      <span className="next-purchase__track" aria-hidden="true">
        <i style={{ width: part(coins) }} />
        <i style={{ width: part(coins - won) }} />
      </span>
      <span>
        {missing > 0
          ? `${coinsText(missing)} to ${itemText(item)}, ${roundsText(missing, coinsPerRound)}`
          : `You have the coins for ${itemText(item)}`}
      </span>
      <img src={imageUrl} width={56} height={56} alt="" decoding="async" />
    </Link>
  );
}

/** Returns how far the first coin was away; null where the round has paid. */
export function firstCoinText(score: number, config: object): string {
  const perCoin = 'pointsPerCoin' in config ? Number(config.pointsPerCoin) : null;
  if (perCoin === null) return 'No coins this time: the first pair pays.';
  const missing = perCoin - score;
  return `No coins this time: the first was ${missing} ${missing === 1 ? 'point' : 'points'} away.`;
}
