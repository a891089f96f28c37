import type { ComponentProps } from 'react';
import { VisuallyHidden } from './visually-hidden';

/**
 * A link to another site. It opens a new tab, says so to screen readers, and passes no referrer or opener.
 */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
