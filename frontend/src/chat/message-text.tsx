import { memo } from 'react';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import { tokensOf } from './message-tokens';
import type { MessageToken } from './message-tokens';

interface MessageTextProps {
  message: string;
  /** Whose name stands out. */
  reader: string;
}

/** The words of a message, with links and mentions; whatever looks like markup is text. */
export const MessageText = memo(function MessageText({ message, reader }: MessageTextProps) {
  return (
    <p className="chat-message__text" dir="auto">
      {tokensOf(message).map((token, index) => (
        <Token key={index} token={token} reader={reader} />
      ))}
    </p>
  );
});

function Token({ token, reader }: { token: MessageToken; reader: string }) {
  if (token.kind === 'text') return token.text;
  if (token.kind === 'link') return <MemberLink href={token.href}>{token.text}</MemberLink>;
  const isReader = token.username.toLowerCase() === reader.toLowerCase();
  return <span className={classNames('chat-mention', isReader && 'chat-mention--reader')}>{token.text}</span>;
}

/** A link that a member has written: the site neither vouches for it nor tells it anything. */
function MemberLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="chat-link" href={href} title={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
