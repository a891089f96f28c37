import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { friendsKey } from '../../api/keys';
import { useFrames } from '../../api/socket';
import type { FriendList } from '../../api/types';
import { paths } from '../../session/paths';

/** Announces notifications to screen readers, and messages of threads that are not open. */
export function BellAnnouncer() {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  useFrames('notification', ({ data }) => setAnnouncement(data.content));
  useFrames('direct_message', ({ data: { userId, message } }) => {
    const isOpen = pathname === paths.friends && new URLSearchParams(search).get('with') === String(userId);
    if (message.isMine || message.gift !== null || isOpen) return;
    const list = client.getQueryData<FriendList>(friendsKey);
    const name = list?.friends.find((friend) => friend.userId === userId)?.username ?? 'a friend';
    setAnnouncement(`New message from ${name}`);
  });
  return (
    <span className="visually-hidden" role="status">
      {announcement}
    </span>
  );
}
