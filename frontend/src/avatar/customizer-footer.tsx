import Check from 'lucide-react/icons/check';
import { paths } from '../session/paths';
import type { AvatarItem } from '../api/types';
import { Button, ButtonLink } from '../ui/button';
import { CoinAmount } from '../ui/coin-amount';
import { priceOf, type Availability } from './wardrobe';
import './customizer-footer.css';

export interface CustomizerFooterProps {
  coins: number;
  coupons: number;
  usesCoupon: boolean;
  onUseCoupon: (uses: boolean) => void;
  trying: AvatarItem | null;
  tryingIs: Availability;
  isSaving: boolean;
  isBuying: boolean;
  onCancel: () => void;
  onSave: () => void;
  onBuy: () => void;
}

/** Coupon, price and balance, and the buttons to save owned parts or buy what is tried on. */
export function CustomizerFooter(props: CustomizerFooterProps) {
  const { coins, coupons, usesCoupon, onUseCoupon, trying, tryingIs } = props;
  const price = trying === null || tryingIs !== 'locked' ? null : priceOf(trying, usesCoupon);
  return (
    <div className="customizer__footer">
      {coupons > 0 && (
        <label className="row gap-12 customizer__coupon">
          <input
            type="checkbox"
            checked={usesCoupon}
            onChange={(event) => onUseCoupon(event.currentTarget.checked)}
          />
          <span className="center customizer__box" aria-hidden="true">
            {usesCoupon && <Check size={18} />}
          </span>
          <span className="column">
            Use a 20% coupon for this purchase
            <span className="meta">{`You own ${coupons.toLocaleString('en-US')}`}</span>
          </span>
        </label>
      )}
      <p className="meta customizer__balance" role="status">
        {trying !== null && tryingIs === 'in-store' ? (
          'Neon editions are sold in the store.'
        ) : (
          <BalanceText coins={coins} price={price} />
        )}
      </p>
      {trying !== null && price !== null && (
        <p className="row gap-10 customizer__price">
          {price < trying.price && (
            <s className="figure muted">
              <span className="visually-hidden">Instead of </span>
              {trying.price.toLocaleString('en-US')}
            </s>
          )}
          <CoinAmount amount={price} />
        </p>
      )}
      <FooterActions {...props} price={price} />
    </div>
  );
}

function BalanceText({ coins, price }: { coins: number; price: number | null }) {
  const after = price !== null && price <= coins ? coins - price : null;
  return (
    <>
      Balance <b className="figure text-gold">{coins.toLocaleString('en-US')}</b>
      {after !== null && (
        <>
          , then <b className="figure text-gold">{after.toLocaleString('en-US')}</b>
        </>
      )}
    </>
  );
}

function FooterActions(props: CustomizerFooterProps & { price: number | null }) {
  const { coins, trying, tryingIs, isSaving, isBuying, price } = props;
  return (
    <div className="row gap-14 customizer__actions">
      {trying === null ? (
        <>
          <Button onClick={props.onCancel}>Cancel</Button>
          <Button variant="go" isPending={isSaving} pendingLabel="Saving..." onClick={props.onSave}>
            Save Avatar
          </Button>
        </>
      ) : (
        // An item that is not owned has to be bought or taken off before saving.
        <Button disabled>Save Avatar</Button>
      )}
      {trying !== null && tryingIs === 'in-store' && (
        <ButtonLink variant="go" to={`${paths.store}?category=cosmetics`}>
          Visit Store
        </ButtonLink>
      )}
      {trying !== null && price !== null && (
        <Button
          variant="go"
          disabled={coins < price && !isBuying}
          isPending={isBuying}
          pendingLabel="Processing..."
          onClick={props.onBuy}
        >
          {`Buy ${trying.name}`}
        </Button>
      )}
    </div>
  );
}
