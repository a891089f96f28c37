import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import { CoinAmount } from '../../ui/coin-amount';
import { takeLostFocus } from '../../ui/take-lost-focus';
import { countOf, totalOf } from './cart';
import type { Cart } from './cart';
import { CartLineRow } from './cart-line';
import './cart.css';

export interface CartPanelProps {
  cart: Cart;
  /** The member's balance. */
  coins: number;
  /** Whether its lines are shown. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** A checkout request is running. */
  isPending: boolean;
  /** A quantity below 1 removes the line. */
  setQuantity: (itemId: number, quantity: number) => void;
  onCheckout: () => void;
  /** Cancels a checkout that the server cannot decide; null if there is none. */
  onGiveUp: (() => void) | null;
}

/** Pictures in the bar. */
const MAX_THUMBS = 2;

/** The cart: a bar with Checkout, which opens the lines, the balance and the total (§2). */
export function CartPanel(props: CartPanelProps) {
  const { cart, coins, isOpen, setOpen, isPending, onCheckout, onGiveUp } = props;
  const toggle = useCloseOnEscape(isOpen, setOpen);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const room = box.current?.closest('aside') ?? null;
    // An empty cart goes together with its buttons.
    return () => {
      setOpen(false);
      takeLostFocus(room);
    };
  }, [setOpen]);
  const total = totalOf(cart);
  const isUndecided = cart.attempt !== null && !isPending;
  return (
    <section ref={box} className="cart room__cart" aria-label="Cart">
      {isOpen && <CartView {...props} />}
      <p
        role="status"
        className={isUndecided || total > coins ? 'meta text-ember-text cart__note' : 'visually-hidden'}
      >
        {noteOf(cart, coins, isUndecided)}
      </p>
      {onGiveUp && (
        <Button isWide size="small" onClick={onGiveUp}>
          Set it aside
        </Button>
      )}
      <div className="row gap-10">
        <button
          ref={toggle}
          type="button"
          className="row gap-10 grow cart__toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {cart.lines.slice(0, MAX_THUMBS).map(({ item }) => (
            <span key={item.id} className="center store__thumb cart__thumb">
              <img src={item.imageUrl} width={36} height={36} alt="" decoding="async" />
            </span>
          ))}
          <span className="cart__summary">
            <b>{`Cart, ${itemsText(countOf(cart))}`}</b>{' '}
            <span className="meta">{`${total.toLocaleString('en-US')} of your ${coins.toLocaleString('en-US')}`}</span>
          </span>
          <ChevronUp className="cart__chevron" size={18} aria-hidden="true" />
        </button>
        <CheckoutButton cart={cart} coins={coins} isPending={isPending} onCheckout={onCheckout} />
      </div>
    </section>
  );
}

/** Returns a ref for the button that opens the lines: it has the focus when they close on Escape. */
function useCloseOnEscape(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const button = toggle.current;
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent): void => {
      // A dialog above takes it for itself.
      if (key === 'Escape' && !defaultPrevented) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      takeLostFocus(button);
    };
  }, [isOpen, setOpen]);
  return toggle;
}

/** Lines, balance and total (§2). */
function CartView({ cart, coins, setQuantity }: CartPanelProps) {
  const total = totalOf(cart);
  return (
    <div className="cart__view">
      <h2 className="accent accent--gold">Cart</h2>
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
    </div>
  );
}

type CheckoutButtonProps = Pick<CartPanelProps, 'cart' | 'coins' | 'isPending' | 'onCheckout'>;

/** Disabled for a total above the balance and during a request (§5). */
function CheckoutButton({ cart, coins, isPending, onCheckout }: CheckoutButtonProps) {
  const isUndecided = cart.attempt !== null && !isPending;
  return (
    <Button
      variant="go"
      size="small"
      disabled={coins < totalOf(cart) && !isUndecided && !isPending}
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
  if (isUndecided) return 'Your last checkout is not decided yet. Asking again never pays twice.';
  const total = totalOf(cart);
  if (total > coins) return `You need ${(total - coins).toLocaleString('en-US')} more coins.`;
  return `Cart, ${itemsText(countOf(cart))}, ${total.toLocaleString('en-US')} coins`;
}

/** Returns a text such as '1 item' or '3 items'. */
function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}
