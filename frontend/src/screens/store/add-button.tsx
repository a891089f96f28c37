import Plus from 'lucide-react/icons/plus';
import type { StoreItem } from '../../api/types';
import { Button } from '../../ui/button';
import './add-button.css';

interface AddButtonProps {
  item: StoreItem;
  isAffordable: boolean;
  onAdd: (item: StoreItem) => void;
  /** Adds the item's name to the label, where no heading is near. */
  isNamed?: boolean;
}

/** Adds an item to the cart. While the balance is too low it reads 'Not Enough Coins', and pressing it says why (§2, §5). */
export function AddButton({ item, isAffordable, onAdd, isNamed }: AddButtonProps) {
  const label = isAffordable ? 'Add to Cart' : 'Not Enough Coins';
  return (
    <Button
      isWide
      size="small"
      className="add-button"
      aria-disabled={!isAffordable || undefined}
      aria-label={isNamed ? `${label}: ${item.name}` : undefined}
      onClick={() => onAdd(item)}
    >
      {isAffordable && <Plus size={18} aria-hidden="true" />}
      <span>{label}</span>
    </Button>
  );
}
