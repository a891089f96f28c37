import ChevronRight from 'lucide-react/icons/chevron-right';
import CoinsIcon from 'lucide-react/icons/coins';
import Radio from 'lucide-react/icons/radio';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { ButtonLink } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { adminTabPath } from '../shared/admin-address';

const ACTIONS = [
  { label: 'Start Streaming', tab: 'streaming', icon: Radio },
  { label: 'Manage Users', tab: 'users', icon: Users },
  { label: 'Modify Coins', tab: 'coins', icon: CoinsIcon },
  { label: 'Store Items', tab: 'store', icon: Store },
] as const;

/** Links to other tabs (§2). */
export function QuickActions() {
  return (
    <Panel id="quick-actions" title="Quick Actions" accent="plasma">
      <div className="column gap-12 quick-actions">
        {ACTIONS.map(({ label, tab, icon: Icon }) => (
          <ButtonLink key={tab} to={adminTabPath(tab)} isWide>
            <Icon size={20} aria-hidden="true" />
            <span className="grow">{label}</span>
            <ChevronRight size={20} aria-hidden="true" className="muted" />
          </ButtonLink>
        ))}
      </div>
    </Panel>
  );
}
