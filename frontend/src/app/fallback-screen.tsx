import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';

interface FallbackScreenProps {
  title: string;
  /** What happened and what to do, in one or two sentences, and one action. */
  children: ReactNode;
  /** Shown after a moment. */
  isLate?: boolean;
}

/** Error screen with a message and one action. */
export function FallbackScreen({ title, children, isLate }: FallbackScreenProps) {
  return (
    <main id="main" tabIndex={-1} className="fallback-screen center">
      <div
        role="alert"
        className={classNames('fallback-screen__copy center gap-16', isLate && 'fallback-screen__copy--late')}
      >
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
