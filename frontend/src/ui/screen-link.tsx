import type { ReactNode } from 'react';
import { Button, ButtonLink, type ButtonLook } from './button';
import { toast } from './toast';
import { Tooltip } from './tooltip';

interface ScreenLinkProps extends ButtonLook {
  to: string;
  /** Whether the target screen exists. */
  isOpen: boolean;
  /** Message while it does not, such as 'The store opens soon'. */
  notYet: string;
  children: ReactNode;
}

/** Link to a screen that may not exist yet. Until it does, a button shows the message instead. */
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
