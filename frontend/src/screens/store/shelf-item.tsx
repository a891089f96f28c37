import { neonLight } from 'game-scenes/art/item-light';
import { memo, type FocusEvent, type PointerEvent } from 'react';
import type { StoreItem } from '../../api/types';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { CoinAmount } from '../../ui/coin-amount';
import { neonStyle } from '../../ui/neon-light';
import { Reach } from '../../ui/reach';
import { AddButton } from './add-button';
import type { Fitting } from './fitting.hook';
import { OwnedNote } from './owned-note';
import { PinButton } from './pin-button';
import { isWorn, type Good } from './shelves';

export interface ShelfItemProps {
  good: Good;
  coins: number;
  coinsPerRound: number;
  /** Number of copies in the cart. */
  inCart: number;
  isTried: boolean;
  isChosen: boolean;
  isGoal: boolean;
  fitting: Fitting['actions'];
  onAdd: (item: StoreItem) => void;
  onPin: (item: StoreItem) => void;
}

/** An item on its shelf: picture to try it on, pin, price or distance, and the add button (§2). */
export const ShelfItem = memo(function ShelfItem(props: ShelfItemProps) {
  const { good, coins, coinsPerRound, inCart, isTried, isChosen, isGoal, fitting, onAdd, onPin } = props;
  const { item, copies, isOwned } = good;
  const { id, name, price, imageUrl, itemType, itemId } = item;
  const light = neonLight(itemType, itemId);
  const isAffordable = coins >= price;
  // A finger looks by its tap alone, also where that moves the focus.
  const isMouse = (event: PointerEvent): boolean => event.pointerType !== 'touch';
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) fitting.lookAway();
  };
  return (
    <li
      className={classNames('shelf-item', isTried && 'shelf-item--tried')}
      aria-labelledby={`item-${id}`}
      onPointerEnter={(event) => isMouse(event) && fitting.lookAt(id)}
      onPointerLeave={(event) => isMouse(event) && fitting.lookAway()}
      onFocus={({ target }) => target.matches(':focus-visible') && fitting.lookAt(id)}
      onBlur={leave}
    >
      <div className="shelf-item__board" style={neonStyle(light)} data-kind={itemType}>
        <button
          type="button"
          className="center shelf-item__try"
          aria-label={`${isWorn(item) ? 'Try on' : 'Look at'} ${name}`}
          aria-pressed={isChosen}
          onClick={() => fitting.choose(id)}
        >
          <img src={imageUrl} width={160} height={116} alt="" loading="lazy" decoding="async" />
        </button>
        {light !== undefined && (
          <Badge kind="neon" className="shelf-item__badge">
            Neon
          </Badge>
        )}
        {!isOwned && (
          <PinButton className="shelf-item__pin" name={name} isGoal={isGoal} onToggle={() => onPin(item)} />
        )}
      </div>
      <h3 id={`item-${id}`}>{name}</h3>
      <p className="row apart wrap gap-8 shelf-item__price">
        <CoinAmount amount={price} />
        {inCart > 0 && <Badge kind="own">{`${inCart} in cart`}</Badge>}
        {isOwned && inCart === 0 && <Badge kind="own">Owned</Badge>}
      </p>
      {copies > 0 && <OwnedNote itemType={itemType} copies={copies} />}
      {!isAffordable && !isOwned && <Reach coins={coins} price={price} coinsPerRound={coinsPerRound} />}
      <AddButton item={item} isAffordable={isAffordable} onAdd={onAdd} isNamed />
    </li>
  );
});
