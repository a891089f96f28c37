import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../api/api-error';
import { takeFirstColour } from '../api/home';
import { invalidate } from '../api/invalidate';
import { avatarItemsKey, inventoryKey, userKey } from '../api/keys';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import { buyAvatarItem, invalidateAfterPurchase, isUndecided, whyUndecided } from '../api/store';
import type { AvatarItem, AvatarPurchase, AvatarReceipt } from '../api/types';
import { newRequestKey } from '../lib/request-key';
import { toast, toastFailure } from '../ui/toast';
import { showFirstPurchase } from './first-purchase';

/** Buys avatar items; `onBought` receives the inventory and the avatar stored on the server (§7). */
export function useItemPurchase(userId: number, onBought: (receipt: AvatarReceipt) => void) {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: async (purchase: AvatarPurchase) => {
        const receipt = await buyAvatarItem(purchase, attemptKey(userId, purchase));
        endAttempt(userId);
        if (receipt.isFirst) showFirstPurchase(client, boughtOf(client, receipt));
        await invalidateAfterPurchase(client);
        return receipt;
      },
      onSuccess: (receipt) => {
        onBought(receipt);
        const description = 'The item has been added to your collection.';
        toast({ title: 'Item purchased!', description, variant: 'success' });
      },
      onError: async (error) => {
        if (isUndecided(error)) {
          return toastFailure('Purchase failed', whyUndecided(error, 'Trying again never pays twice.'));
        }
        endAttempt(userId);
        await explainRefusal(client, error);
      },
    }),
  );
}

/** Takes the member's free first colour, which their alien then wears. */
export function useFreeColour(onTaken: (color: string) => void) {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: (color: string) => takeFirstColour(client, color),
      onSuccess: (_, color) => onTaken(color),
      onError: (error) => explainRefusal(client, error),
    }),
  );
}

/** Returns what was bought as the customizer shows it; nothing if it knows the item no longer. */
function boughtOf(client: QueryClient, { itemType, itemId }: AvatarReceipt): readonly AvatarItem[] {
  const items = client.getQueryData<AvatarItem[]>(avatarItemsKey) ?? [];
  return items.filter((item) => item.itemType === itemType && item.itemId === itemId);
}

/** Shows why a purchase failed, and refetches the data that may be outdated. */
async function explainRefusal(client: QueryClient, error: Error): Promise<void> {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === 'coins.not_enough') showNotEnoughCoinsToast();
  else toastFailure('Purchase failed', messageOf(error, 'Please try again later.'));
  await invalidate(client, [userKey, inventoryKey, avatarItemsKey]);
}

/** §5. */
export function showNotEnoughCoinsToast(): void {
  toastFailure('Not enough coins', 'You need more coins to purchase this item.');
}

interface Attempt {
  key: string;
  /** The request body. */
  body: string;
}

const nameOf = (userId: number): string => `avatar-purchase:${userId}`;

/**
 * Returns the `Idempotency-Key` of a purchase: a new one, or that of an unanswered attempt of the same
 * purchase, also after a reload. A part is owned once, so another purchase may start while the outcome of the
 * first is unknown.
 */
function attemptKey(userId: number, purchase: AvatarPurchase): string {
  const body = JSON.stringify(purchase);
  const kept = keptAttempt(userId);
  if (kept?.body === body && typeof kept.key === 'string') return kept.key;
  const key = newRequestKey();
  try {
    localStorage.setItem(nameOf(userId), JSON.stringify({ key, body } satisfies Attempt));
  } catch {
    // Storage may be disabled: the key then ends with the attempt.
  }
  return key;
}

function keptAttempt(userId: number): Partial<Attempt> | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(userId)) ?? 'null') as Partial<Attempt> | null;
  } catch {
    return null;
  }
}

/** Deletes the stored key once the server has decided. */
function endAttempt(userId: number): void {
  try {
    localStorage.removeItem(nameOf(userId));
  } catch {
    // Nothing to clear: storage is unavailable.
  }
}
