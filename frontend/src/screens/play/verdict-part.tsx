import { coin } from 'game-scenes/art/coin';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/api-error';
import type { Verdict } from '../../api/types';
import { Art } from '../../ui/art';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { refusalSentence } from './refusal-sentences';
import { isWorthSendingAgain } from './round-sending.hook';

const COIN = coin();

interface VerdictPartProps {
  verdict: Verdict | undefined;
  /** Why the round was not taken. */
  error: Error | null;
  isSending: boolean;
  gameName: string;
  onSend: () => void;
}

/** What a played round is worth: still being proven, not sent, refused, or proven and paid. */
export function VerdictPart({ verdict, error, isSending, gameName, onSend }: VerdictPartProps) {
  if (verdict?.verdict === 'proven') return <Proven verdict={verdict} gameName={gameName} />;
  if (verdict !== undefined) return <Refused>{refusalSentence(verdict.reason)}</Refused>;
  if (isSending) return <Proving />;
  if (isWorthSendingAgain(error)) return <Unsent onSend={onSend} />;
  return <Refused>{messageOf(error, refusalSentence(null))}</Refused>;
}

function Proving() {
  return (
    <p className="meta play__verdict">
      <Spinner />
      The server is proving your round...
    </p>
  );
}

function Unsent({ onSend }: { onSend: () => void }) {
  return (
    <div className="play__unsent">
      <p>This round is not sent yet. It is kept here until it is; nothing counts twice.</p>
      <Button variant="go" isWide onClick={onSend}>
        Retry
      </Button>
    </div>
  );
}

function Refused({ children }: { children: ReactNode }) {
  return (
    <p className="play__verdict play__verdict--refused">
      <CircleAlert size={20} aria-hidden="true" />
      <span>This round does not count. {children}</span>
    </p>
  );
}

function Proven({ verdict, gameName }: { verdict: Verdict; gameName: string }) {
  return (
    <>
      <p className="play__verdict">
        <Badge kind="own">
          <BadgeCheck size={18} aria-hidden="true" />
          Proven by replay
        </Badge>
      </p>
      {verdict.coins > 0 && (
        <div className="play__coins">
          <Art drawing={COIN} />
          <p>
            <b className="figure">+{verdict.coins}</b>
            Earned {verdict.coins} coins playing {gameName}
          </p>
        </div>
      )}
    </>
  );
}
