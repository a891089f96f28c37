import Play from 'lucide-react/icons/play';
import Store from 'lucide-react/icons/store';
import { Link } from 'react-router-dom';
import type { FirstFlight } from '../../api/types';
import { itemPath } from '../../avatar/item-words';
import { coinsText } from '../../lib/coins-text';
import { roundsText } from '../../lib/rounds-text';
import { paths } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { Gauge } from '../../ui/reach';
import { Step } from './first-flight-steps';
import type { StepState } from './first-flight-steps';

interface StickerStepProps {
  state: StepState;
  coins: number;
  firstFlight: FirstFlight;
}

/** The third step: the way to the first sticker of the store. */
export function StickerStep({
  state,
  coins,
  firstFlight: { hasSticker, sticker, coinsPerRound },
}: StickerStepProps) {
  if (hasSticker || sticker === null)
    return (
      <Step number={3} title="Your first sticker" state={state}>
        <p>{hasSticker ? 'It is yours.' : 'The sticker shelf is empty right now.'}</p>
      </Step>
    );
  const { name, price, image } = sticker;
  const missing = Math.max(0, price - coins);
  return (
    <Step number={3} title="Your first sticker" state={state}>
      <p>
        {missing === 0
          ? `${name} costs ${coinsText(price)}, and you have them.`
          : `${name} costs ${coinsText(price)}: ${roundsText(missing, coinsPerRound)} to go.`}
      </p>
      {image !== null && (
        <img className="first-step__sticker" src={image} width={92} height={92} alt="" decoding="async" />
      )}
      <div className="first-step__saved meta row gap-10">
        <span className="grow">
          <Gauge value={coins} goal={price} />
        </span>
        <span>{`${Math.min(coins, price)} of ${price}`}</span>
      </div>
      {state === 'now' && missing > 0 ? (
        <>
          <ButtonLink variant="go" isWide to={paths.games}>
            <Play size={18} aria-hidden="true" />
            Play a round
          </ButtonLink>
          <Link className="text-link" to={itemPath(sticker)}>
            Look at it in the store
          </Link>
        </>
      ) : (
        <ButtonLink variant={state === 'now' ? 'go' : 'default'} isWide to={itemPath(sticker)}>
          <Store size={18} aria-hidden="true" />
          {missing === 0 ? 'Get it in the store' : 'Look at it in the store'}
        </ButtonLink>
      )}
    </Step>
  );
}
