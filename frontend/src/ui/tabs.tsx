import { createContext, useContext, useId, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names';

interface TabsState {
  /** The active tab. */
  value: string;
  select: (value: string) => void;
  /** Prefix of the ids that link tabs and panels. */
  id: string;
}

const TabsContext = createContext<TabsState>({ value: '', select: () => undefined, id: '' });

export interface TabsProps {
  /** The active tab, if the parent holds the state; `onValueChange` then requests another one. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** The initially active tab, if the parent does not hold the state. */
  defaultValue?: string;
  children: ReactNode;
}

/**
 * Holds the tabs and their panels. Not from a library: tabs are used on the sign-in page, where the library
 * would be as large as everything else on it.
 */
export function Tabs({ value, onValueChange, defaultValue = '', children }: TabsProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const id = useId();
  const select = (next: string): void => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  return <TabsContext value={{ value: value ?? ownValue, select, id }}>{children}</TabsContext>;
}

export interface TabListProps extends ComponentProps<'div'> {
  /** The tabs share the whole width. */
  isEven?: boolean;
  /** The tabs are in a column: the up and down arrows work as well. */
  isVertical?: boolean;
}

/** The row of tabs; needs an aria-label. Arrow keys move, Home and End jump. */
export function TabList({ isEven, isVertical, className, ...rest }: TabListProps) {
  return (
    <div
      {...rest}
      role="tablist"
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      tabIndex={-1}
      className={classNames('tab-list gap-4', isEven && 'tab-list--even', className)}
      onKeyDown={moveByKey}
    />
  );
}

/** A tab; its value links it to its panel. */
export function Tab({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const tabs = useContext(TabsContext);
  const isActive = tabs.value === value;
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isActive}
      aria-controls={isActive ? `${tabs.id}-panel-${value}` : undefined}
      tabIndex={isActive ? 0 : -1}
      className={classNames('tab row gap-8', className)}
      onClick={() => tabs.select(value)}
    />
  );
}

/** Content of a tab; rendered only while the tab is active. */
export function TabPanel({ value, ...rest }: ComponentProps<'div'> & { value: string }) {
  const tabs = useContext(TabsContext);
  if (tabs.value !== value) return null;
  return (
    <div
      tabIndex={0}
      {...rest}
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
    />
  );
}

/** Index of the tab that a key leads to; focusing a tab activates it. */
const places: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The same for the arrows of a column; in a row they scroll the page. */
const placesInColumn: typeof places = {
  ...places,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
};

function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
  const isColumn = event.currentTarget.getAttribute('aria-orientation') === 'vertical';
  const place = (isColumn ? placesInColumn : places)[event.key];
  // Alt with an arrow goes back in the browser.
  if (place === undefined || event.altKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]:not(:disabled)')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = tabs[place(at, tabs.length)];
  event.preventDefault();
  next?.focus();
  next?.click();
}
