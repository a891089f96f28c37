import { useQuery } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { notificationsSummaryQuery } from '../../api/notifications';
import { CountBadge } from '../../ui/count-badge';
import { BellList } from './bell-list';
import { BellAnnouncer } from './bell-announcer';
import './bell.css';

/** Number of unread notifications, and a popover with the list; in the rail, or in the bar of a phone. */
export function Bell({ place }: { place: 'rail' | 'phone' }) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(notificationsSummaryQuery);
  const unread = data?.unread ?? 0;
  const isInRail = place === 'rail';
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        className={isInRail ? 'rail__entry row bell' : 'phone-bar__button icon-button bell'}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      >
        <Popover.Anchor asChild>
          <span className="bell__icon">
            <BellIcon size={isInRail ? 22 : 24} aria-hidden="true" />
            <CountBadge count={unread} />
          </span>
        </Popover.Anchor>
        {isInRail && <span>Notifications</span>}
      </Popover.Trigger>
      <BellAnnouncer />
      <Popover.Portal>
        <Popover.Content
          className="card card--floating card--flush bell-list column"
          aria-labelledby={`bell-title-${place}`}
          side={isInRail ? 'right' : 'bottom'}
          align="end"
          sideOffset={isInRail ? 45 : 26}
          alignOffset={isInRail ? -76 : -52}
          collisionPadding={8}
        >
          <BellList titleId={`bell-title-${place}`} onClose={() => setIsOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
