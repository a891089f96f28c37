import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Verdict } from '../../api/types';
import { useUnsavedRounds } from '../../offline/stored-rounds.hook';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { CoinsWon } from './coin-row';
import type { RoundSending } from './play.hook';
import './verdict-part.css';

/** State of a played round: being verified, unsent, refused, or verified and paid. */
export function VerdictPart({ sending, onSend }: { sending: RoundSending; onSend: () => void }) {
  const { roundOutcome, error, isPending } = sending;
  if (roundOutcome?.kind === 'proven') return <Proven verdict={roundOutcome.verdict} />;
  if (roundOutcome !== undefined) {
    return (
      <div className="play__verdict play__refused meta text-ember-text row gap-10">
        <CircleAlert size={20} aria-hidden="true" />
        <span>{`This round does not count. ${roundOutcome.sentence}`}</span>
      </div>
    );
  }
  if (error !== null && !isPending) return <Unsent isMain={!sending.isCutOff} onSend={onSend} />;
  return (
    <p className="play__verdict meta row gap-10">
      <Spinner />
      The server is proving your round...
    </p>
  );
}

interface UnsentProps {
  /** False where another round may be played meanwhile. */
  isMain: boolean;
  onSend: () => void;
}

function Unsent({ isMain, onSend }: UnsentProps) {
  const isUnsaved = useUnsavedRounds();
  return (
    <div className="play__unsent column gap-12">
      <p>
        {isUnsaved
          ? 'This round is not sent yet, and this browser keeps nothing: leave the page open until it is sent.'
          : 'This round is not sent yet. It is kept here and sent by itself; nothing counts twice.'}
      </p>
      <Button variant={isMain ? 'go' : 'default'} isWide onClick={onSend}>
        Try again
      </Button>
    </div>
  );
}

export function ProvenBadge() {
  return (
    <p className="play__verdict row">
      <Badge kind="own">
        <BadgeCheck size={18} aria-hidden="true" />
        Proven by replay
      </Badge>
    </p>
  );
}

function Proven({ verdict }: { verdict: Verdict }) {
  const { coins, playedOffline } = verdict;
  return (
    <>
      <ProvenBadge />
      {playedOffline && (
        <p className="meta play__offline">
          Counted as an offline round: the server heard of it only afterwards.
        </p>
      )}
      {coins > 0 && <CoinsWon verdict={verdict} />}
    </>
  );
}
