import CoinsIcon from 'lucide-react/icons/coins';
import DatabaseIcon from 'lucide-react/icons/database';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Radio from 'lucide-react/icons/radio';
import Settings from 'lucide-react/icons/settings';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { AdminTabId } from './shared/admin-address';

interface AdminTab {
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  Content: ComponentType;
}

/** @param load loads the content when the tab is first opened */
function tab(label: string, icon: AdminTab['icon'], load: () => Promise<ComponentType>): AdminTab {
  return { label, icon, Content: lazy(async () => ({ default: await load() })) };
}

/** The tabs of §2. The compiler reports a missing one. */
export const ADMIN_TABS: Record<AdminTabId, AdminTab> = {
  overview: tab(
    'Overview',
    LayoutDashboard,
    async () => (await import('./overview/overview.tab')).OverviewTab,
  ),
  users: tab('Users', Users, async () => (await import('./users/users.tab')).UsersTab),
  streaming: tab('Streaming', Radio, async () => (await import('./streaming/streaming.tab')).StreamingTab),
  coins: tab('Coins', CoinsIcon, async () => (await import('./coins/coins.tab')).CoinsTab),
  store: tab('Store Items', Store, async () => (await import('./store/store-items.tab')).StoreItemsTab),
  database: tab('Database', DatabaseIcon, async () => (await import('./database/database.tab')).DatabaseTab),
  settings: tab('Settings', Settings, async () => (await import('./settings/settings.tab')).SettingsTab),
};
