import { useMutation, useQueryClient } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/api-error';
import { showServerErrors } from '../../api/form-errors';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { closeAccount } from '../../api/profile';
import { forgetMember } from '../../api/query-client';
import type { User } from '../../api/types';
import { announceSessionChange } from '../../lib/session-updates';
import { dropSignedInHint } from '../../lib/signed-in-hint';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/field';
import { dismissFailures, toast } from '../../ui/toast';

interface CloseAccountDialogProps {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for confirmation and the password before an account is closed permanently. */
export function CloseAccountDialog({ user, isOpen, onOpenChange }: CloseAccountDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Close your account?"
      description={`This can't be undone. ${user.username} can't sign in any more, on any device.`}
    >
      <ul className="close-account__list">
        <li>Your avatar and picture are gone, and nobody can use your coins and items any more.</li>
        <li>Your rounds and coin movements stay in the books, under a number instead of your name.</li>
        <li>Nobody can take the name {user.username} for 90 days.</li>
      </ul>
      <CloseAccountForm onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function CloseAccountForm({ onCancel }: { onCancel: () => void }) {
  const client = useQueryClient();
  const form = useForm({ defaultValues: { password: '' } });
  const close = useOneAtATime(
    useMutation({
      mutationFn: closeAccount,
      onSuccess: () => {
        dropSignedInHint();
        forgetMember(client);
        announceSessionChange('signed-out');
        toast({
          title: 'Account closed',
          description: 'Safe travels, and thank you for flying with us.',
          variant: 'success',
        });
      },
      onError: (error) => {
        showServerErrors(form, error);
        const description = messageOf(error, 'Please try again later.');
        toast({ title: 'Failed to close the account', description, variant: 'destructive' });
      },
    }),
  );
  const submit = form.handleSubmit(({ password }) => close.mutate(password));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        dismissFailures();
        void submit(event);
      }}
    >
      <PasswordField
        label="Your Password"
        icon={Lock}
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: 'Please enter your password' })}
      />
      <div className="dialog__actions">
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="small"
          variant="danger"
          isPending={close.isPending}
          pendingLabel="Closing..."
        >
          Close Account
        </Button>
      </div>
    </form>
  );
}
