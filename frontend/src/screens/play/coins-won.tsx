import { coin } from 'game-scenes/art/coin';
import { useEffect, useRef } from 'react';
import type { Verdict } from '../../api/types';
import { Art } from '../../ui/art';
import { flyCoins } from '../../ui/coin-flight';

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
    <div ref={box} className="play__coins" data-coin-source>
      <Art drawing={COIN} />
      <div>
        <b className="figure">+{coins}</b>
        {lines.length === 1 && only ? <p>{only.description}</p> : <PaidLines lines={lines} />}
      </div>
    </div>
  );
}

function PaidLines({ lines }: Pick<Verdict, 'lines'>) {
  return (
    <ul className="play__lines">
      {lines.map(({ description, amount }) => (
        <li key={description}>
          {description} <b>+{amount}</b>
        </li>
      ))}
    </ul>
  );
}
