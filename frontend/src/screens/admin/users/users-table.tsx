import type { ReactNode } from 'react';
import type { UserSort } from '../../../api/admin-users';
import type { AdminUser } from '../../../api/types';
import { ageOf } from '../../../lib/time-labels';
import { TableFrame } from '../../../ui/table-frame';
import { AdminSwitch } from './admin-switch';
import { UserActions } from './user-actions';
import type { UserRowActions } from './user-row-actions.hook';
import { UserName, UserStatus } from './user-parts';
import type { UsersAddress } from './users-address.hook';
import { nextSort } from './users-filters';

export interface UsersTableProps {
  users: readonly AdminUser[];
  address: UsersAddress;
  rowActions: UserRowActions;
}

/** The table 'All Users' (§2). */
export function UsersTable({ users, address, rowActions }: UsersTableProps) {
  return (
    <TableFrame label="Table of all users">
      <thead>
        <tr>
          <SortHead sort="id" address={address}>
            ID
          </SortHead>
          <SortHead sort="username" address={address}>
            Username
          </SortHead>
          <SortHead sort="lastSeen" address={address}>
            Status
          </SortHead>
          <SortHead sort="coins" address={address} isFigure>
            Coins
          </SortHead>
          <th scope="col">Admin</th>
          <th scope="col" className="cell-figure">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} rowActions={rowActions} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function UserRow({ user, rowActions }: { user: AdminUser; rowActions: UserRowActions }) {
  const isAsked = rowActions.asked?.user.id === user.id;
  return (
    <tr data-asked={isAsked || undefined} aria-busy={rowActions.pendingId === user.id || undefined}>
      <td className="figure">{user.id}</td>
      <th scope="row">
        <UserName user={user} />
      </th>
      <td>
        <span title={user.lastSeen === null ? 'Never here' : `Last seen ${ageOf(user.lastSeen)}`}>
          <UserStatus isOnline={user.isOnline} />
        </span>
      </td>
      <td className="cell-figure text-gold admin-users__coins">{user.coins.toLocaleString('en-US')}</td>
      <td>
        <AdminSwitch user={user} rowActions={rowActions} />
      </td>
      <td>
        <UserActions user={user} rowActions={rowActions} />
      </td>
    </tr>
  );
}

interface SortHeadProps {
  sort: UserSort;
  address: UsersAddress;
  isFigure?: boolean;
  children: ReactNode;
}

function SortHead({ sort, address: { view, show }, isFigure = false, children }: SortHeadProps) {
  const isSorted = view.sort === sort;
  const direction = view.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={isFigure ? 'cell-figure' : undefined}
    >
      <button type="button" className="admin-users__sort" onClick={() => show(nextSort(view, sort))}>
        {children}
        <span aria-hidden="true">{isSorted ? (view.order === 'asc' ? '↑' : '↓') : ''}</span>
      </button>
    </th>
  );
}
