import { useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { draftKey } from './sending.hook';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';

/** Maximum length of a message, in characters. */
const MAX_MESSAGE_LENGTH = 500;

/** Below this many remaining characters, the field shows the count. */
const SHOW_REMAINING_BELOW = 50;

interface ComposerProps {
  userId: number;
  username: string;
  onSend: (message: string) => void;
}

/** Message field. Enter sends; a message that is too long is not sent, and the excess is shown. */
export function Composer({ userId, username, onSend }: ComposerProps) {
  const client = useQueryClient();
  const id = useId();
  const [text, setText] = useState(() => client.getQueryData<string>(draftKey(userId)) ?? '');
  const change = (next: string): void => {
    setText(next);
    // The draft survives opening another thread.
    client.setQueryData(draftKey(userId), next);
  };
  const message = text.trim();
  const room = MAX_MESSAGE_LENGTH - message.length;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (message === '' || room < 0) return;
    onSend(message);
    change('');
  };
  return (
    <form className="thread-composer" onSubmit={submit}>
      <div className="field__box">
        <input
          id={`${id}-text`}
          className="field__input"
          aria-label={`Message to ${username}`}
          aria-describedby={`${id}-room`}
          {...(room < 0 && { 'aria-invalid': true })}
          placeholder={`Message ${username}`}
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <Button variant="go" size="square" type="submit" aria-label="Send">
        <Send size={20} aria-hidden="true" />
      </Button>
      <p id={`${id}-room`} className={classNames('meta', room < 0 && 'text-alarm-text')} role="status">
        {remainingText(room)}
      </p>
    </form>
  );
}

function remainingText(room: number): string {
  if (room < 0) return `Too long by ${-room}: a message has at most ${MAX_MESSAGE_LENGTH} characters.`;
  return room < SHOW_REMAINING_BELOW ? `${room} characters left` : '';
}
