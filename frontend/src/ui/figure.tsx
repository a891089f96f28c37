import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotKnown } from './not-known';

interface FigureProps {
  term: string;
  /** Class of the value. */
  className?: string | undefined;
  children: ReactNode;
}

/** A term and its value, in a `dl`. */
export function Figure({ term, className, children }: FigureProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

/** Returns a value made of what a query loads: `skeleton` until then, a dash if it could not be loaded. */
export function loadedValue<Data>(
  { data, isPending }: UseQueryResult<Data>,
  skeleton: ReactNode,
  words: (data: Data) => ReactNode,
): ReactNode {
  if (data !== undefined) return words(data);
  return isPending ? skeleton : <NotKnown />;
}
