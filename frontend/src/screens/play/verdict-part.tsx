import { coin } from 'game-scenes/art/coin';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import type { Verdict } from '../../api/types';
import { useUnsavedRounds } from '../../offline/stored-rounds.hook';
import { Art } from '../../ui/art';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { flyCoins } from '../../ui/coin-flight';
import { Spinner } from '../../ui/spinner';
import type { RoundSending } from './play.hook';
import './verdict-part.css';

const COIN = coin();

/** State of a played round: being verified, unsent, refused, or verified and paid. */
export function VerdictPart({ sending, onSend }: { sending: RoundSending; onSend: () => void }) {
  const { roundOutcome, error, isPending } = sending;
  if (roundOutcome?.kind === 'proven') return <Proven verdict={roundOutcome.verdict} />;
  if (roundOutcome !== undefined) {
    return (
      <div className="play__verdict play__refused meta text-ember-text row gap-10">
        <CircleAlert size={20} aria-hidden="true" />
        <span>This round does not count. {roundOutcome.sentence}</span>
      </div>
    );
  }
  if (error !== null && !isPending) return <Unsent onSend={onSend} />;
  return (
    <p className="play__verdict meta row gap-10">
      <Spinner />
      The server is proving your round...
    </p>
  );
}

function Unsent({ onSend }: { onSend: () => void }) {
  const isUnsaved = useUnsavedRounds();
  return (
    <div className="play__unsent column gap-12">
      <p>
        {isUnsaved
          ? 'This round is not sent yet, and this browser keeps nothing: leave the page open until it is sent.'
          : 'This round is not sent yet. It is kept here and sent by itself; nothing counts twice.'}
      </p>
      <Button variant="go" isWide onClick={onSend}>
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

/** Verdicts whose coins have already flown. The animation is not repeated after watching the round. */
const flown = new WeakSet<Verdict>();

/** Coins paid for a verified round (§4), by ledger line. They fly from here to the balance once. */
function CoinsWon({ verdict }: { verdict: Verdict }) {
  const box = useRef<HTMLDivElement>(null);
  const { coins, lines } = verdict;
  useEffect(() => {
    if (box.current === null || flown.has(verdict)) return;
    flown.add(verdict);
    flyCoins(box.current, verdict.coins);
  }, [verdict]);
  const [only] = lines;
  return (
    <div ref={box} className="play__coins meta row cut-picture" data-coin-source>
      <Art drawing={COIN} />
      <div>
        <p className="figure text-gold">+{coins}</p>
        {lines.length === 1 && only ? (
          <p>{only.description}</p>
        ) : (
          <ul className="play__lines">
            {lines.map(({ description, amount }) => (
              <li key={description}>
                {description} <b className="text-gold">+{amount}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
