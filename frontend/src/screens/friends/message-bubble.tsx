import { memo } from 'react';
import type { DirectMessage, ThreadMember } from '../../api/types';
import { MessageText } from '../../chat/message-text';
import { momentText } from '../../lib/time-labels';
import { AlienAvatar } from '../../ui/alien-avatar';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';

const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

interface MessageBubbleProps {
  message: DirectMessage;
  /** The other member of the thread. */
  member: Pick<ThreadMember, 'username' | 'avatar' | 'profilePicture'>;
  /** The reader's own name, highlighted where it is mentioned. */
  reader: string;
  /** True when there is no message before, or it is by the other member or from another day. */
  isFirst: boolean;
  /** True for the message that shows 'Seen'. */
  isLastSeen: boolean;
}

export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, member, reader, isFirst, isLastSeen } = props;
  const { isMine, gift, createdAt, readAt } = message;
  const written = new Date(createdAt);
  return (
    <li className={classNames('bubble', isMine && 'bubble--mine')}>
      {!isMine && isFirst && (
        <AlienAvatar wardrobe={member.avatar} picture={member.profilePicture} size="small" />
      )}
      <div className="bubble__copy" title={momentText(createdAt)}>
        <VisuallyHidden>{`${isMine ? 'You' : member.username}, ${timeOfDay.format(written)}: `}</VisuallyHidden>
        {gift === null ? (
          <MessageText message={message.message} reader={reader} />
        ) : (
          <div className="row gap-14 bubble__gift">
            <img
              src={gift.image ?? `/items/${gift.itemType}-${gift.itemId}.svg`}
              alt=""
              width={64}
              height={64}
              decoding="async"
            />
            <p>
              <b>{gift.name}</b>
              <br />
              <span className="meta">{isMine ? 'You gave a copy' : 'A copy for your collection'}</span>
            </p>
          </div>
        )}
      </div>
      {isLastSeen && readAt !== null && (
        <p className="meta">{`Seen ${timeOfDay.format(new Date(readAt))}`}</p>
      )}
    </li>
  );
});
