import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import './price-tag.css';

interface PriceTagProps {
  /** `own` is what the member has, `tried` what the alien tries on. */
  kind?: 'price' | 'own' | 'tried';
  children: ReactNode;
}

/** A hanging tag with a price, or with how the member has an item. */
export function PriceTag({ kind = 'price', children }: PriceTagProps) {
  return (
    <span className={classNames('price-tag', kind !== 'price' && `price-tag--${kind}`)}>{children}</span>
  );
}
