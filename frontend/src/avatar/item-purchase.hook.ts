import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../api/api-error';
import { avatarItemsKey, inventoryKey, userKey } from '../api/keys';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import { buyAvatarItem, invalidateAfterPurchase, isUndecided } from '../api/store';
import type { AvatarPurchase, AvatarReceipt } from '../api/types';
import { toast } from '../ui/toast';
import { attemptKey, endAttempt } from './purchase-attempt';

const NO_ANSWER = 'The server did not answer. Try again as soon as you are connected: nothing is paid twice.';

interface ItemPurchase {
  isPending: boolean;
  buy: (purchase: AvatarPurchase) => void;
}

/** Buys avatar items; `onBought` receives the inventory and the avatar stored on the server (§7). */
export function useItemPurchase(userId: number, onBought: (receipt: AvatarReceipt) => void): ItemPurchase {
  const client = useQueryClient();
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: async (purchase: AvatarPurchase) => {
        const receipt = await buyAvatarItem(purchase, attemptKey(userId, purchase));
        endAttempt(userId);
        await invalidateAfterPurchase(client);
        return receipt;
      },
      onSuccess: (receipt) => {
        onBought(receipt);
        toast({
          title: 'Item purchased!',
          description: 'The item has been added to your collection.',
          variant: 'success',
        });
      },
      onError: async (error) => {
        if (isUndecided(error)) return showFailureToast(NO_ANSWER);
        endAttempt(userId);
        await explainRefusal(client, error);
      },
    }),
  );
  return { isPending, buy: mutate };
}

/** Shows why a purchase failed, and refetches the data that may be outdated. */
async function explainRefusal(client: QueryClient, error: Error): Promise<void> {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === 'coins.not_enough') showNotEnoughCoinsToast();
  else showFailureToast(messageOf(error, 'Please try again later.'));
  const renewed = [userKey, inventoryKey, avatarItemsKey];
  await Promise.all(renewed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

function showFailureToast(description: string): void {
  toast({ title: 'Purchase failed', description, variant: 'destructive' });
}

/** §5. */
export function showNotEnoughCoinsToast(): void {
  toast({
    title: 'Not enough coins',
    description: 'You need more coins to purchase this item.',
    variant: 'destructive',
  });
}
