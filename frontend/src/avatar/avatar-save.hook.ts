import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../api/api-error';
import { userKey } from '../api/keys';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import { saveAvatar } from '../api/store';
import { toast } from '../ui/toast';
import type { Wardrobe } from '../ui/alien-parts';
import { partsOf } from './wardrobe';

interface AvatarSave {
  isPending: boolean;
  save: (wardrobe: Wardrobe) => void;
}

/** Saves the avatar (§7) and shows the result in a toast (§8). */
export function useAvatarSave(onSaved: () => void): AvatarSave {
  const client = useQueryClient();
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: (wardrobe: Wardrobe) => saveAvatar(partsOf(wardrobe)),
      onSuccess: (user) => {
        client.setQueryData(userKey, user);
        onSaved();
        toast({
          title: 'Avatar updated',
          description: 'Your avatar has been successfully updated.',
          variant: 'success',
        });
      },
      onError: (error) => {
        toast({
          title: 'Failed to update avatar',
          description: messageOf(error, 'The server did not answer. Please try again.'),
          variant: 'destructive',
        });
      },
    }),
  );
  return { isPending, save: mutate };
}
