import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import Send from 'lucide-react/icons/send';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import type { Draft } from './draft.hook';
import { MAX_MESSAGE_LENGTH } from './write-message';

/** Remaining characters below which the field shows the count. */
const SHOW_REMAINING_BELOW = 50;

interface ComposerProps {
  draft: Draft;
  onSend: () => void;
  isMuted: boolean;
}

/** Field for a new message. Enter sends it; a message that is too long is kept, and the excess is shown. */
export function Composer({ draft: { field, text, setText }, onSend, isMuted }: ComposerProps) {
  const id = useId();
  const [isRefused, setIsRefused] = useState(false);
  const room = MAX_MESSAGE_LENGTH - text.trim().length;
  const isTooLong = room < 0;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsRefused(isTooLong);
    if (!isTooLong) onSend();
  };
  return (
    <form className="chat-composer" onSubmit={submit}>
      <div className="field__box">
        <input
          ref={field}
          id={id}
          className="field__input"
          aria-label="Message"
          aria-describedby={`${id}-room`}
          {...(isTooLong && { 'aria-invalid': true })}
          placeholder={isMuted ? 'You are muted' : 'Say something nice'}
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          disabled={isMuted}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button variant="go" size="square" type="submit" aria-label="Send" disabled={isMuted}>
        <Send size={20} aria-hidden="true" />
      </Button>
      <p
        id={`${id}-room`}
        className={classNames('meta chat-composer__remaining', isTooLong && 'text-alarm-text')}
        role={isRefused && isTooLong ? 'alert' : undefined}
      >
        {remainingText(room)}
      </p>
    </form>
  );
}

function remainingText(room: number): string {
  if (room < 0) return `Too long by ${counted(-room)}: a message has at most ${MAX_MESSAGE_LENGTH}.`;
  return room < SHOW_REMAINING_BELOW ? `${counted(room)} left` : '';
}

const counted = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;
