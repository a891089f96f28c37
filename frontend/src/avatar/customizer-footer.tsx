import Check from 'lucide-react/icons/check';
import Pin from 'lucide-react/icons/pin';
import type { AvatarItem } from '../api/types';
import { Button, ButtonLink } from '../ui/button';
import { Reach } from '../ui/reach';
import { useGoal } from './goal.hook';
import { itemPath } from './item-words';
import type { Availability } from './wardrobe';
import './customizer-footer.css';

export interface CustomizerFooterProps {
  coins: number;
  coupons: number;
  usesCoupon: boolean;
  onUseCoupon: (uses: boolean) => void;
  trying: AvatarItem | null;
  tryingIs: Availability;
  /** Coins for what is tried on, with the coupon applied. */
  price: number;
  /** Whether other owned parts are chosen than the member wears. */
  isChanged: boolean;
  isSaving: boolean;
  isBuying: boolean;
  onCancel: () => void;
  onSave: () => void;
  onBuy: () => void;
}

/** What is tried on and how far it is away, and the buttons to save owned parts, to buy it or to save for it. */
export function CustomizerFooter(props: CustomizerFooterProps) {
  const { trying, isChanged, isSaving, onCancel, onSave } = props;
  return (
    <div className="customizer__footer">
      <Coupon {...props} />
      {trying?.image && (
        <span className="center customizer__thumb">
          <img src={trying.image} width={52} height={52} alt="" decoding="async" />
        </span>
      )}
      <div className="column gap-8 customizer__words" role="status">
        {trying === null ? (
          <p className="meta">
            <BalanceText coins={props.coins} after={null} />
          </p>
        ) : (
          <TriedWords {...props} trying={trying} />
        )}
      </div>
      <div className="row gap-14 customizer__actions">
        {trying === null && <Button onClick={onCancel}>Cancel</Button>}
        <Button
          variant={trying === null ? 'go' : 'default'}
          disabled={!isChanged && !isSaving}
          isPending={isSaving}
          pendingLabel="Saving..."
          onClick={onSave}
        >
          Save Avatar
        </Button>
        {trying !== null && <TriedAction {...props} trying={trying} />}
      </div>
    </div>
  );
}

function Coupon({ coupons, trying, usesCoupon, onUseCoupon }: CustomizerFooterProps) {
  if (coupons === 0 || trying?.price === 0) return null;
  return (
    <label className="row gap-12 customizer__coupon">
      <input
        type="checkbox"
        checked={usesCoupon}
        onChange={(event) => onUseCoupon(event.currentTarget.checked)}
      />
      <span className="center customizer__box" aria-hidden="true">
        {usesCoupon && <Check size={18} />}
      </span>
      <span className="row wrap customizer__coupon-text">
        Use a 20% coupon for this purchase
        <span className="meta">{`You own ${coupons.toLocaleString('en-US')}`}</span>
      </span>
    </label>
  );
}

type TriedProps = CustomizerFooterProps & { trying: AvatarItem };

function TriedWords({ trying, tryingIs, coins, price }: TriedProps) {
  const { coinsPerRound } = useGoal();
  return (
    <>
      <b className="breakable">{suitsText(trying)}</b>
      {coins < price && <Reach coins={coins} price={price} coinsPerRound={coinsPerRound} />}
      {tryingIs === 'in-store' && <p className="meta">Neon editions are sold in the store.</p>}
      {trying.price === 0 && <p className="meta">The first colour is on us.</p>}
      {tryingIs === 'locked' && trying.price > 0 && coins >= price && (
        <p className="meta">
          {price < trying.price && (
            <s className="figure">
              <span className="visually-hidden">Instead of </span>
              {trying.price.toLocaleString('en-US')}
            </s>
          )}{' '}
          <BalanceText coins={coins} after={coins - price} />
        </p>
      )}
    </>
  );
}

function BalanceText({ coins, after }: { coins: number; after: number | null }) {
  return (
    <>
      <span>
        Balance <b className="figure text-gold">{coins.toLocaleString('en-US')}</b>
      </span>
      {after !== null && (
        <span>
          , then <b className="figure text-gold">{after.toLocaleString('en-US')}</b>
        </span>
      )}
    </>
  );
}

/** Returns a friendly word about what is tried on. */
function suitsText({ itemType, name }: AvatarItem): string {
  if (itemType === 'sticker') return `${name}, for your collection.`;
  if (itemType === 'color') return `${name} suits you.`;
  if (itemType === 'face') return `The ${name} face suits you.`;
  return `The ${name} ${name.endsWith('es') ? 'suit' : 'suits'} you.`;
}

function TriedAction({ trying, tryingIs, coins, price, isBuying, onBuy }: TriedProps) {
  const { isGoal, toggle } = useGoal();
  if (coins < price && !isBuying) {
    const isSaved = isGoal(trying);
    return (
      <Button variant={isSaved ? 'default' : 'go'} aria-pressed={isSaved} onClick={() => toggle(trying)}>
        <Pin size={18} fill={isSaved ? 'currentColor' : 'none'} aria-hidden="true" />
        Save for it
      </Button>
    );
  }
  if (tryingIs === 'in-store')
    return (
      <ButtonLink variant="go" to={itemPath(trying)}>
        Visit Store
      </ButtonLink>
    );
  return (
    <Button variant="go" isPending={isBuying} pendingLabel="Processing..." onClick={onBuy}>
      {trying.price === 0 ? `Wear ${trying.name}` : `Buy ${trying.name}`}
    </Button>
  );
}
