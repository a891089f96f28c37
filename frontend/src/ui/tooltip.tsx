import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';

/** Delay before a tooltip shows on hover (§9); keyboard focus shows it at once. */
export const TOOLTIP_DELAY_MS = 700;

export interface TooltipProps {
  /** Supplements the name of the control, but never replaces it: touch screens show no tooltips. */
  label: ReactNode;
  /** One focusable element that takes a ref. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A short explanation on hover and keyboard focus; Escape hides it. */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className="card card--floating tooltip"
            side={side}
            sideOffset={8}
            collisionPadding={8}
          >
            {label}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
