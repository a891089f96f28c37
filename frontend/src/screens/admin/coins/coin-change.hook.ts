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
import { toast } from '../../../ui/toast';

/** More was to be taken away than is there; nothing was sent. */
export class TooFewCoinsError extends Error {
  override readonly name = 'TooFewCoinsError';
}

/** Sends a change once: the same wish sent again after no answer has the same key. */
export function useCoinChange() {
  const client = useQueryClient();
  const attempt = useRef<{ wish: string; key: string } | null>(null);
  return useOneAtATime(
    useMutation({
      mutationFn: async (change: CoinChange) => {
        const wish = JSON.stringify(change);
        let key = attempt.current?.wish === wish ? attempt.current.key : null;
        if (key === null) {
          await refuseTooFew(client, change);
          key = newRequestKey();
          attempt.current = { wish, key };
        }
        return changeCoins(change, key);
      },
      // What is done here is done wherever the admin is by now: the form may be gone.
      onSuccess: (_coins, { amount }) => {
        attempt.current = null;
        const description = `User coins have been updated by ${amount.toLocaleString('en-US')}.`;
        toast({ title: 'Coins Modified', description, variant: 'success' });
        void invalidateDashboard(client);
      },
      onError: async (error) => {
        if (error instanceof TooFewCoinsError) return;
        // Until it is decided the change may have been made: it is asked for again under its key.
        if (!isUndecided(error)) attempt.current = null;
        toast({ title: 'Error Modifying Coins', description: failureOf(error), variant: 'destructive' });
        await invalidateDashboard(client);
      },
    }),
  );
}

/** What is known of a balance may be old: it is asked for before it stands in the way; else the server decides. */
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
