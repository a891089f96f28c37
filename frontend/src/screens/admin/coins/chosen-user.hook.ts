import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { adminUserQuery } from '../../../api/admin-users';
import type { AdminUser } from '../../../api/types';

/** Keeps the chosen user in the URL, so that the Users tab can link here with a user already chosen (§2). */
export function useChosenUser() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const id = Number(/^[1-9]\d{0,8}$/.exec(params.get('user') ?? '')?.[0] ?? 0);
  const { data, error, isFetching, refetch } = useQuery({ ...adminUserQuery(id), enabled: id > 0 });
  const present = usePresentId(id);
  const choose = (user: AdminUser | null): void => {
    if (user) {
      // Show the data of the list's row until the user has been refetched.
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
    /** Returns true while this user is still the chosen one. For responses that arrive late. */
    isPresent: (userId: number): boolean => present.current === userId,
    failure: id > 0 && error ? { error, isRetrying: isFetching, retry: () => void refetch() } : null,
  };
}

/** Ref to the id of the chosen user, for responses that arrive late; 0 during a navigation. */
function usePresentId(id: number) {
  const { state } = useNavigation();
  const present = useRef(id);
  useEffect(() => {
    present.current = state === 'idle' ? id : 0;
  }, [id, state]);
  return present;
}
