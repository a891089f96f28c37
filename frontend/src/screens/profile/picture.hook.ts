import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error';
import { invalidate } from '../../api/invalidate';
import { coinTransactionsKey, userKey } from '../../api/keys';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { uploadPicture } from '../../api/profile';
import { isUndecided } from '../../api/store';
import type { User } from '../../api/types';
import { MAX_PICTURE_BYTES, NOT_A_PICTURE, readPicture, reasonIn } from '../../lib/picture-file';
import { newRequestKey } from '../../lib/request-key';
import { dismissFailures, toast, toastFailure } from '../../ui/toast';
import { PICTURE_COINS } from './picture-rules';

/** A file that passed the checks. */
interface ChosenPicture {
  file: File;
  /** Resolves to the file as a data URL. */
  reading: Promise<string>;
  /** Idempotency key, so that retries are paid once. A decided attempt is followed by a new key. */
  requestKey: string;
}

/** The last upload of this page: while the member wears it, it costs nothing and is not sent again. */
let lastUpload: { imageData: string; address: string } | null = null;

/** State of choosing and uploading a picture; it lasts as long as its dialog (§4). */
export function usePicture({ coins, profilePicture }: User, onDone: () => void) {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const { upload, progress } = useUpload(onDone, (key) => {
    setChosen((picture) => picture && { ...picture, requestKey: key });
  });

  const isWorn =
    preview !== null && lastUpload?.imageData === preview && lastUpload.address === profilePicture;
  const choose = (file: File | undefined): void => {
    if (file === undefined || upload.isPending) return;
    dismissFailures();
    if (file.size > MAX_PICTURE_BYTES) {
      return toastFailure('File too large', 'Profile picture must be less than 5MB.');
    }
    const reading = readPicture(file);
    setPreview(null);
    setChosen({ file, reading, requestKey: newRequestKey() });
    reading.then(setPreview, (error: unknown) => {
      setChosen(null);
      const reason = reasonIn(error);
      toastFailure(
        reason === NOT_A_PICTURE ? 'Invalid file type' : 'Failed to update profile picture',
        reason,
      );
    });
  };
  const start = (): void => {
    dismissFailures();
    if (chosen === null) return void toast({ title: 'No file selected', variant: 'destructive' });
    if (isWorn) return onDone();
    if (coins < PICTURE_COINS) {
      return toastFailure('Not enough coins', 'You need 500 coins to update your profile picture.');
    }
    upload.mutate(chosen);
  };
  const isUploading = upload.isPending;
  return { file: chosen?.file ?? null, preview, isWorn, progress, isUploading, choose, start };
}

function useUpload(onDone: () => void, onNewKey: (requestKey: string) => void) {
  const client = useQueryClient();
  /** Uploaded share, 0–1. */
  const [progress, setProgress] = useState(0);
  const sending = useRef<AbortController | null>(null);
  const upload = useMutation({
    mutationFn: async ({ reading, requestKey }: ChosenPicture) => {
      const controller = new AbortController();
      sending.current = controller;
      setProgress(0);
      const onProgress = (share: number): void => {
        setProgress(share);
        // From here on the server decides, and closing the dialog does not cancel the upload.
        if (share === 1) sending.current = null;
      };
      const imageData = await reading;
      const { signal } = controller;
      const picture = await uploadPicture(client, { imageData, requestKey, signal, onProgress });
      lastUpload = { imageData, address: picture.profilePicture };
    },
    onSuccess: () => {
      toast({ title: 'Profile picture updated', variant: 'success' });
      onDone();
    },
    onError: (error) => {
      const isOpen = isUndecided(error);
      if (isOpen) void invalidate(client, [userKey, coinTransactionsKey]);
      if (isCalledOff(error)) return;
      if (!isOpen) onNewKey(newRequestKey());
      showFailure(error);
    },
    onSettled: () => {
      sending.current = null;
    },
  });
  useEffect(() => () => sending.current?.abort(), []);
  return { upload: useOneAtATime(upload), progress };
}

function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Shows why a file was not uploaded (§8), in the server's message where there is one. */
function showFailure(error: unknown): void {
  toastFailure('Failed to update profile picture', messageOf(error, 'Failed to upload profile picture'));
}
