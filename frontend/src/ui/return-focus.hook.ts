import { useRef } from 'react';

/**
 * Returns handlers that give the focus back to what had it when a dialog opened; spread them onto Radix's
 * content. Radix does so only for its own trigger, but our dialogs open from anywhere. For a menu item, which
 * closes with its menu, the menu's button takes the focus. If the opener is gone (a deleted row), the page's
 * `main` takes it.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
      opener.current = button ? document.getElementById(button) : active;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
