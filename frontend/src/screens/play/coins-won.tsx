import { coin } from 'game-scenes/art/coin';
import { useEffect, useRef } from 'react';
import { Art } from '../../ui/art';
import { flyCoins } from '../../ui/coin-flight';

const COIN = coin();

/** What a proven round has paid (§4); the coins fly from here to the balance, once. */
export function CoinsWon({ coins, gameName }: { coins: number; gameName: string }) {
  const box = useRef<HTMLDivElement>(null);
  const haveFlown = useRef(false);
  useEffect(() => {
    if (box.current === null || haveFlown.current) return;
    haveFlown.current = true;
    flyCoins(box.current, coins);
  }, [coins]);
  return (
    <div ref={box} className="play__coins" data-coin-source>
      <Art drawing={COIN} />
      <p>
        <b className="figure">+{coins}</b>
        {`Earned ${coins} coins playing ${gameName}`}
      </p>
    </div>
  );
}
