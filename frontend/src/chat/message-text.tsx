import { memo } from 'react';
import { classNames } from '../ui/class-names';
import { VisuallyHidden } from '../ui/visually-hidden';
import { tokensOf } from './message-tokens';
import type { MessageToken } from './message-tokens';

interface MessageTextProps {
  message: string;
  /** Name of the member whose mentions are highlighted. */
  reader: string;
}

/** The text of a message with links and mentions; markup is shown as text. */
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

/** A link written by a member: not endorsed (nofollow), and without a referrer. */
function MemberLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="chat-link" href={href} title={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
