import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { failureOf, invalidateDashboard } from '../../../api/admin';
import { deleteUser, setAdmin, signUserOut } from '../../../api/admin-users';
import { muteMember, unmuteMember } from '../../../api/chat';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { AdminUser } from '../../../api/types';
import { toast } from '../../../ui/toast';

const DAY_MINUTES = 24 * 60;

/** An action on a user that needs no confirmation. */
interface Action {
  run: (user: AdminUser, client: QueryClient) => Promise<unknown>;
  done: (user: AdminUser) => { title: string; description: string };
  /** Title of the toast when the action fails (§8). */
  failed: string;
}

const ACTIONS = {
  grantAdmin: {
    run: ({ id }) => setAdmin(id, true),
    done: ({ username }) => ({
      title: 'Admin Status Updated',
      description: `${username} is an administrator now.`,
    }),
    failed: 'Error Updating Admin Status',
  },
  revokeAdmin: {
    run: ({ id }) => setAdmin(id, false),
    done: ({ username }) => ({
      title: 'Admin Status Updated',
      description: `${username} is no administrator any more.`,
    }),
    failed: 'Error Updating Admin Status',
  },
  delete: {
    run: ({ id }) => deleteUser(id),
    done: ({ username }) => ({
      title: 'User Deleted',
      description: `The user ${username} has been deleted.`,
    }),
    failed: 'Error Deleting User',
  },
  signOut: {
    run: ({ id }) => signUserOut(id),
    done: ({ username }) => ({
      title: 'User Signed Out',
      description: `${username} is signed out on every device.`,
    }),
    failed: 'Error Signing Out User',
  },
  unmute: {
    run: ({ id }, client) => unmuteMember(client, id),
    done: ({ username }) => ({
      title: 'User Unmuted',
      description: `${username} may write in the chat again.`,
    }),
    failed: 'Error Unmuting User',
  },
  muteForADay: {
    run: ({ id }, client) => muteMember(client, id, DAY_MINUTES),
    done: ({ username }) => ({
      title: 'User Muted',
      description: `${username} can not write in the chat for a day.`,
    }),
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
      onSuccess: (_answer, { action, user }) => toast({ ...ACTIONS[action].done(user), variant: 'success' }),
      onError: (error, { action }) =>
        toast({ title: ACTIONS[action].failed, description: failureOf(error), variant: 'destructive' }),
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
  toast({ title: 'Action Denied', description, variant: 'destructive' });
}
