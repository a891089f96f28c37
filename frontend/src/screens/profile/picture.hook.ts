import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../api/api-error';
import { invalidate } from '../../api/invalidate';
import { coinTransactionsKey, userKey } from '../../api/keys';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { uploadPicture } from '../../api/profile';
import { isUndecided } from '../../api/store';
import { newRequestKey } from '../../lib/request-key';
import { dismissFailures, toast, toastFailure } from '../../ui/toast';
import { PICTURE_COINS, pictureErrorOf } from './picture-rules';

/** A file that passed the checks. */
interface ChosenPicture {
  file: File;
  /** Resolves to the file as a data URL. */
  reading: Promise<string>;
  /** Idempotency key, so that retries are paid once. A decided attempt is followed by a new key. */
  requestKey: string;
}

/** State of choosing and uploading a picture; it lasts as long as its dialog (§4). */
export function usePicture(coins: number, onDone: () => void) {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const { upload, progress } = useUpload(onDone, (key) => {
    setChosen((picture) => picture && { ...picture, requestKey: key });
  });

  const choose = (file: File | undefined): void => {
    if (file === undefined || upload.isPending) return;
    dismissFailures();
    const validationError = pictureErrorOf(file);
    if (validationError) return toastFailure(...validationError);
    const reading = readPicture(file);
    setPreview(null);
    setChosen({ file, reading, requestKey: newRequestKey() });
    reading.then(setPreview, (error: unknown) => {
      setChosen(null);
      showFailure(error);
    });
  };
  const start = (): void => {
    dismissFailures();
    if (chosen === null) return void toast({ title: 'No file selected', variant: 'destructive' });
    if (coins < PICTURE_COINS) {
      return toastFailure('Not enough coins', 'You need 500 coins to update your profile picture.');
    }
    upload.mutate(chosen);
  };
  return { file: chosen?.file ?? null, preview, progress, isUploading: upload.isPending, choose, start };
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
      return uploadPicture(client, { imageData, requestKey, signal: controller.signal, onProgress });
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

/** Returns a file as a data URL. Throws 'Failed to read file' (§8) if the browser cannot read it. */
function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('Failed to read file'));
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : fail());
    reader.onerror = fail;
    reader.readAsDataURL(file);
  });
}

/** §8: shows the server's message, or else one of two general ones. */
function showFailure(error: unknown): void {
  const fallback = 'Failed to upload profile picture';
  const isServerMessage = error instanceof Error && error.message === 'Failed to read file';
  const description = error instanceof ApiError ? messageOf(error, fallback) : fallback;
  toastFailure('Failed to update profile picture', isServerMessage ? error.message : description);
}
