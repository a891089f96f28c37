import { ApiError } from '../api/api-error';
import { toastFailure } from '../ui/toast';

/** Shows that a round (or a race) could not be sent (§8); it stays in the outbox. */
export function showUnsentToast(error: Error, what: 'round' | 'race'): void {
  console.error('Failed to update game stats', error);
  const isSignedOut = error instanceof ApiError && error.status === 401;
  toastFailure(
    'Failed to update game stats',
    isSignedOut ? `Please log in again. Your ${what} is kept here and sent then.` : 'Please try again later.',
  );
}
