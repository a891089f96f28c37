import type { ReactNode } from 'react';

interface FallbackScreenProps {
  title: string;
  /** What happened and what to do, in one or two sentences, and one action. */
  children: ReactNode;
}

/** Error screen with a message and one action. */
export function FallbackScreen({ title, children }: FallbackScreenProps) {
  return (
    <main id="main" tabIndex={-1} className="fallback-screen center">
      <div role="alert" className="fallback-screen__copy center gap-16">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
