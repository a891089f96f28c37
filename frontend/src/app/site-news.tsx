import { useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { siteQuery } from '../api/site';
import { setCommunityAddresses } from '../lib/community-links';
import { fullTitle, pageAt } from './pages';
import './site-news.css';

/** Keeps true on every page what admins have set: the notice at its top, the site's name in the title, its links. */
export function SiteNews() {
  const { data: site } = useQuery(siteQuery);
  const { pathname } = useLocation();
  const name = site?.siteName;
  const links = site?.links;
  useEffect(() => {
    if (name !== undefined) document.title = fullTitle(pageAt(pathname), name);
  }, [name, pathname]);
  useEffect(() => {
    if (links !== undefined) setCommunityAddresses(links);
  }, [links]);
  return <Notice key={site?.maintenanceNotice} text={site?.maintenanceNotice ?? ''} />;
}

/** What admins have to say to everybody; it goes when it was read, and comes back when it says something else. */
function Notice({ text }: { text: string }) {
  const [isRead, setIsRead] = useState(false);
  const isShown = text !== '' && !isRead;
  return (
    <div role="status" className={isShown ? 'site-notice' : 'visually-hidden'}>
      {isShown && (
        <>
          <Megaphone size={20} aria-hidden="true" />
          <p>{text}</p>
          <button type="button" aria-label="Close the notice" onClick={() => setIsRead(true)}>
            <X size={20} aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}
