import type { QueryClient } from '@tanstack/react-query';
import { userKey } from '../api/keys';
import { forgetMember } from '../api/query-client';
import type { User } from '../api/types';
import { lastSessionChange } from '../lib/session-updates';
import { hasSignedInHint } from '../lib/signed-in-hint';
import { isToastOpen, toast } from '../ui/toast';
import type { ToastVariant } from '../ui/toast';

/**
 * Time within which another tab, or a request of this one, reports a session that this browser ended itself.
 */
const OWN_REPORT_TIMEOUT_MS = 500;

/**
 * Handles the server's message that the session of this browser's member is over. Like after a 401, it signs
 * them out and shows a toast, unless this browser ended the session itself or has a new one.
 *
 * @returns true if the same member is still there, with a session
 */
export async function handleSessionEnd(client: QueryClient, userId: number): Promise<boolean> {
  if (memberOf(client)?.id !== userId) return false;
  const toldBefore = lastSessionChange();
  await ownReportOrTimeout(client);
  await noMutation(client);
  if (lastSessionChange() !== toldBefore) return false;
  const isStillKnown = memberOf(client)?.id === userId;
  // A refused request has already signed the member out, and may have shown its own toast.
  if (!isStillKnown && isToastOpen(tellsOfFailure)) return false;
  const member = isStillKnown && hasSignedInHint() ? await askedMember(client) : null;
  if (member?.id === userId) return true;
  forgetMember(client);
  if (member) client.setQueryData(userKey, member);
  else {
    toast({
      title: 'You were signed out',
      description: 'Your session has ended. Log in again to go on.',
      variant: 'info',
    });
  }
  return false;
}

const tellsOfFailure = (variant: ToastVariant): boolean => variant === 'destructive' || variant === 'waiting';

/** Waits until the member is gone, or until the timeout for reports from this browser. */
function ownReportOrTimeout(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(go, OWN_REPORT_TIMEOUT_MS);
    const stop = client.getQueryCache().subscribe(() => {
      if (memberOf(client) === null) go();
    });
  });
}

async function askedMember(client: QueryClient): Promise<User | null> {
  await client.refetchQueries({ queryKey: userKey });
  return memberOf(client);
}

const memberOf = (client: QueryClient): User | null => client.getQueryData<User | null>(userKey) ?? null;

/**
 * Waits for running mutations: signing out or closing the account ends the session and shows its own toast.
 */
function noMutation(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    if (client.isMutating() === 0) return resolve();
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating() > 0) return;
      stop();
      resolve();
    });
  });
}
