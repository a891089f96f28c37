import type { ReactNode } from 'react';
import { Figure } from './figure';
import { NotKnown } from './not-known';

interface FigureListProps {
  className: string;
  /** A value that is not known is null or empty. */
  figures: readonly (readonly [term: string, value: ReactNode])[];
}

/** Terms and their values. */
export function FigureList({ className, figures }: FigureListProps) {
  return (
    <dl className={className}>
      {figures.map(([term, value]) => (
        <Figure key={term} term={term}>
          {value === null || value === '' ? <NotKnown /> : value}
        </Figure>
      ))}
    </dl>
  );
}
