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

/** Wraps the skeletons of one list or card and announces once to screen readers that it is loading. */
export function SkeletonGroup({ label = 'Loading...', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
