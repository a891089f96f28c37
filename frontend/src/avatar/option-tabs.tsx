import { isShownTo } from '../api/store';
import type { AvatarItem, OwnedItem } from '../api/types';
import type { Wardrobe } from '../ui/alien-parts';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs';
import { isSame } from './try-on.hook';
import { OptionCard } from './option-card';
import { KINDS, availabilityOf, currentPrice, isWornKind } from './wardrobe';

interface OptionTabsProps {
  items: readonly AvatarItem[];
  inventory: readonly OwnedItem[];
  usesCoupon: boolean;
  /** The chosen owned parts. */
  chosen: Wardrobe;
  trying: AvatarItem | null;
  onChoose: (item: AvatarItem) => void;
}

/** All wearable and collectable items, with a tab for each kind. */
export function OptionTabs(props: OptionTabsProps) {
  const { items, inventory, usesCoupon, chosen, trying, onChoose } = props;
  return (
    <Tabs defaultValue="color">
      <TabList aria-label="Kinds">
        {KINDS.map(({ kind, label }) => (
          <Tab key={kind} value={kind}>
            {label}
          </Tab>
        ))}
      </TabList>
      {KINDS.map(({ kind, label }) => (
        <TabPanel key={kind} value={kind} className="customizer__panel">
          <div className="stack gap-14 customizer__options" role="group" aria-label={label}>
            {items
              .filter((item) => item.itemType === kind && isShownTo(item, inventory))
              .map((item) => (
                <OptionCard
                  key={item.itemId}
                  item={item}
                  availability={availabilityOf(item, inventory)}
                  price={currentPrice(item, availabilityOf(item, inventory), usesCoupon)}
                  isWorn={isWornKind(kind) && chosen[kind] === item.itemId}
                  isTried={trying !== null && isSame(trying, item)}
                  chosen={chosen}
                  onChoose={onChoose}
                />
              ))}
          </div>
        </TabPanel>
      ))}
    </Tabs>
  );
}
