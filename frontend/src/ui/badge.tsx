import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type BadgeKind = 'plain' | 'new' | 'live' | 'own' | 'info' | 'neon';

export interface BadgeProps {
  kind?: BadgeKind;
  /** Adds a dot before the text, for states such as live, online and offline. */
  hasDot?: boolean;
  className?: string;
  children: ReactNode;
}

/** Small label with one cut corner; `own` is also used for online and done. */
export function Badge({ kind = 'plain', hasDot, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', kind !== 'plain' && `badge--${kind}`, className)}>
      {hasDot && <span className="badge__dot" />}
      {hasDot ? <span>{children}</span> : children}
    </span>
  );
}
