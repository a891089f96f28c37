import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Holds the tabs and their panels; `value`/`onValueChange` or `defaultValue`. */
export const Tabs = RadixTabs.Root;

/** What a tab shows; only the panel of the active tab is there. */
export const TabPanel = RadixTabs.Content;

export interface TabListProps extends ComponentProps<typeof RadixTabs.List> {
  /** The tabs share the whole width. */
  isEven?: boolean;
}

/** The row of tabs; give it an aria-label. Arrow keys move, Home and End jump. */
export function TabList({ isEven, className, ...rest }: TabListProps) {
  return (
    <RadixTabs.List {...rest} className={classNames('tab-list', isEven && 'tab-list--even', className)} />
  );
}

/** One tab; `value` ties it to its panel. */
export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return <RadixTabs.Trigger {...rest} className={classNames('tab', className)} />;
}
