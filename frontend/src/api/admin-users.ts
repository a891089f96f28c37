import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { adminUsersKey } from './admin-keys';
import { placeOf } from './paging';
import type { ListPlace } from './paging';
import type { AdminUser, Credentials } from './types';

/** Maximum length of a search text that the API accepts. */
export const MAX_USER_SEARCH_LENGTH = 24;

export type UserSort = 'id' | 'username' | 'coins' | 'lastSeen';

/** Search, order and page of the list of users. */
export interface UsersView {
  /** Beginning of a name, or an id; '' for all. */
  search: string;
  /** Whether to list administrators only. */
  isAdminsOnly: boolean;
  sort: UserSort;
  order: 'asc' | 'desc';
  /** Cursor from an earlier answer; null for the first page. */
  cursor: string | null;
  limit: number;
}

export interface UsersPage extends ListPlace {
  users: readonly AdminUser[];
}

/** Initial view of the list. */
export const FIRST_USERS: UsersView = {
  search: '',
  isAdminsOnly: false,
  sort: 'id',
  order: 'asc',
  cursor: null,
  limit: 25,
};

/** One page of the users; refetched whenever it is opened, since others change them. */
export function adminUsersQuery(view: UsersView) {
  return queryOptions<UsersPage>({
    queryKey: [...adminUsersKey, view],
    queryFn: ({ signal }) => loadUsers(view, signal),
    staleTime: 0,
  });
}

/** Users by the beginning of their name or by id, sorted by name, in pages of a hundred. */
export function foundUsersQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...adminUsersKey, 'found', search],
    queryFn: ({ pageParam, signal }) =>
      loadUsers({ ...FIRST_USERS, sort: 'username', search, cursor: pageParam, limit: 100 }, signal),
    initialPageParam: FIRST_USERS.cursor,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** One user; throws ApiError 404 for a closed account. */
export function adminUserQuery(id: number) {
  return queryOptions<AdminUser>({
    queryKey: [...adminUsersKey, { id }],
    queryFn: ({ signal }) => answerOf(api.GET('/api/admin/users/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}

/** Adds a user; throws ApiError 409 when the name is taken. */
export async function addUser(credentials: Credentials): Promise<AdminUser> {
  return answerOf(api.POST('/api/admin/users', { body: credentials }));
}

/** Grants or revokes a user's admin rights. */
export async function setAdmin(id: number, isAdmin: boolean): Promise<AdminUser> {
  return answerOf(api.PATCH('/api/admin/users/{id}', { params: { path: { id } }, body: { isAdmin } }));
}

/** Closes a user's account permanently. */
export async function deleteUser(id: number): Promise<void> {
  await api.DELETE('/api/admin/users/{id}', { params: { path: { id } } });
}

/** Signs a user out on every device. */
export async function signUserOut(id: number): Promise<void> {
  await api.POST('/api/admin/users/{id}/sign-out', { params: { path: { id } } });
}

/** Sets a one-time password, which the user has to change first of all. It is returned only once. */
export async function issueOneTimePassword(id: number): Promise<string> {
  const call = api.POST('/api/admin/users/{id}/one-time-password', { params: { path: { id } } });
  return (await answerOf(call)).password;
}

async function loadUsers(view: UsersView, signal: AbortSignal): Promise<UsersPage> {
  const { search, isAdminsOnly, sort, order, cursor, limit } = view;
  const query = {
    sort,
    order,
    limit,
    ...(search !== '' && { search }),
    ...(isAdminsOnly && { role: 'admin' as const }),
    ...(cursor !== null && { cursor }),
  };
  const answer = await api.GET('/api/admin/users', { params: { query }, signal });
  return { users: answer.data ?? [], ...placeOf(answer) };
}
