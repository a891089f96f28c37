import ChevronUp from 'lucide-react/icons/chevron-up';
import { CoinAmount } from '../../ui/coin-amount';
import { countOf, totalOf } from './cart';
import { CheckoutButton, itemsText } from './cart.card';
import type { CheckoutButtonProps } from './cart.card';

interface CartBarProps extends CheckoutButtonProps {
  /** Opens the drawer with the whole cart. */
  onOpen: () => void;
}

/** The cart on a phone: a bar at the bottom, shown when the cart is not empty. */
export function CartBar({ onOpen, ...view }: CartBarProps) {
  if (view.cart.lines.length === 0) return null;
  return (
    <div className="row apart gap-12 narrow-only cart-bar">
      <button type="button" className="column cart-bar__summary" aria-haspopup="dialog" onClick={onOpen}>
        <span className="row meta">
          {`Cart, ${itemsText(countOf(view.cart))}`}
          <ChevronUp size={16} aria-hidden="true" />
        </span>
        <CoinAmount amount={totalOf(view.cart)} />
      </button>
      <CheckoutButton {...view} />
    </div>
  );
}
