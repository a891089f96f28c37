import type { ReactNode } from 'react';
import { classNames } from './class-names';
import './slanted-covers.css';

/** Covers side by side with slanted edges; each child holds a `.game-cover` below its words. */
export function SlantedCovers({ className, children }: { className: string; children: ReactNode }) {
  return <div className={classNames('slanted-covers', className)}>{children}</div>;
}
