import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button } from '../../ui/button';
import { CoinAmount } from '../../ui/coin-amount';
import { Card, CardHeader } from '../../ui/card';
import { countOf, totalOf } from './cart';
import type { Cart } from './cart';
import { CartLineRow } from './cart-line';
import './cart.css';

export interface CartViewProps {
  cart: Cart;
  /** The member's balance. */
  coins: number;
  /** A checkout request is running. */
  isPending: boolean;
  /** A quantity below 1 removes the line. */
  setQuantity: (itemId: number, quantity: number) => void;
  onCheckout: () => void;
  /** Cancels a checkout that the server cannot decide; null if there is none. */
  onGiveUp: (() => void) | null;
}

/** The cart beside the goods; a phone has the bar and the drawer instead. */
export function CartCard(props: CartViewProps) {
  return (
    <Card as="aside" className="wide-only cart" aria-label="Cart">
      <CardHeader title="Cart" accent="gold">
        <span className="meta">{itemsText(countOf(props.cart))}</span>
      </CardHeader>
      <CartView {...props} />
    </Card>
  );
}

/** Lines, balance, total and Checkout (§2). */
export function CartView({ cart, coins, isPending, setQuantity, onCheckout, onGiveUp }: CartViewProps) {
  const total = totalOf(cart);
  const isUndecided = cart.attempt !== null && !isPending;
  return (
    <div className="cart__view">
      {cart.lines.length === 0 ? (
        <div className="center gap-4 cart__empty">
          <ShoppingCart className="muted" size={28} aria-hidden="true" />
          <b>Your cart is empty</b>
          <p className="meta">Add something that glows.</p>
        </div>
      ) : (
        <ul className="rows cart__lines" aria-label="In your cart">
          {cart.lines.map((line) => (
            <CartLineRow
              key={line.item.id}
              line={line}
              isStill={cart.attempt !== null}
              canAfford={coins >= total + line.item.price}
              setQuantity={setQuantity}
            />
          ))}
        </ul>
      )}
      <dl className="column gap-8 cart__sum">
        <div className="row apart">
          <dt className="meta">Balance</dt>
          <dd>
            <CoinAmount amount={coins} />
          </dd>
        </div>
        <div className="row apart cart__total">
          <dt>
            <b>Total</b>
          </dt>
          <dd>
            <CoinAmount amount={total} />
          </dd>
        </div>
      </dl>
      <p
        role="status"
        className={isUndecided || total > coins ? 'meta text-ember-text cart__note' : 'visually-hidden'}
      >
        {noteOf(cart, coins, isUndecided)}
      </p>
      <CheckoutButton cart={cart} coins={coins} isPending={isPending} onCheckout={onCheckout} isWide />
      {onGiveUp && (
        <Button isWide size="small" onClick={onGiveUp}>
          Set it aside
        </Button>
      )}
    </div>
  );
}

export type CheckoutButtonProps = Omit<CartViewProps, 'setQuantity' | 'onGiveUp'> & { isWide?: boolean };

/** Disabled for an empty cart, a total above the balance and during a request (§5). */
export function CheckoutButton({ cart, coins, isPending, onCheckout, isWide }: CheckoutButtonProps) {
  const isUndecided = cart.attempt !== null && !isPending;
  const cannotBuy = cart.lines.length === 0 || coins < totalOf(cart);
  return (
    <Button
      variant="go"
      isWide={isWide}
      disabled={cannotBuy && !isUndecided && !isPending}
      isPending={isPending}
      pendingLabel="Processing..."
      onClick={onCheckout}
    >
      {isUndecided ? 'Ask again' : 'Checkout'}
    </Button>
  );
}

/** Returns the note below the total: for screen readers, and visible if something prevents the purchase. */
function noteOf(cart: Cart, coins: number, isUndecided: boolean): string {
  if (isUndecided) return 'Your last checkout has no answer yet. Asking again never pays twice.';
  const total = totalOf(cart);
  if (total > coins) return `You need ${(total - coins).toLocaleString('en-US')} more coins.`;
  return `Cart, ${itemsText(countOf(cart))}, ${total.toLocaleString('en-US')} coins`;
}

/** Returns a text such as '1 item' or '3 items'. */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}
