import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import { adminUsersQuery } from '../../../api/admin-users';
import type { UsersPage } from '../../../api/admin-users';
import { useMediaQuery } from '../../../lib/media-query.hook';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/panel';
import { Skeleton, SkeletonList } from '../../../ui/skeleton';
import { Loaded } from '../shared/loaded';
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
    <Panel
      ref={place}
      tabIndex={-1}
      isFlush
      className="admin-users"
      id="all-users"
      title="All Users"
      accent="ion"
      aside={<UsersFilters address={address} />}
    >
      <Loaded query={list} skeleton={<UsersSkeleton />} failure="The users could not be loaded.">
        {(page) => (
          <ShownUsers
            page={page}
            address={address}
            rowActions={rowActions}
            isTurning={list.isPlaceholderData}
            hasFailed={list.isError}
            // The button that was clicked disappears.
            onShowAll={() => place.current?.focus({ preventScroll: true })}
          />
        )}
      </Loaded>
      <UserDialogs rowActions={rowActions} />
    </Panel>
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
        <p role="status" className="admin-users__old meta text-ember-text">
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

type UsersPagerProps = Pick<ShownUsersProps, 'page' | 'address' | 'isTurning'>;

function UsersPager({ page, address: { view, from, show }, isTurning }: UsersPagerProps) {
  const { users, total, previous, next } = page;
  const turn = (cursor: string | null, first: number): void => {
    if (cursor !== null && !isTurning) show({ cursor }, { from: first });
  };
  return (
    <nav className="row apart gap-16 admin-users__pager" aria-label="Pages">
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
    <SkeletonList as="div" count={7} className="column" rowClass="row gap-16 admin-users__skeleton">
      <Skeleton width={40} height={40} />
      <Skeleton width="40%" height={20} />
      <Skeleton width={88} height={28} />
    </SkeletonList>
  );
}
