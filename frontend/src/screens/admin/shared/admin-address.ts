import { paths } from '../../../session/paths';

/** Ids of the dashboard's tabs as they appear in the URL, in display order (§2). */
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

/** Returns the tab named in the URL, or the first tab if the name is unknown. */
export function adminTabIn(params: URLSearchParams): AdminTabId {
  return ADMIN_TAB_IDS.find((id) => id === params.get('tab')) ?? 'overview';
}

/** Returns the path of a tab, such as '/admin?tab=coins&user=12', for links between tabs. */
export function adminTabPath(tab: AdminTabId, more: Record<string, string> = {}): string {
  return `${paths.admin}?${new URLSearchParams({ tab, ...more }).toString()}`;
}
