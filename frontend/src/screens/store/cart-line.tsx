import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { CoinAmount } from '../../ui/coin-amount';
import { MAX_QUANTITY } from './cart';
import type { Line } from './cart';

interface CartLineRowProps {
  line: Line;
  /** True while a checkout has no answer: the cart is locked meanwhile. */
  isStill: boolean;
  /** Whether the balance covers the total and one more of this item (§5). */
  canAfford: boolean;
  setQuantity: (itemId: number, quantity: number) => void;
}

/** One item of the cart with minus, plus and a remove button (§2). */
export function CartLineRow({ line, isStill, canAfford, setQuantity }: CartLineRowProps) {
  const { item, quantity } = line;
  const button = (label: string, icon: ReactNode, next: number, isDisabled = isStill) => (
    <button
      type="button"
      className="center cart-line__button"
      aria-label={label}
      disabled={isDisabled}
      onClick={() => setQuantity(item.id, next)}
    >
      {icon}
    </button>
  );
  const cannotGrow = isStill || !canAfford || quantity >= MAX_QUANTITY;
  return (
    <li className="cart-line">
      <span className="center cart-line__picture">
        <img src={item.imageUrl} width={46} height={46} alt="" decoding="async" />
      </span>
      <span className="cart-line__name">
        <b>{item.name}</b>
        <CoinAmount amount={item.price} size="small" />
      </span>
      {button(`Remove ${item.name}`, <Trash2 size={19} aria-hidden="true" />, 0)}
      <span className="row apart cut-picture cart-line__quantity">
        {button(`One ${item.name} less`, <Minus size={17} aria-hidden="true" />, quantity - 1)}
        <b className="figure">
          <span>{quantity}</span>
          <span className="visually-hidden"> in the cart</span>
        </b>
        {button(`One ${item.name} more`, <Plus size={17} aria-hidden="true" />, quantity + 1, cannotGrow)}
      </span>
    </li>
  );
}
