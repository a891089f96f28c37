import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import Trophy from 'lucide-react/icons/trophy';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { Link } from 'react-router-dom';
import type { Notification } from '../../api/types';
import { ageOf } from '../../lib/time-labels';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { paths } from '../../session/paths';

/** Icon, its colour, and link of each kind. The compiler reports a missing kind. */
const KINDS: Record<
  Notification['type'],
  { icon: typeof Gift; color: string; to: (notification: Notification) => string }
> = {
  friend_request: { icon: UserPlus, color: 'text-ember-text', to: () => paths.friends },
  friend_accepted: { icon: UserCheck, color: 'text-slime', to: threadOf },
  gift: { icon: Gift, color: 'text-plasma-text', to: threadOf },
  overtaken: { icon: Trophy, color: 'text-gold', to: boardOf },
  coins: { icon: Coins, color: 'text-gold', to: () => paths.profile },
};

interface NotificationRowProps {
  notification: Notification;
  onFollow: (notification: Notification) => void;
}

/** A notification, with a link to what it is about. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { type, content, data, read, createdAt } = notification;
  const { icon: Icon, color, to } = KINDS[type];
  const name = typeof data['username'] === 'string' ? data['username'] : '';
  const hasName = name !== '' && content.startsWith(`${name} `);
  return (
    <li>
      <Link
        className={classNames('notification', !read && 'notification--unread')}
        to={to(notification)}
        onClick={() => onFollow(notification)}
      >
        <span className={classNames('icon-tile', color)}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <span>
          {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
          {hasName && <b>{name}</b>}
          <span>{hasName ? content.slice(name.length) : content}</span>
          <span className="meta column">{ageOf(createdAt)}</span>
        </span>
      </Link>
    </li>
  );
}

function threadOf({ data }: Notification): string {
  return typeof data['userId'] === 'number' ? `${paths.friends}?with=${data['userId']}` : paths.friends;
}

function boardOf({ data }: Notification): string {
  const game = data['gameName'];
  return typeof game === 'string'
    ? `${paths.leaderboard}?game=${encodeURIComponent(game)}`
    : paths.leaderboard;
}
