import type { ReactNode } from 'react';

interface CalmScreenProps {
  title: string;
  /** What happened and what to do, in a sentence or two. */
  children: ReactNode;
  action: ReactNode;
}

/** Stands in for a screen that cannot be shown: says so without alarm and offers the way on. */
export function CalmScreen({ title, children, action }: CalmScreenProps) {
  return (
    <main id="main" tabIndex={-1} className="calm-screen">
      <div role="alert" className="calm-screen__copy">
        <h1>{title}</h1>
        <p>{children}</p>
        {action}
      </div>
    </main>
  );
}
