import ChevronUp from 'lucide-react/icons/chevron-up';
import { CoinAmount } from '../../ui/coin-amount';
import { countOf, totalOf } from './cart';
import { CheckoutButton, itemsText } from './cart.card';
import type { CartViewProps } from './cart.card';

interface CartBarProps extends Omit<CartViewProps, 'setQuantity' | 'onGiveUp'> {
  /** Opens the drawer with the whole cart. */
  onOpen: () => void;
}

/** The cart on a phone: a bar at the bottom, shown when the cart is not empty. */
export function CartBar({ onOpen, ...view }: CartBarProps) {
  if (view.cart.lines.length === 0) return null;
  return (
    <div className="cart-bar">
      <button type="button" className="cart-bar__summary" aria-haspopup="dialog" onClick={onOpen}>
        <span className="meta">
          {`Cart, ${itemsText(countOf(view.cart))}`}
          <ChevronUp size={16} aria-hidden="true" />
        </span>
        <CoinAmount amount={totalOf(view.cart)} />
      </button>
      <CheckoutButton {...view} />
    </div>
  );
}
