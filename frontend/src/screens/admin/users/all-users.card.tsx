import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import { adminUsersQuery } from '../../../api/admin-users';
import type { UsersPage } from '../../../api/admin-users';
import { useMediaQuery } from '../../../lib/media-query.hook';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailedPanel } from '../../../ui/failed-panel';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';
import { UserCards } from './user-cards';
import { UserDialogs } from './user-dialogs';
import { useUserRowActions } from './user-row-actions.hook';
import type { UserRowActions } from './user-row-actions.hook';
import { useUsersAddress } from './users-address.hook';
import type { UsersAddress } from './users-address.hook';
import { UsersFilters, UsersSorts } from './users-filters';
import { UsersTable } from './users-table';

/** All users, with the actions on each. */
export function AllUsers() {
  const address = useUsersAddress();
  const rowActions = useUserRowActions();
  const place = useRef<HTMLElement>(null);
  const list = useQuery({ ...adminUsersQuery(address.view), placeholderData: keepPreviousData });
  return (
    <Card ref={place} tabIndex={-1} isFlush className="admin-users" aria-labelledby="all-users">
      <CardHeader id="all-users" title="All Users" accent="ion">
        <UsersFilters address={address} />
      </CardHeader>
      {list.isPending ? (
        <UsersSkeleton />
      ) : list.data === undefined ? (
        <FailedPanel
          sentence="The users could not be loaded."
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <ShownUsers
          page={list.data}
          address={address}
          rowActions={rowActions}
          isTurning={list.isPlaceholderData}
          hasFailed={list.isError}
          // The button that was clicked disappears.
          onShowAll={() => place.current?.focus({ preventScroll: true })}
        />
      )}
      <UserDialogs rowActions={rowActions} />
    </Card>
  );
}

interface ShownUsersProps {
  page: UsersPage;
  address: UsersAddress;
  rowActions: UserRowActions;
  /** Another page is loading. */
  isTurning: boolean;
  /** Refetching the shown page failed. */
  hasFailed: boolean;
  onShowAll: () => void;
}

function ShownUsers({ page, address, rowActions, isTurning, hasFailed, onShowAll }: ShownUsersProps) {
  const isWide = useMediaQuery('(width >= 1100px)');
  if (page.users.length === 0) return <NobodyFound address={address} onShowAll={onShowAll} />;
  return (
    <div aria-busy={isTurning || undefined} className={isTurning ? 'admin-users--turning' : undefined}>
      {hasFailed && (
        <p role="status" className="admin-users__old meta">
          The list could not be refreshed: it may have changed since.
        </p>
      )}
      {!isWide && <UsersSorts address={address} />}
      {isWide ? (
        <UsersTable users={page.users} address={address} rowActions={rowActions} />
      ) : (
        <UserCards users={page.users} rowActions={rowActions} />
      )}
      <UsersPager page={page} address={address} isTurning={isTurning} />
    </div>
  );
}

function NobodyFound({ address: { view, show }, onShowAll }: Pick<ShownUsersProps, 'address' | 'onShowAll'>) {
  const isFiltered = view.search !== '' || view.isAdminsOnly || view.cursor !== null;
  return (
    <EmptyState
      title="No users found"
      action={
        isFiltered ? (
          <Button
            size="small"
            onClick={() => {
              onShowAll();
              show({ search: '', isAdminsOnly: false });
            }}
          >
            Show all users
          </Button>
        ) : null
      }
    >
      {view.search !== '' && `Nobody’s name begins with “${view.search}”.`}
    </EmptyState>
  );
}

interface UsersPagerProps {
  page: UsersPage;
  address: UsersAddress;
  isTurning: boolean;
}

function UsersPager({ page, address: { view, from, show }, isTurning }: UsersPagerProps) {
  const { users, total, previous, next } = page;
  const turn = (cursor: string | null, first: number): void => {
    if (cursor !== null && !isTurning) show({ cursor }, { from: first });
  };
  return (
    <nav className="admin-users__pager" aria-label="Pages">
      <Button
        size="square"
        aria-label="Previous page"
        aria-disabled={previous === null || isTurning}
        onClick={() => {
          // The first page has no cursor in its URL.
          if (from - view.limit <= 1 && previous !== null && !isTurning) show({});
          else turn(previous, from - view.limit);
        }}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </Button>
      <p className="meta">
        {`${inFigures(from)}–${inFigures(from + users.length - 1)} of ${inFigures(total)}`}
      </p>
      <Button
        size="square"
        aria-label="Next page"
        aria-disabled={next === null || isTurning}
        onClick={() => turn(next, from + users.length)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Button>
    </nav>
  );
}

const inFigures = (count: number): string => count.toLocaleString('en-US');

function UsersSkeleton() {
  return (
    <SkeletonGroup>
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} className="admin-users__skeleton">
          <Skeleton width={40} height={40} />
          <Skeleton width="40%" height={20} />
          <Skeleton width={88} height={28} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
