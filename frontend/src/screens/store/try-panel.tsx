import Play from 'lucide-react/icons/play';
import type { StoreItem } from '../../api/types';
import { coinsText } from '../../lib/coins-text';
import { paths } from '../../session/paths';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { CoinAmount } from '../../ui/coin-amount';
import { Reach } from '../../ui/reach';
import { AddButton } from './add-button';
import { OwnedNote } from './owned-note';
import { PinButton } from './pin-button';
import type { Good } from './shelves';
import './try-panel.css';

interface TryPanelProps {
  good: Good;
  /** Why the item is shown, such as 'Trying on'. */
  label: string;
  coins: number;
  coinsPerRound: number;
  isGoal: boolean;
  onAdd: (item: StoreItem) => void;
  onPin: (item: StoreItem) => void;
}

/** Returns the description; of a coupon also from which price on the fifth that it takes off pays for it. */
function textOf({ itemType, price, description }: StoreItem): string {
  if (itemType !== 'coupon') return description;
  return `${description} It pays off for one of ${coinsText(5 * price)} and more.`;
}

/** What the alien tries on, or what comes next: description, price or distance, and what to do. */
export function TryPanel({ good, label, coins, coinsPerRound, isGoal, onAdd, onPin }: TryPanelProps) {
  const { item, copies, isOwned } = good;
  const isAffordable = coins >= item.price;
  return (
    <Card as="div" kind="glass" className="column gap-10 try-panel room__panel">
      <div className="row apart gap-12 try-panel__head">
        <div className="grow">
          <p className="meta">{label}</p>
          <h2 className="try-panel__name">{item.name}</h2>
        </div>
        <CoinAmount amount={item.price} />
      </div>
      <p className="meta try-panel__text">{textOf(item)}</p>
      {copies > 0 && <OwnedNote itemType={item.itemType} copies={copies} />}
      {!isAffordable && !isOwned && <Reach coins={coins} price={item.price} coinsPerRound={coinsPerRound} />}
      <div className="row gap-12 try-panel__actions">
        <AddButton item={item} isAffordable={isAffordable} onAdd={onAdd} />
        {!isOwned && (
          <PinButton
            className="button try-panel__pin"
            name={item.name}
            isGoal={isGoal}
            onToggle={() => onPin(item)}
          >
            <span className="try-panel__word">Save</span>
          </PinButton>
        )}
        {!isAffordable && (
          <ButtonLink size="square" to={paths.games} aria-label="Play a round">
            <Play size={20} aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
