import { useMutation, useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { failureOf, invalidateDashboard } from '../../../api/admin';
import { issueOneTimePassword } from '../../../api/admin-users';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { AdminUser } from '../../../api/types';
import { copyText } from '../../../ui/copy-text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { toastFailure } from '../../../ui/toast';

/**
 * Asks for confirmation, then shows the password once. From then on only the dialog's own buttons close it.
 */
export function OneTimePasswordDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const issue = useIssue(user);
  const isAsking = issue.data === undefined && !issue.isPending;
  return (
    <Dialog
      isOpen
      isKept={!isAsking}
      onOpenChange={() => !issue.isPending && onClose()}
      title={`One-time password for ${user.username}`}
      description={
        issue.data === undefined
          ? 'It replaces the present password and signs out every device. Whoever signs in with it has to choose a new one first.'
          : 'Give it to the user now: it is shown this one time only, and opens the account for 24 hours.'
      }
    >
      {issue.data === undefined ? (
        <div className="dialog__actions">
          <Button size="small" aria-disabled={issue.isPending} onClick={() => isAsking && onClose()}>
            Cancel
          </Button>
          <Button
            size="small"
            variant="danger"
            isPending={issue.isPending}
            pendingLabel="Issuing..."
            onClick={() => issue.mutate()}
          >
            Issue password
          </Button>
        </div>
      ) : (
        <IssuedPassword password={issue.data} onClose={onClose} />
      )}
    </Dialog>
  );
}

function useIssue(user: AdminUser) {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: () => issueOneTimePassword(user.id),
      onError: (error) => toastFailure('Error Issuing Password', failureOf(error)),
      // Not awaited: the password is shown without waiting for the lists.
      onSettled: () => void invalidateDashboard(client),
    }),
  );
}

function IssuedPassword({ password, onClose }: { password: string; onClose: () => void }) {
  const copy = (): void =>
    void copyText(password, 'One-time password copied to clipboard', {
      title: 'Not copied',
      description: 'Select the password and copy it yourself.',
    });
  return (
    <>
      <p className="admin-users__password" role="status">
        <code>{password}</code>
      </p>
      <div className="dialog__actions">
        <Button size="small" onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          Copy
        </Button>
        <Button size="small" variant="go" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}
