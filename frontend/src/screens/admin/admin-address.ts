import { paths } from '../../app/paths';

/** The tabs of the dashboard by the word that stands in the address, in their order (§2). */
export const ADMIN_TAB_IDS = [
  'overview',
  'users',
  'streaming',
  'coins',
  'store',
  'database',
  'settings',
] as const;

export type AdminTabId = (typeof ADMIN_TAB_IDS)[number];

/** Returns the tab that an address names; what is no tab is the first one. */
export function adminTabIn(params: URLSearchParams): AdminTabId {
  return ADMIN_TAB_IDS.find((id) => id === params.get('tab')) ?? 'overview';
}

/** Returns the address of a tab, such as '/admin?tab=coins&user=12', for links from one tab to another. */
export function adminTabPath(tab: AdminTabId, more: Record<string, string> = {}): string {
  return `${paths.admin}?${new URLSearchParams({ tab, ...more }).toString()}`;
}
