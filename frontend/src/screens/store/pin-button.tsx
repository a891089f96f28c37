import Pin from 'lucide-react/icons/pin';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import './pin-button.css';

interface PinButtonProps {
  name: string;
  /** Whether the member saves for it. */
  isGoal: boolean;
  onToggle: () => void;
  className: string;
  /** A word beside the icon. */
  children?: ReactNode;
}

/** Saves for an item, or ends the goal. */
export function PinButton({ name, isGoal, onToggle, className, children }: PinButtonProps) {
  return (
    <button
      type="button"
      className={classNames(className, 'pin', isGoal && 'text-gold')}
      aria-label={`Save for ${name}`}
      aria-pressed={isGoal}
      onClick={onToggle}
    >
      <Pin size={18} fill={isGoal ? 'currentColor' : 'none'} aria-hidden="true" />
      {children}
    </button>
  );
}
