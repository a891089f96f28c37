import { useRef } from 'react';
import AtSign from 'lucide-react/icons/at-sign';
import Ban from 'lucide-react/icons/ban';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { ChatMessage } from '../api/types';
import { Menu, MenuItem } from '../ui/menu';
import type { Moderation, ModerationAction } from './moderation.hook';
import { RowButton } from './row-button';

interface AuthorMenuProps {
  message: ChatMessage;
  isOwn: boolean;
  moderation: Moderation;
  /** Mentions the author in the composer and focuses it. */
  onMention: (username: string) => void;
}

/** Format of Alien IDs (§5); the name of a closed account does not match. */
const ALIEN_ID = /^[\w-]{3,24}$/;

/** Menu of actions on a message and its author; renders nothing when there are none. */
export function AuthorMenu({ message, isOwn, moderation, onMention }: AuthorMenuProps) {
  const { username, isAdmin } = message;
  const isMentioned = useRef(false);
  const canMention = !isOwn && ALIEN_ID.test(username);
  const canMute = moderation.isAdmin && canMention && !isAdmin;
  if (!canMention && !moderation.isAdmin) return null;
  const mentionOnClose = (event: Event): void => {
    if (!isMentioned.current) return;
    isMentioned.current = false;
    event.preventDefault();
    onMention(username);
  };
  return (
    <Menu
      align="end"
      onCloseAutoFocus={mentionOnClose}
      trigger={<RowButton aria-label={`Actions for ${username}'s message`} icon={EllipsisVertical} />}
    >
      {canMention && (
        <MenuItem
          onSelect={() => {
            isMentioned.current = true;
          }}
        >
          <AtSign size={18} aria-hidden="true" />
          Mention
        </MenuItem>
      )}
      {moderation.isAdmin && <AdminItems message={message} canMute={canMute} moderation={moderation} />}
    </Menu>
  );
}

function AdminItems(props: { message: ChatMessage; canMute: boolean; moderation: Moderation }) {
  const { message, canMute, moderation } = props;
  const isMuted = moderation.isMuted(message.userId);
  const item = (kind: ModerationAction, Icon: typeof Ban, label: string) => (
    <MenuItem isDanger={kind === 'ban'} onSelect={() => moderation.begin({ kind, message })}>
      <Icon size={18} aria-hidden="true" />
      <span>{label}</span>
    </MenuItem>
  );
  return (
    <>
      {item('remove', Trash2, 'Delete message')}
      {canMute && isMuted && item('unmute', Volume2, 'Unmute')}
      {canMute && !isMuted && item('mute', VolumeX, 'Mute 10 minutes')}
      {canMute && !isMuted && item('ban', Ban, 'Ban from chat')}
    </>
  );
}
