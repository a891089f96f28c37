import X from 'lucide-react/icons/x';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { useJustOpened } from './just-opened.hook';
import { useReturnFocus } from './return-focus.hook';
import { ScrollLock } from './scroll-lock';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** Read by screen readers together with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Width on a desktop; on a phone a `wide` dialog covers the screen. */
  size?: 'narrow' | 'wide';
  /** Ignores Escape and clicks outside, for content that is shown only once. */
  isKept?: boolean;
  /** Ignores clicks outside and has no button to close it. */
  isQuestion?: boolean;
  className?: string | undefined;
}

/** Modal dialog: traps the focus, returns it at the end, and closes on Escape and on a click outside. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, children, size, isKept, isQuestion, className } = props;
  const returnFocus = useReturnFocus();
  const justOpened = useJustOpened(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        {/* Not Radix's overlay, because of its scroll lock: see scroll-lock.tsx. */}
        <ScrollLock />
        <div className={classNames('scrim', size === 'wide' && 'scrim--covering')}>
          <RadixDialog.Content
            className={classNames(
              'card card--floating dialog',
              size === 'wide' && 'dialog--wide',
              justOpened,
              className,
            )}
            aria-modal="true"
            {...returnFocus}
            {...(isKept && { onEscapeKeyDown: prevent, onInteractOutside: prevent })}
            {...(isQuestion && { role: 'alertdialog', onInteractOutside: prevent })}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <RadixDialog.Title className="dialog__title">{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description className="dialog__description">{description}</RadixDialog.Description>
            )}
            {children}
            {!isQuestion && (
              <RadixDialog.Close className="dialog__close icon-button" aria-label="Close">
                <X size={20} aria-hidden="true" />
              </RadixDialog.Close>
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function prevent(event: Event): void {
  event.preventDefault();
}
