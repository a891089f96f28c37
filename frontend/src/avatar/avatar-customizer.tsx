import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messageOf } from '../api/api-error';
import { useItems } from '../api/items.hook';
import { userKey } from '../api/keys';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import { saveAvatar } from '../api/store';
import type { AvatarItem, OwnedItem, User } from '../api/types';
import { userQuery } from '../api/user';
import type { Wardrobe } from '../ui/alien-parts';
import { Dialog } from '../ui/dialog';
import { SlantedLines } from '../ui/screen-title';
import { toast, toastFailure } from '../ui/toast';
import { CustomizerError, CustomizerSkeleton } from './customizer-states';
import { CustomizerFooter } from './customizer-footer';
import { TryOnPreview } from './try-on-preview';
import { isSame, useTryOn } from './try-on.hook';
import { showNotEnoughCoinsToast, useFreeColour, useItemPurchase } from './item-purchase.hook';
import { OptionTabs } from './option-tabs';
import { availabilityOf, couponsIn, currentPrice, isSameWardrobe, pricesFor, wardrobeOf } from './wardrobe';
import './avatar-customizer.css';

const TITLE = ['Customize', 'Avatar'] as const;

export interface AvatarCustomizerProps {
  open: boolean;
  /** Called by Cancel, Escape and the close button, and after saving. */
  onClose: () => void;
}

/** Dialog in which members dress their alien (§2). Closing it discards what was tried on. */
export function AvatarCustomizer({ open, onClose }: AvatarCustomizerProps) {
  const { data: user } = useQuery(userQuery);
  return (
    <Dialog
      isOpen={open && Boolean(user)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<SlantedLines lines={TITLE} />}
      size="wide"
      className="customizer card--flush"
    >
      {user && <LoadedCustomizer user={user} onClose={onClose} />}
    </Dialog>
  );
}

function LoadedCustomizer({ user, onClose }: { user: User; onClose: () => void }) {
  const { data, isPending, isFetching, refetch } = useItems();
  if (data !== undefined) return <Customizer user={user} {...data} onClose={onClose} />;
  return (
    <>
      <TryOnPreview shown={wardrobeOf(user)} trying={null} />
      {isPending ? <CustomizerSkeleton /> : <CustomizerError isRetrying={isFetching} onRetry={refetch} />}
    </>
  );
}

interface CustomizerProps {
  user: User;
  items: readonly AvatarItem[];
  inventory: readonly OwnedItem[];
  onClose: () => void;
}

function Customizer({ user, items: catalogue, inventory, onClose }: CustomizerProps) {
  const items = useMemo(() => pricesFor(user, catalogue), [user, catalogue]);
  const tryOnState = useTryOn(wardrobeOf(user));
  const [wantsCoupon, setWantsCoupon] = useState(false);
  const coupons = couponsIn(inventory);
  const usesCoupon = wantsCoupon && coupons > 0;
  const save = useAvatarSave(onClose);
  const wearTaken: typeof tryOnState.wear = (itemType, itemId) => {
    tryOnState.wear(itemType, itemId);
    setWantsCoupon(false);
  };
  const purchase = useItemPurchase(user.id, ({ itemType, itemId }) => wearTaken(itemType, itemId));
  const freeColour = useFreeColour((color) => wearTaken('color', color));
  // The catalogue may have been refetched since the item was tried on.
  const trying = items.find((item) => tryOnState.trying !== null && isSame(item, tryOnState.trying)) ?? null;
  const tryingIs = trying === null ? 'owned' : availabilityOf(trying, inventory);
  const price = trying === null ? 0 : currentPrice(trying, tryingIs, usesCoupon);
  const buy = (): void => {
    if (trying === null) return;
    if (user.coins < price) return showNotEnoughCoinsToast();
    const { itemType, itemId } = trying;
    if (trying.price === 0) return freeColour.mutate(itemId);
    purchase.mutate({ itemType, itemId, price, ...(usesCoupon && { coupon: true }) });
  };
  const choose = (item: AvatarItem): void => {
    if (purchase.isPending || freeColour.isPending) return;
    if (availabilityOf(item, inventory) === 'owned') tryOnState.wear(item.itemType, item.itemId);
    else tryOnState.tryOn(item);
  };
  return (
    <>
      <TryOnPreview shown={tryOnState.shown} trying={trying} items={items} />
      <div className="customizer__side">
        <OptionTabs
          items={items}
          inventory={inventory}
          usesCoupon={usesCoupon}
          chosen={tryOnState.chosen}
          trying={trying}
          onChoose={choose}
        />
        <CustomizerFooter
          coins={user.coins}
          coupons={coupons}
          usesCoupon={usesCoupon}
          onUseCoupon={setWantsCoupon}
          trying={trying}
          tryingIs={tryingIs}
          price={price}
          isChanged={!isSameWardrobe(tryOnState.chosen, wardrobeOf(user))}
          isSaving={save.isPending}
          isBuying={purchase.isPending || freeColour.isPending}
          onCancel={onClose}
          onSave={() => save.mutate(tryOnState.chosen)}
          onBuy={buy}
        />
      </div>
    </>
  );
}

/** Saves the avatar (§7) and shows the result in a toast (§8). */
function useAvatarSave(onSaved: () => void) {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: ({ color, hat, face, accessory }: Wardrobe) =>
        saveAvatar({ avatarColor: color, avatarHat: hat, avatarFace: face, avatarAccessory: accessory }),
      onSuccess: (user) => {
        client.setQueryData(userKey, user);
        onSaved();
        const description = 'Your avatar has been successfully updated.';
        toast({ title: 'Avatar updated', description, variant: 'success' });
      },
      onError: (error) =>
        toastFailure(
          'Failed to update avatar',
          messageOf(error, 'The server did not answer. Please try again.'),
        ),
    }),
  );
}
