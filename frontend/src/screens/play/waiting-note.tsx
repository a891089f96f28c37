import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import type { User } from '../../api/types';
import { useOutbox } from '../../offline/outbox';
import { isWaiting } from '../../offline/outgoing';
import { removeRound, roundOutbox } from '../../offline/round-outbox';
import { sendWaitingRounds } from '../../offline/round-sender';
import type { PlayedRound } from '../../offline/played-round';
import { useCanStoreRounds } from '../../offline/stored-rounds.hook';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import './waiting-note.css';

const NO_ROOM =
  'This browser can keep no rounds: its storage is full, blocked or silent. Stay online, and on the page until a round is sent.';

/**
 * Lists the rounds stored in this browser: the member's own, to send or clear, and the count of others'
 * rounds. Also warns if rounds cannot be stored.
 */
export function WaitingNote({ user }: { user: User }) {
  const kept = useOutbox(roundOutbox);
  const hasRoom = useCanStoreRounds();
  const own = kept.filter((round) => round.userId === user.id);
  const waiting = own.filter(isWaiting);
  const others = kept.filter((round) => round.userId !== user.id && isWaiting(round));
  return (
    <>
      {!hasRoom && <p className="meta">{NO_ROOM}</p>}
      {waiting.length > 0 && <OwnWaiting rounds={waiting} userId={user.id} />}
      {own.map((round) => (
        <TurnedDown key={round.id} round={round} />
      ))}
      {others.length > 0 && <p className="meta">{othersText(others)}</p>}
    </>
  );
}

function OwnWaiting({ rounds, userId }: { rounds: readonly PlayedRound[]; userId: number }) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const sending = useMutation({
    mutationFn: async () => (await sendWaitingRounds(client, userId)) === null,
  });
  const giveUp = (): void => {
    setIsAsking(false);
    for (const { id } of rounds) void removeRound(id);
  };
  const hasFailed = sending.data === false && !sending.isPending;
  const count = roundsText(rounds.length);
  return (
    <div className={classNames('play__waiting row wrap cut-picture', hasFailed && 'play__waiting--failed')}>
      <Hourglass className="text-plasma-text" size={20} aria-hidden="true" />
      <p role="status">
        {`${count} to be sent.${hasFailed ? ' That did not work yet. Nothing is lost, and it is tried again by itself.' : ''}`}
      </p>
      <div className="play__waiting-actions row wrap gap-8">
        {hasFailed && (
          <Button size="small" variant="danger" onClick={() => setIsAsking(true)}>
            Give up
          </Button>
        )}
        <Button
          size="small"
          isPending={sending.isPending}
          pendingLabel="Sending..."
          onClick={() => sending.mutate()}
        >
          Send now
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Give up what is not sent?"
        description={`${count} to be sent. What is given up never counts, and its coins are lost.`}
        confirmLabel="Give up"
        onConfirm={giveUp}
      />
    </div>
  );
}

/** A round that the server will never accept stays until the member has read why. */
function TurnedDown({ round: { id, state, score } }: { round: PlayedRound }) {
  if (state.kind === 'waiting') return null;
  return (
    <div className="play__waiting play__waiting--refused row wrap cut-picture">
      <p>{`A round with score ${score} does not count. ${state.reason}`}</p>
      <Button size="small" onClick={() => void removeRound(id)}>
        Clear
      </Button>
    </div>
  );
}

function roundsText(count: number): string {
  return count === 1 ? '1 round waits' : `${count} rounds wait`;
}

/** Returns a text such as '2 rounds wait for zorblax, 1 round waits for mira.' */
function othersText(rounds: readonly PlayedRound[]): string {
  const counts = new Map<string, number>();
  for (const { username } of rounds) counts.set(username, (counts.get(username) ?? 0) + 1);
  return `${[...counts].map(([name, count]) => `${roundsText(count)} for ${name}`).join(', ')}.`;
}
