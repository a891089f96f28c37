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
  /** Content of the tab, loaded when the tab is first opened. */
  Content: ComponentType;
}

/** The tabs of §2. The compiler reports a missing one. */
export const ADMIN_TABS: Record<AdminTabId, AdminTab> = {
  overview: {
    label: 'Overview',
    icon: LayoutDashboard,
    Content: lazy(async () => ({ default: (await import('./overview/overview.tab')).OverviewTab })),
  },
  users: {
    label: 'Users',
    icon: Users,
    Content: lazy(async () => ({ default: (await import('./users/users.tab')).UsersTab })),
  },
  streaming: {
    label: 'Streaming',
    icon: Radio,
    Content: lazy(async () => ({ default: (await import('./streaming/streaming.tab')).StreamingTab })),
  },
  coins: {
    label: 'Coins',
    icon: CoinsIcon,
    Content: lazy(async () => ({ default: (await import('./coins/coins.tab')).CoinsTab })),
  },
  store: {
    label: 'Store Items',
    icon: Store,
    Content: lazy(async () => ({ default: (await import('./store/store-items.tab')).StoreItemsTab })),
  },
  database: {
    label: 'Database',
    icon: DatabaseIcon,
    Content: lazy(async () => ({ default: (await import('./database/database.tab')).DatabaseTab })),
  },
  settings: {
    label: 'Settings',
    icon: Settings,
    Content: lazy(async () => ({ default: (await import('./settings/settings.tab')).SettingsTab })),
  },
};
