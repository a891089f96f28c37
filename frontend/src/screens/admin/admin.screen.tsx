import { mark } from 'game-scenes/art-core/mark';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { useMediaQuery } from '../../lib/media-query.hook';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Art } from '../../ui/art';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { SkipLink } from '../../ui/skip-link';
import { Spinner } from '../../ui/spinner';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs';
import { takeLostFocus } from '../../ui/take-lost-focus';
import { ADMIN_TAB_IDS, adminTabIn } from './shared/admin-address';
import type { AdminTabId } from './shared/admin-address';
import { ADMIN_TABS } from './admin-tabs';
import { useLostRights } from './lost-rights.hook';
import { usePresenceUpdates } from './presence-updates.hook';
import { StorageWarning } from './storage-warning';
import { TabBoundary } from './tab-boundary';
import './admin.css';

const MARK = mark();
const LOADING = (
  <p role="status" className="center gap-16 meta admin__loading">
    <Spinner size={28} />
    Loading...
  </p>
);

/** The dashboard: its own header instead of the navigation, and seven tabs whose state is in the URL (§2). */
export function AdminScreen() {
  const [params, setParams] = useSearchParams();
  const tab = adminTabIn(params);
  const { Content } = ADMIN_TABS[tab];
  const panel = useFocusOfTab(tab);
  useLostRights();
  usePresenceUpdates();
  return (
    <div className="admin planet-limb">
      <SkipLink />
      <AdminHead />
      <main id="main" tabIndex={-1} className="column admin__main">
        <Tabs value={tab} onValueChange={(next) => setParams({ tab: next })}>
          <AdminTabList tab={tab} />
          <TabPanel key={tab} ref={panel} value={tab} className="column gap-16 admin__panel" tabIndex={-1}>
            <StorageWarning />
            <TabBoundary>
              <Suspense fallback={LOADING}>
                <Content />
              </Suspense>
            </TabBoundary>
          </TabPanel>
        </Tabs>
      </main>
    </div>
  );
}

/** Moves the focus to the new tab's panel when the link that was clicked disappears with the old tab. */
function useFocusOfTab(tab: AdminTabId) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    takeLostFocus(panel.current);
  }, [tab]);
  return panel;
}

function AdminHead() {
  const { user, lastKnownAt } = useAuth();
  return (
    <header className="row gap-16 admin__header">
      <Link to={paths.home} aria-label="Alien Squad" className="admin__mark">
        <Art drawing={MARK} />
      </Link>
      <div className="row apart grow admin__title">
        <h1>ADMIN DASHBOARD</h1>
        {lastKnownAt !== null && (
          <p role="status" className="meta text-ember-text admin__offline">
            Offline<span className="admin__full">: nothing can be changed now.</span>
          </p>
        )}
      </div>
      {user && (
        <div className="row gap-12 wide-only">
          <AlienAvatar wardrobe={user.avatarCustomization} picture={user.profilePicture} size="small" />
          <b className="ellipsis admin__name">{user.username}</b>
          <Badge kind="info">ADMIN</Badge>
        </div>
      )}
      <ButtonLink to={paths.landing} className="admin__return" aria-label="Return to Site">
        <ArrowLeft size={18} aria-hidden="true" />
        <span>
          <span className="admin__full">Return to </span>Site
        </span>
      </ButtonLink>
    </header>
  );
}

function AdminTabList({ tab }: { tab: AdminTabId }) {
  const isColumn = useMediaQuery('(width >= 1100px)');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!shown || !list.current) return;
    // On a phone the row is wider than the window: center the open tab, so that its neighbours show as well.
    list.current.scrollLeft = shown.offsetLeft - (list.current.clientWidth - shown.offsetWidth) / 2;
  }, [tab, isColumn]);
  return (
    <TabList ref={list} isVertical={isColumn} aria-label="Admin" className="admin__tabs">
      {ADMIN_TAB_IDS.map((id) => {
        const { label, icon: Icon } = ADMIN_TABS[id];
        return (
          <Tab key={id} value={id}>
            <Icon size={20} aria-hidden="true" />
            <span>{label}</span>
          </Tab>
        );
      })}
    </TabList>
  );
}
