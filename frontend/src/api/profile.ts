import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { achievementsKey, coinTransactionsKey, devicesKey, ownRoundsKey, userKey } from './keys';
import { pagesQuery } from './paging';
import { reading, readingAnew } from './query-client';
import type { PasswordChange, UploadedPicture, User, UsernameChange } from './types';
import { postWithProgress } from './upload';

/** The member's badges and Achievement Points. */
export const achievementsQuery = queryOptions(reading(achievementsKey));

/** Browsers in which the member is signed in, last used first; refetched, since others change unnoticed. */
export const devicesQuery = queryOptions(readingAnew(devicesKey));

const ROUNDS_A_PAGE = 5;

/** The member's proven rounds, page by page, newest first. */
export const ownRoundsQuery = pagesQuery(ownRoundsKey, (place: { before?: string }, signal) =>
  api.GET('/api/games/rounds', { params: { query: { limit: ROUNDS_A_PAGE, ...place } }, signal }),
);

/** Changes the member's name; throws ApiError 403 for a wrong password and 409 when the name is taken. */
export async function changeUsername(client: QueryClient, change: UsernameChange): Promise<User> {
  const user = await answerOf(api.PATCH('/api/user/username', { body: change }));
  client.setQueryData(userKey, user);
  return user;
}

/**
 * Changes the member's password and signs their other devices out; throws ApiError 403 for a wrong password.
 */
export async function changePassword(client: QueryClient, change: PasswordChange): Promise<void> {
  await api.PATCH('/api/user/password', { body: change });
  await client.invalidateQueries({ queryKey: devicesKey });
}

/** Signs devices out, one after the other; then refetches the list, even after an error. */
export async function signOutDevices(client: QueryClient, ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } });
  } finally {
    await client.invalidateQueries({ queryKey: devicesKey });
  }
}

/** Returns all stored data of the member as a JSON file. */
export async function exportOwnData(): Promise<Blob> {
  return answerOf(api.GET('/api/user/export', { parseAs: 'blob' }));
}

/**
 * Closes the account permanently; throws ApiError 403 for a wrong password and 409 when the account cannot be
 * closed.
 */
export async function closeAccount(password: string): Promise<void> {
  await api.POST('/api/user/close', { body: { password } });
}

interface PictureUpload {
  /** The picture as a data URL. */
  imageData: string;
  /** `Idempotency-Key` of the attempt: a repeated request is charged once. */
  requestKey: string;
  signal: AbortSignal;
  /** Receives the progress of the upload, 0–1. */
  onProgress: (share: number) => void;
}

/** Sets the member's picture for 500 coins, charged when it is stored. */
export async function uploadPicture(client: QueryClient, upload: PictureUpload): Promise<UploadedPicture> {
  const { imageData, requestKey, signal, onProgress } = upload;
  const answer = await postWithProgress('/api/profile/upload-picture', {
    body: { imageData },
    headers: { 'Idempotency-Key': requestKey },
    signal,
    onProgress,
  });
  const picture = answer as UploadedPicture;
  client.setQueryData<User | null>(userKey, (user) => user && { ...user, ...picture });
  await client.invalidateQueries({ queryKey: coinTransactionsKey });
  return picture;
}
