import type { ReactNode } from 'react';
import { Button, ButtonLink, type ButtonLook } from './button';
import { toast } from './toast';
import { Tooltip } from './tooltip';

interface ScreenLinkProps extends ButtonLook {
  to: string;
  /** Whether the screen it leads to exists. */
  isOpen: boolean;
  /** Said instead of leading nowhere, such as 'The store opens soon'. */
  notYet: string;
  children: ReactNode;
}

/**
 * The way to a screen that may not be there yet; as long as it is not, the button says so: to the pointer, the keyboard
 * and the finger.
 */
export function ScreenLink({ to, isOpen, notYet, children, ...look }: ScreenLinkProps) {
  if (isOpen) {
    return (
      <ButtonLink to={to} {...look}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <Tooltip label={notYet}>
      <Button aria-disabled onClick={() => toast({ title: notYet, variant: 'info' })} {...look}>
        {children}
      </Button>
    </Tooltip>
  );
}
