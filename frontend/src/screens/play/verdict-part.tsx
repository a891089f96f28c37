import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Verdict } from '../../api/types';
import { useUnsavedRounds } from '../../offline/stored-rounds.hook';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { CoinsWon } from './coins-won';
import type { RoundSending } from './round-sending.hook';

const offlineMessage = 'Counted as an offline round: the server heard of it only afterwards.';

interface VerdictPartProps {
  sending: RoundSending;
  onSend: () => void;
}

/** State of a played round: being verified, unsent, refused, or verified and paid. */
export function VerdictPart({ sending: { roundOutcome, error, isPending }, onSend }: VerdictPartProps) {
  const isUnsaved = useUnsavedRounds();
  if (roundOutcome?.kind === 'proven') return <Proven verdict={roundOutcome.verdict} />;
  if (roundOutcome !== undefined) return <Refused sentence={roundOutcome.sentence} />;
  if (error !== null && !isPending) return <Unsent isUnsaved={isUnsaved} onSend={onSend} />;
  return <Proving />;
}

function Proving() {
  return (
    <p className="meta play__verdict">
      <Spinner />
      The server is proving your round...
    </p>
  );
}

function Unsent({ isUnsaved, onSend }: { isUnsaved: boolean; onSend: () => void }) {
  return (
    <div className="play__unsent">
      <p>
        {isUnsaved
          ? 'This round is not sent yet, and this browser keeps nothing: leave the page open until it is sent.'
          : 'This round is not sent yet. It is kept here and sent by itself; nothing counts twice.'}
      </p>
      <Button variant="go" isWide onClick={onSend}>
        Retry
      </Button>
    </div>
  );
}

function Refused({ sentence }: { sentence: string }) {
  return (
    <p className="play__verdict play__verdict--refused">
      <CircleAlert size={20} aria-hidden="true" />
      <span>This round does not count. {sentence}</span>
    </p>
  );
}

function Proven({ verdict }: { verdict: Verdict }) {
  const { coins, playedOffline } = verdict;
  return (
    <>
      <p className="play__verdict">
        <Badge kind="own">
          <BadgeCheck size={18} aria-hidden="true" />
          Proven by replay
        </Badge>
      </p>
      {playedOffline && <p className="meta play__offline">{offlineMessage}</p>}
      {coins > 0 && <CoinsWon verdict={verdict} />}
    </>
  );
}
