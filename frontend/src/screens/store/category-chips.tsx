import { Chip } from '../../ui/chip';
import { CATEGORIES, useCategory } from './category.hook';

/** The filter: All, Cosmetics, Stickers, Coupons (§2). */
export function CategoryChips() {
  const { category, show } = useCategory();
  return (
    <div className="chips chips--scrolling" role="group" aria-label="Category">
      {CATEGORIES.map(({ id, label }) => (
        <Chip key={id} isPressed={id === category} onClick={() => show(id)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
