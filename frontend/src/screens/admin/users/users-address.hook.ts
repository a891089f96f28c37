import { useSearchParams } from 'react-router-dom';
import { FIRST_USERS, MAX_USER_SEARCH_LENGTH } from '../../../api/admin-users';
import type { UserSort, UsersView } from '../../../api/admin-users';

const SORTS: readonly UserSort[] = ['id', 'username', 'coins', 'lastSeen'];

/** State of the user list as stored in the URL. */
export type UsersAddress = ReturnType<typeof useUsersAddress>;

/**
 * Keeps search, order and page in the URL, so that Back, reloads and links keep them. Defaults are omitted,
 * and invalid values count as the default.
 */
export function useUsersAddress() {
  const [params, setParams] = useSearchParams();
  const view = viewIn(params);
  const from = view.cursor === null ? 1 : Number(/^[1-9]\d{0,8}$/.exec(params.get('from') ?? '')?.[0] ?? 1);
  return {
    view,
    /** Number of the page's first row, counted from 1. */
    from,
    /** Merges changes into the view and shows its first page, or the page at a given cursor. */
    show: (changes: Partial<UsersView>, { from: first = 1, replace = false } = {}) => {
      const next = { ...view, cursor: null, ...changes };
      setParams({ tab: 'users', ...wordsOf(next, first) }, { replace, preventScrollReset: true });
    },
  };
}

function viewIn(params: URLSearchParams): UsersView {
  return {
    ...FIRST_USERS,
    search: (params.get('search') ?? '').trim().slice(0, MAX_USER_SEARCH_LENGTH),
    isAdminsOnly: params.get('role') === 'admin',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? FIRST_USERS.sort,
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    cursor: params.get('cursor') || null,
  };
}

function wordsOf(view: UsersView, from: number): Record<string, string> {
  return {
    ...(view.search !== '' && { search: view.search }),
    ...(view.isAdminsOnly && { role: 'admin' }),
    ...(view.sort !== FIRST_USERS.sort && { sort: view.sort }),
    ...(view.order !== FIRST_USERS.order && { order: view.order }),
    ...(view.cursor !== null && { cursor: view.cursor, from: String(from) }),
  };
}
