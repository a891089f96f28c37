import { useInfiniteQuery } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { flaggedRoundsQuery } from '../../../api/admin-overview';
import type { AdminRound } from '../../../api/types';
import { ageOf } from '../../../lib/time-words';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Plate, PlateHead } from '../../../ui/plate';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { flagWords } from './refusal-words';
import { VoidDialog } from './void-dialog';

/** Rounds that look unlike a person's play, each with the way to take it back. */
export function FlaggedRounds() {
  const list = useInfiniteQuery(flaggedRoundsQuery);
  const [asked, ask] = useState<AdminRound | null>(null);
  const rounds = list.data?.pages.flatMap(({ lines }) => lines) ?? [];
  return (
    <Plate aria-labelledby="flagged-rounds" aria-busy={list.isPending}>
      <PlateHead id="flagged-rounds" title="Flagged rounds" livery="ember">
        <span className="meta">A flag changes nothing by itself</span>
      </PlateHead>
      {list.isPending && (
        <SkeletonGroup>
          <Skeleton width="100%" height={220} />
        </SkeletonGroup>
      )}
      {list.isError && list.data === undefined && (
        <div className="overview-failed">
          <p role="alert">The flagged rounds did not arrive.</p>
          <Button size="small" isPending={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {list.data && rounds.length === 0 && (
        <EmptyState title="No flagged rounds">Every round so far looks like a person&apos;s play.</EmptyState>
      )}
      {rounds.length > 0 && (
        <ul className="flagged-rounds">
          {rounds.map((round) => (
            <FlaggedRound key={round.round} round={round} onVoid={() => ask(round)} />
          ))}
        </ul>
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
    </Plate>
  );
}

function FlaggedRound({ round, onVoid }: { round: AdminRound; onVoid: () => void }) {
  const { username, gameName, score, coins, flags, decidedAt, status, voidReason, voidedBy } = round;
  return (
    <li>
      <div className="flagged-round__words">
        <p>
          <b>{username}</b> in {gameName}
          <span className="meta"> · {ageOf(decidedAt)}</span>
        </p>
        <p className="meta">
          {score.toLocaleString('en-US')} points, {coins.toLocaleString('en-US')} coins
          {status === 'voided' && `. Voided by ${voidedBy ?? 'an admin'}: ${voidReason ?? ''}`}
        </p>
        <p className="flagged-round__flags">
          {flags.map((flag) => (
            <span key={flag} className="flagged-round__flag">
              <Flag size={14} aria-hidden="true" />
              {flagWords(flag)}
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
