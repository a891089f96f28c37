import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { adminUserQuery } from '../../../api/admin-users';
import type { AdminUser } from '../../../api/types';

/** Who is chosen stands in the address, so that the Users tab leads here with somebody chosen already (§2). */
export function useChosenUser() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const id = Number(/^[1-9]\d{0,8}$/.exec(params.get('user') ?? '')?.[0] ?? 0);
  const { data, error, isFetching, refetch } = useQuery({ ...adminUserQuery(id), enabled: id > 0 });
  const present = usePresentId(id);
  const choose = (user: AdminUser | null): void => {
    if (user) {
      // The row of the list is what is known of them until they are asked for again.
      const { queryKey } = adminUserQuery(user.id);
      client.setQueryData(queryKey, user);
      void client.invalidateQueries({ queryKey, exact: true });
    }
    setParams(user ? { tab: 'coins', user: String(user.id) } : { tab: 'coins' }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return {
    chosen: id > 0 ? (data ?? null) : null,
    choose,
    /** Whether it is still this user who is chosen, for answers that come late. */
    isPresent: (userId: number): boolean => present.current === userId,
    failure: id > 0 && error ? { error, isRetrying: isFetching, retry: () => void refetch() } : null,
  };
}

/** Who is chosen when a late answer arrives; nobody once another page is on its way. */
function usePresentId(id: number) {
  const { state } = useNavigation();
  const present = useRef(id);
  useEffect(() => {
    present.current = state === 'idle' ? id : 0;
  }, [id, state]);
  return present;
}
