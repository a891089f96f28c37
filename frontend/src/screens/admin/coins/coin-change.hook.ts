import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureOf, invalidateDashboard } from '../../../api/admin';
import { changeCoins } from '../../../api/admin-coins';
import type { CoinChange } from '../../../api/admin-coins';
import { adminUserQuery } from '../../../api/admin-users';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import { isUndecided } from '../../../api/store';
import { newRequestKey } from '../../../lib/request-key';
import { toast, toastFailure } from '../../../ui/toast';

/** Thrown before sending when a change would take more coins than the user has. */
export class TooFewCoinsError extends Error {
  override readonly name = 'TooFewCoinsError';
}

/** Sends a change exactly once: a retry of the same change after a lost response reuses its key. */
export function useCoinChange() {
  const client = useQueryClient();
  const attempt = useRef<{ request: string; key: string } | null>(null);
  return useOneAtATime(
    useMutation({
      mutationFn: async (change: CoinChange) => {
        const request = JSON.stringify(change);
        let key = attempt.current?.request === request ? attempt.current.key : null;
        if (key === null) {
          await refuseTooFew(client, change);
          key = newRequestKey();
          attempt.current = { request, key };
        }
        return changeCoins(change, key);
      },
      // The toast shows on whatever screen the admin is by now: the form may be unmounted.
      onSuccess: (_coins, { amount }) => {
        attempt.current = null;
        const description = `User coins have been updated by ${amount.toLocaleString('en-US')}.`;
        toast({ title: 'Coins Modified', description, variant: 'success' });
        void invalidateDashboard(client);
      },
      onError: async (error) => {
        if (error instanceof TooFewCoinsError) return;
        // While the outcome is unknown the change may have been made, so a retry must use the same key.
        if (!isUndecided(error)) attempt.current = null;
        toastFailure('Error Modifying Coins', failureOf(error));
        await invalidateDashboard(client);
      },
    }),
  );
}

/**
 * Throws if the user has too few coins. The cached balance may be stale, so it is refetched before the change
 * is refused. If that fails, the server decides.
 */
async function refuseTooFew(client: QueryClient, { userId, amount }: CoinChange): Promise<void> {
  const query = adminUserQuery(userId);
  const known = client.getQueryData(query.queryKey);
  if (known && known.coins + amount >= 0) return;
  const user = await client.query(query).catch(() => null);
  if (user === null || user.coins + amount >= 0) return;
  throw new TooFewCoinsError(
    `${user.username} has ${user.coins.toLocaleString('en-US')} coins: no more than that can be taken away.`,
  );
}
