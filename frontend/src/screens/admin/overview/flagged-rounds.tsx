import { useInfiniteQuery } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { flaggedRoundsQuery } from '../../../api/admin-rounds';
import type { AdminRound } from '../../../api/types';
import { ageOf } from '../../../lib/time-labels';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/panel';
import { useFocusWhen } from '../shared/focus-when.hook';
import { BoxSkeleton } from '../shared/loaded';
import { counted } from '../shared/counted';
import { flagLabel } from './round-labels';
import { VoidDialog } from './void.dialog';

/** Lists rounds that do not look like human play, each with a button to void it. */
export function FlaggedRounds() {
  const list = useInfiniteQuery(flaggedRoundsQuery);
  const [asked, ask] = useState<AdminRound | null>(null);
  const rounds = list.data?.pages.flatMap(({ lines }) => lines) ?? [];
  return (
    <Panel
      id="flagged-rounds"
      title="Flagged rounds"
      accent="ember"
      aside={<span className="meta">A flag changes nothing by itself</span>}
      aria-busy={list.isPending}
    >
      {list.isPending && <BoxSkeleton heightPx={220} />}
      {list.isError && list.data === undefined && (
        <div className="row wrap overview-failed">
          <p role="alert">The flagged rounds could not be loaded.</p>
          <Button size="small" isPending={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {list.data && rounds.length === 0 && (
        <EmptyState title="No flagged rounds">Every round so far looks like a person&apos;s play.</EmptyState>
      )}
      {rounds.length > 0 && (
        <ul className="rows flagged-rounds">
          {rounds.map((round) => (
            <FlaggedRound key={round.round} round={round} onVoid={() => ask(round)} />
          ))}
        </ul>
      )}
      {list.isError && list.data !== undefined && (
        <p role="alert" className="flagged-rounds__failed meta text-ember-text">
          {list.isFetchNextPageError
            ? 'Earlier rounds could not be loaded.'
            : 'The list could not be refreshed: it may have changed since.'}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          size="small"
          isWide
          isPending={list.isFetchingNextPage}
          pendingLabel="Loading..."
          onClick={() => void list.fetchNextPage()}
        >
          Earlier rounds
        </Button>
      )}
      {asked && <VoidDialog round={asked} onClose={() => ask(null)} />}
    </Panel>
  );
}

function FlaggedRound({ round, onVoid }: { round: AdminRound; onVoid: () => void }) {
  const { username, gameName, score, coins, flags, decidedAt, status, voidReason, voidedBy } = round;
  const place = useFocusWhen<HTMLLIElement>(status === 'voided');
  return (
    <li ref={place} tabIndex={-1}>
      <div className="grow breakable">
        <p>
          <b>{username}</b> {`in ${gameName}`}
          <span className="meta">{` · ${ageOf(decidedAt)}`}</span>
        </p>
        <p className="meta">
          <span>{`${counted(score, 'point')}, ${counted(coins, 'coin')}`}</span>
          {status === 'voided' && <span>{`. Voided by ${voidedBy ?? 'an admin'}: ${voidReason ?? ''}`}</span>}
        </p>
        <p className="row wrap flagged-round__flags">
          {flags.map((flag) => (
            <span key={flag} className="row meta text-ember-text">
              <Flag size={14} aria-hidden="true" />
              {flagLabel(flag)}
            </span>
          ))}
        </p>
      </div>
      {status === 'voided' ? (
        <Badge>Voided</Badge>
      ) : (
        <Button size="small" aria-label={`Void the round of ${username} in ${gameName}`} onClick={onVoid}>
          Void
        </Button>
      )}
    </li>
  );
}
