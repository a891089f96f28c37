import { useQuery } from '@tanstack/react-query';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { boardPageQuery } from '../../api/leaderboard';
import type { BoardPage } from '../../api/leaderboard';
import type { BoardEntry } from '../../api/types';
import { classNames } from '../../ui/class-names';
import { FailedNote } from '../../ui/failed-note';
import { Card } from '../../ui/card';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
import type { BoardAddress } from './board-address.hook';
import { SQUAD_POINTS } from './boards';
import { EmptyBoard } from './empty-board';
import { MemberRoundsDialog } from './member-rounds.dialog';
import { Pager } from './pager';
import { RankingRow } from './ranking-row';
import './ranking.css';

/** The ranking of the board named in the URL, page by page (§2). */
export function Ranking({ address }: { address: BoardAddress }) {
  const { page, isPending, isError, isFetching, isOtherPage, refetch } = useBoardPage(address);
  const [member, setMember] = useState<BoardEntry | null>(null);
  const { board, view } = address;
  const card = useRowsInSight(address, page, isOtherPage);
  const hasRows = page !== undefined && page.entries.length > 0;
  return (
    <Card ref={card} isFlush className="ranking" aria-labelledby="ranking">
      <RankingHead address={address} page={isOtherPage ? undefined : page} />
      {isError && (
        <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
          {page ? 'This ranking could not be brought up to date.' : 'The ranking could not be loaded.'}
        </FailedNote>
      )}
      {isPending && <RankingSkeleton />}
      {page && !hasRows && <EmptyBoard address={address} />}
      {hasRows && (
        <ol className="ranking__rows" aria-busy={isOtherPage}>
          {page.entries.map((entry) => (
            <RankingRow key={entry.id} entry={entry} board={board} onOpen={setMember} />
          ))}
        </ol>
      )}
      {hasRows && <Pager page={page} address={address} isTurning={isOtherPage} />}
      <MemberRoundsDialog member={member} range={view.range} onClose={() => setMember(null)} />
    </Card>
  );
}

/**
 * Fetches the page named in the URL. While it loads, the previous page of the same board stays; an invalid
 * cursor is removed.
 */
function useBoardPage({ view, show }: BoardAddress) {
  const { data, error, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...boardPageQuery(view),
    placeholderData: (earlier: BoardPage | undefined) =>
      earlier?.game === view.game && earlier.range === view.range ? earlier : undefined,
  });
  const isBadCursor = view.cursor !== null && error instanceof ApiError && error.status === 400;
  useEffect(() => {
    if (isBadCursor) show({}, { replace: true });
  });
  return {
    page: data,
    isPending: isPending || isBadCursor,
    isError: isError && !isBadCursor,
    isFetching,
    isOtherPage: isPlaceholderData,
    refetch,
  };
}

/** Scrolls to the member's own row, or to the top of the card after a change of page. */
function useRowsInSight({ view }: BoardAddress, page: BoardPage | undefined, isOtherPage: boolean) {
  const card = useRef<HTMLElement>(null);
  const isThere = page !== undefined && !isOtherPage;
  const { cursor, isAround } = view;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!isThere) return;
    const place = isAround ? 'around' : (cursor ?? '');
    const isTurned = shown.current !== null && shown.current !== place;
    shown.current = place;
    if (isAround) card.current?.querySelector('[data-own]')?.scrollIntoView({ block: 'center' });
    else if (isTurned && card.current && card.current.getBoundingClientRect().top < 0) {
      card.current.scrollIntoView({ block: 'start' });
    }
  }, [isThere, isAround, cursor]);
  return card;
}

/** About as many rows as fit in a window, so that little moves when the data arrives. */
const SKELETON_ROWS = 10;

function RankingSkeleton() {
  return (
    <SkeletonList
      as="div"
      count={SKELETON_ROWS}
      className="ranking__rows"
      rowClass="ranking__row ranking__row--loading"
    >
      <Skeleton width={20} height={22} className="ranking__rank" />
      <Skeleton className="alien-avatar" />
      <div className="row gap-16 ranking__member">
        <div className="grow">
          <Skeleton width="60%" height={20} />
        </div>
        <Skeleton width={72} height={18} />
      </div>
      <Skeleton width={64} height={20} className="ranking__score" />
    </SkeletonList>
  );
}

/** Its number of members comes with the page. */
function RankingHead({ address, page }: { address: BoardAddress; page: BoardPage | undefined }) {
  const { board, view, show } = address;
  return (
    <div className="row wrap ranking__header">
      <h2 id="ranking" className="accent accent--gold">
        Ranking
      </h2>
      <p role="status" className="meta grow">
        {page && countText(page.total, view.search !== '')}
      </p>
      <button
        type="button"
        className={classNames('text-link', view.isAround && 'text-slime')}
        aria-pressed={view.isAround}
        onClick={() => show({ isAround: !view.isAround, search: '' })}
      >
        <LocateFixed size={18} aria-hidden="true" />
        Around me
      </button>
      {board.isAll && <p className="meta ranking__unit">{SQUAD_POINTS}</p>}
    </div>
  );
}

/** The API stops counting search results here. */
const MAX_FOUND = 2000;

function countText(total: number, isSearched: boolean): string {
  const players = total === 1 ? 'player' : 'players';
  const count = total.toLocaleString('en-US');
  if (!isSearched) return `${count} ${players}`;
  return `${total >= MAX_FOUND ? `${count}+` : count} ${players} found`;
}
