import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { failureOf, invalidateDashboard } from '../../../api/admin';
import { deleteUser, setAdmin, signUserOut } from '../../../api/admin-users';
import { muteMember, unmuteMember } from '../../../api/chat';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { AdminUser } from '../../../api/types';
import { toast } from '../../../ui/toast';

const DAY_MINUTES = 24 * 60;

/** What can be done to a user without a further question. */
interface Deed {
  run: (user: AdminUser, client: QueryClient) => Promise<unknown>;
  done: (user: AdminUser) => { title: string; description: string };
  /** The title of the toast when it fails (§8). */
  failed: string;
}

const DEEDS = {
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
} as const satisfies Record<string, Deed>;

/** The name of a deed. */
export type DeedName = keyof typeof DEEDS;

/** Does something to a user, one thing at a time, says what has become of it, and has the lists asked for again. */
export function useUserDeeds() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useOneAtATime(
    useMutation({
      mutationFn: ({ deed, user }: { deed: DeedName; user: AdminUser }): Promise<unknown> =>
        DEEDS[deed].run(user, client),
      onSuccess: (_answer, { deed, user }) => toast({ ...DEEDS[deed].done(user), variant: 'success' }),
      onError: (error, { deed }) =>
        toast({ title: DEEDS[deed].failed, description: failureOf(error), variant: 'destructive' }),
      // Also after a failure: what was refused mostly has changed meanwhile.
      onSettled: () => invalidateDashboard(client),
    }),
  );
  return {
    act: (deed: DeedName, user: AdminUser, whenDone?: () => void) =>
      mutate({ deed, user }, whenDone ? { onSettled: whenDone } : {}),
    /** Whom something is being done to; null for nobody. Meanwhile nothing else is begun. */
    pendingId: isPending ? variables.user.id : null,
  };
}

/** The toast of something that is not allowed (§5). */
export function sayDenied(description: string): void {
  toast({ title: 'Action Denied', description, variant: 'destructive' });
}
