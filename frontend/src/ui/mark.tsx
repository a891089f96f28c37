import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import './mark.css';

interface MarkProps {
  className?: string;
  /** The icon; a lock by default. */
  children?: ReactNode;
}

/** A sign on a picture; the sheet of the picture places it. */
export function Mark({ className, children = <Lock size={16} aria-hidden="true" /> }: MarkProps) {
  return <span className={classNames('mark', className)}>{children}</span>;
}
