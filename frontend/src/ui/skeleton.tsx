import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names';

export interface SkeletonProps {
  /** CSS lengths; numbers are px. Use those of the later content, so that nothing jumps. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
}

/** Grey placeholder for content that is still loading. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return <span className={classNames('skeleton', className)} style={{ width, height }} />;
}

interface SkeletonListProps {
  as?: 'ul' | 'div';
  count: number;
  className: string;
  rowClass?: string;
  /** One row; all are the same. */
  children: ReactNode;
}

/** Placeholder for a list that is still loading. */
export function SkeletonList({ as: List = 'ul', count, className, rowClass, children }: SkeletonListProps) {
  const Row = List === 'ul' ? 'li' : 'div';
  return (
    <SkeletonGroup>
      <List className={className}>
        {Array.from({ length: count }, (_, index) => (
          <Row key={index} className={rowClass}>
            {children}
          </Row>
        ))}
      </List>
    </SkeletonGroup>
  );
}

/** Wraps the skeletons of one list or card and announces once to screen readers that it is loading. */
export function SkeletonGroup({ label = 'Loading...', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
