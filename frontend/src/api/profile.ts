import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { achievementsKey, coinTransactionsKey, devicesKey, ownRoundsKey, userKey } from './keys';
import { pageOf } from './paging';
import { loader } from './query-client';
import type { Achievements, Device, PasswordChange, UploadedPicture, User, UsernameChange } from './types';
import { postWithProgress } from './upload';

/** The member's racing badges and Achievement Points. */
export const achievementsQuery = queryOptions<Achievements>({
  queryKey: achievementsKey,
  queryFn: loader()<Achievements>,
});

/** The browsers the member is signed in with, the last used first. Others sign in and out unseen, so it is asked again. */
export const devicesQuery = queryOptions<Device[]>({
  queryKey: devicesKey,
  queryFn: loader()<Device[]>,
  staleTime: 0,
});

const ROUNDS_A_PAGE = 5;

/** The member's proven rounds, page by page, newest first. */
export const ownRoundsQuery = infiniteQueryOptions({
  queryKey: ownRoundsKey,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: ROUNDS_A_PAGE, ...(pageParam === null ? {} : { before: pageParam }) };
    return pageOf(await api.GET('/api/games/rounds', { params: { query }, signal }));
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.before,
});

/** Returns the member another name; throws ApiError 403 for a wrong password and 409 when the name is taken. */
export async function changeUsername(client: QueryClient, change: UsernameChange): Promise<User> {
  const user = await answerOf(api.PATCH('/api/user/username', { body: change }));
  client.setQueryData(userKey, user);
  return user;
}

/** Returns the member another password and signs their other devices out; throws ApiError 403 for a wrong one. */
export async function changePassword(client: QueryClient, change: PasswordChange): Promise<void> {
  await api.PATCH('/api/user/password', { body: change });
  await client.invalidateQueries({ queryKey: devicesKey });
}

/** Signs devices out, one after the other; the list is asked for again, whatever has become of them. */
export async function signOutDevices(client: QueryClient, ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } });
  } finally {
    await client.invalidateQueries({ queryKey: devicesKey });
  }
}

/** Everything the site keeps of the member, as a JSON file. */
export async function exportOwnData(): Promise<Blob> {
  return answerOf(api.GET('/api/user/export', { parseAs: 'blob' }));
}

/** Closes the account for good; throws ApiError 403 for a wrong password and 409 where the account has to stay. */
export async function closeAccount(password: string): Promise<void> {
  await api.POST('/api/user/close', { body: { password } });
}

interface PictureUpload {
  /** The picture as a data URL. */
  imageData: string;
  /** Names the attempt: sent again under the same one, it is paid once. */
  requestKey: string;
  signal: AbortSignal;
  /** Told how much is on its way, 0–1. */
  onProgress: (share: number) => void;
}

/** Makes a picture the member's own for 500 coins, paid when it is stored. */
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
