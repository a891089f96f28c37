import type { ReactNode } from 'react';

interface FallbackScreenProps {
  title: string;
  /** What happened and what to do, in a sentence or two. */
  children: ReactNode;
  action: ReactNode;
}

/** Stands in for a screen that cannot be shown: says so without alarm and offers the way on. */
export function FallbackScreen({ title, children, action }: FallbackScreenProps) {
  return (
    <main id="main" tabIndex={-1} className="fallback-screen">
      <div role="alert" className="fallback-screen__copy">
        <h1>{title}</h1>
        <p>{children}</p>
        {action}
      </div>
    </main>
  );
}
