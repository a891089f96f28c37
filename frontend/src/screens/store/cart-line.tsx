import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
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
  return (
    <li className="cart-line">
      <span className="cart-line__picture">
        <img src={item.imageUrl} width={46} height={46} alt="" decoding="async" />
      </span>
      <span className="cart-line__name">
        <b>{item.name}</b>
        <CoinAmount amount={item.price} size="small" />
      </span>
      <button
        type="button"
        className="cart-line__button cart-line__remove"
        aria-label={`Remove ${item.name}`}
        disabled={isStill}
        onClick={() => setQuantity(item.id, 0)}
      >
        <Trash2 size={19} aria-hidden="true" />
      </button>
      <span className="cart-line__quantity">
        <button
          type="button"
          className="cart-line__button"
          aria-label={`One ${item.name} less`}
          disabled={isStill}
          onClick={() => setQuantity(item.id, quantity - 1)}
        >
          <Minus size={17} aria-hidden="true" />
        </button>
        <b className="figure">
          {quantity}
          <span className="visually-hidden"> in the cart</span>
        </b>
        <button
          type="button"
          className="cart-line__button"
          aria-label={`One ${item.name} more`}
          disabled={isStill || !canAfford || quantity >= MAX_QUANTITY}
          onClick={() => setQuantity(item.id, quantity + 1)}
        >
          <Plus size={17} aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}
