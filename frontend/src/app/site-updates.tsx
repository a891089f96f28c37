import { useQuery, useQueryClient } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { siteKey, userKey } from '../api/keys';
import { siteQuery } from '../api/site';
import { setCommunityAddresses } from '../lib/community-links';
import { fullTitle, pageAt } from './pages';
import './site-updates.css';

/** Visitors have no socket that tells what is new: on the way to another page they ask again, once a minute at the most. */
const ASKED_AGAIN_AFTER_MS = 60_000;

/** Keeps true on every page what admins have set: the notice at its top, the site's name in the title, its links. */
export function SiteUpdates() {
  const { data: site } = useQuery(siteQuery);
  const { pathname } = useLocation();
  useSiteUpdates(pathname);
  const name = site?.siteName;
  const links = site?.links;
  useEffect(() => {
    if (name !== undefined) document.title = fullTitle(pageAt(pathname), name);
  }, [name, pathname]);
  useEffect(() => {
    if (links !== undefined) setCommunityAddresses(links);
  }, [links]);
  const notice = site?.maintenanceNotice ?? '';
  return (
    // It waits on every page: screen readers tell only what comes into a region that they know.
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

/** What admins have to say to everybody; it goes when it was read, and comes back when it says something else. */
function Notice({ text }: { text: string }) {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  const close = (): void => {
    setIsRead(true);
    // The button goes with the notice.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="site-notice">
      <Megaphone size={20} aria-hidden="true" />
      <p>{text}</p>
      <button type="button" aria-label="Close the notice" onClick={close}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
