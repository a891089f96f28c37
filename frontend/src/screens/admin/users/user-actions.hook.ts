import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { failureOf, invalidateDashboard } from '../../../api/admin';
import { deleteUser, setAdmin, signUserOut } from '../../../api/admin-users';
import { muteMember, unmuteMember } from '../../../api/chat';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { AdminUser } from '../../../api/types';
import { toast, toastFailure } from '../../../ui/toast';

const DAY_MINUTES = 24 * 60;

/** An action on a user that needs no confirmation. */
interface Action {
  run: (user: AdminUser, client: QueryClient) => Promise<unknown>;
  /** Toast when it is done. */
  title: string;
  words: (username: string) => string;
  /** Title of the toast when the action fails (§8). */
  failed: string;
}

const ADMIN_STATUS = { title: 'Admin Status Updated', failed: 'Error Updating Admin Status' };

const ACTIONS = {
  grantAdmin: {
    ...ADMIN_STATUS,
    run: ({ id }) => setAdmin(id, true),
    words: (username) => `${username} is an administrator now.`,
  },
  revokeAdmin: {
    ...ADMIN_STATUS,
    run: ({ id }) => setAdmin(id, false),
    words: (username) => `${username} is no administrator any more.`,
  },
  delete: {
    run: ({ id }) => deleteUser(id),
    title: 'User Deleted',
    words: (username) => `The user ${username} has been deleted.`,
    failed: 'Error Deleting User',
  },
  signOut: {
    run: ({ id }) => signUserOut(id),
    title: 'User Signed Out',
    words: (username) => `${username} is signed out on every device.`,
    failed: 'Error Signing Out User',
  },
  unmute: {
    run: ({ id }, client) => unmuteMember(client, id),
    title: 'User Unmuted',
    words: (username) => `${username} may write in the chat again.`,
    failed: 'Error Unmuting User',
  },
  muteForADay: {
    run: ({ id }, client) => muteMember(client, id, DAY_MINUTES),
    title: 'User Muted',
    words: (username) => `${username} can not write in the chat for a day.`,
    failed: 'Error Muting User',
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** Runs an action on a user, one at a time, shows the result and refetches the lists. */
export function useUserActions() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useOneAtATime(
    useMutation({
      mutationFn: ({ action, user }: { action: ActionName; user: AdminUser }): Promise<unknown> =>
        ACTIONS[action].run(user, client),
      onSuccess: (_answer, { action, user }) => {
        const { title, words } = ACTIONS[action];
        toast({ title, description: words(user.username), variant: 'success' });
      },
      onError: (error, { action }) => toastFailure(ACTIONS[action].failed, failureOf(error)),
      // Also after an error: a refusal usually means that the data has changed.
      onSettled: () => invalidateDashboard(client),
    }),
  );
  return {
    act: (action: ActionName, user: AdminUser, whenDone?: () => void) =>
      mutate({ action, user }, whenDone ? { onSettled: whenDone } : {}),
    /** Id of the user an action is running on, or null. No other action starts meanwhile. */
    pendingId: isPending ? variables.user.id : null,
  };
}

/** Shows the toast for a forbidden action (§5). */
export function showDeniedToast(description: string): void {
  toastFailure('Action Denied', description);
}
