import type { Drawing } from 'game-scenes/art-core/drawing';
import type { ReactNode } from 'react';
import { Art } from './art';

export interface EmptyStateProps {
  title: ReactNode;
  /** One sentence: why it is empty, or what to do. */
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  drawing?: Drawing;
  heading?: 'h2' | 'h3';
}

/** Content of an empty list. */
export function EmptyState({ title, children, action, drawing, heading: Heading = 'h3' }: EmptyStateProps) {
  return (
    <div className="empty-state gap-8">
      {drawing && <Art drawing={drawing} />}
      <Heading>{title}</Heading>
      {children && <p className="meta">{children}</p>}
      {action}
    </div>
  );
}
