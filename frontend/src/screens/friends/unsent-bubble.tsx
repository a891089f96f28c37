import CircleAlert from 'lucide-react/icons/circle-alert';
import type { UnsentMessage } from '../../offline/direct-messages';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import type { Sending } from './sending.hook';

interface UnsentBubbleProps {
  message: UnsentMessage;
  sending: Sending;
}

/** A message that is being sent, or one that failed, with the reason and a retry button. */
export function UnsentBubble({ message, sending }: UnsentBubbleProps) {
  const { state } = message;
  const problem = state.kind === 'waiting' ? state.problem : state.reason;
  return (
    <li className={classNames('bubble bubble--mine bubble--unsent', problem !== null && 'bubble--refused')}>
      <div className="bubble__copy">
        <p>{message.message}</p>
      </div>
      {problem === null ? (
        <p className="meta">Sending...</p>
      ) : (
        <div className="row wrap bubble__actions">
          <p className="field__error" role="alert">
            <CircleAlert size={18} aria-hidden="true" />
            {`Not sent. ${problem}`}
          </p>
          <Button size="small" onClick={() => sending.sendAgain(message)}>
            Try Again
          </Button>
          <Button size="small" onClick={() => sending.drop(message.clientId)}>
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}
