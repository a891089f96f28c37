import { useQuery, useQueryClient } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { siteKey, userKey } from '../api/keys';
import { siteQuery } from '../api/site';
import { setCommunityAddresses } from '../lib/community-links';
import { titleAt } from './pages';
import './site-updates.css';

/** Minimum time between two requests of a visitor. Without a socket, visitors refetch on navigation. */
const ASKED_AGAIN_AFTER_MS = 60_000;

/** Applies the site's settings to every page: notice at the top, site name in the title, links. */
export function SiteUpdates() {
  const { data: site } = useQuery(siteQuery);
  const { pathname } = useLocation();
  useSiteUpdates(pathname);
  const name = site?.siteName;
  const links = site?.links;
  const areLinksSample = site?.areLinksSample;
  useEffect(() => {
    if (name !== undefined) document.title = titleAt(pathname, name);
  }, [name, pathname]);
  useEffect(() => {
    if (links !== undefined) setCommunityAddresses(links, areLinksSample);
  }, [links, areLinksSample]);
  const notice = site?.maintenanceNotice ?? '';
  return (
    // Always present: screen readers announce only changes of a region they already know.
    <div role="status">{notice !== '' && <Notice key={notice} text={notice} />}</div>
  );
}

function useSiteUpdates(pathname: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const askedAtMs = client.getQueryState(siteKey)?.dataUpdatedAt ?? 0;
    const isOld = askedAtMs > 0 && Date.now() - askedAtMs > ASKED_AGAIN_AFTER_MS;
    const isVisitor = !client.getQueryData(userKey);
    if (isOld && isVisitor) void client.invalidateQueries({ queryKey: siteKey });
  }, [client, pathname]);
}

/** Notice of the admins. Closing it hides it until its text changes. */
function Notice({ text }: { text: string }) {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  const close = (): void => {
    setIsRead(true);
    // The focused button disappears with the notice.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="site-notice row gap-12">
      <Megaphone className="text-ember-text" size={20} aria-hidden="true" />
      <p className="grow">{text}</p>
      <button type="button" className="icon-button" aria-label="Close the notice" onClick={close}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
