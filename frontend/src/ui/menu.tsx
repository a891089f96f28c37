import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface MenuProps {
  /** The button that opens the menu; one element that takes a ref. */
  trigger: ReactNode;
  /** `MenuItem`s. */
  children: ReactNode;
  /** Edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
  /** Called when it has closed; `preventDefault` keeps the focus from returning to the button. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** A dropdown menu. Arrow keys and letters move; the focus returns to the button. */
export function Menu({ trigger, children, align = 'start', onCloseAutoFocus }: MenuProps) {
  return (
    // Not modal: Radix would lock scrolling with an inline style sheet, which the CSP forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Inside the main element, so that nothing of a page is outside its landmarks. */}
      <DropdownMenu.Portal
        container={typeof document === 'undefined' ? null : document.getElementById('main')}
      >
        <DropdownMenu.Content
          className="card card--floating menu"
          align={align}
          sideOffset={8}
          collisionPadding={8}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** One action; `onSelect` runs it and closes the menu. */
export function MenuItem({
  isDanger,
  className,
  ...rest
}: DropdownMenu.DropdownMenuItemProps & { isDanger?: boolean }) {
  return (
    <DropdownMenu.Item
      {...rest}
      className={classNames('menu__item row gap-12', isDanger && 'text-alarm-text', className)}
    />
  );
}
