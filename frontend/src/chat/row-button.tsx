import type { ComponentProps } from 'react';
import type X from 'lucide-react/icons/x';

/** A button at the end of a message: only an icon; needs an aria-label. */
export function RowButton({ icon: Icon, ...rest }: ComponentProps<'button'> & { icon: typeof X }) {
  return (
    <button type="button" className="center muted chat-message__more" {...rest}>
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
