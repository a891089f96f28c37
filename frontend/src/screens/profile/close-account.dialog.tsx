import { closeAccount } from '../../api/profile';
import { forgetMember } from '../../api/query-client';
import type { User } from '../../api/types';
import { announceSessionChange } from '../../lib/session-updates';
import { dropSignedInHint } from '../../lib/signed-in-hint';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PasswordField } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast } from '../../ui/toast';
import { useRequestForm } from '../../session/request-form.hook';

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
      description={`This can't be undone. ${user.username} can't log in any more, on any device.`}
    >
      <ul className="column gap-8 close-account__list">
        <li>Your avatar and picture are gone, and nobody can use your coins and items any more.</li>
        <li>Your rounds and coin movements stay in the books, under a number instead of your name.</li>
        <li>{`Nobody can take the name ${user.username} for 90 days.`}</li>
      </ul>
      <CloseAccountForm onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

function CloseAccountForm({ onCancel }: { onCancel: () => void }) {
  const { register, errors, isPending, submit } = useRequestForm({
    defaultValues: { password: '' },
    send: (_client, { password }) => closeAccount(password),
    onSuccess: (_done, { client }) => {
      dropSignedInHint();
      forgetMember(client);
      announceSessionChange('signed-out');
      const description = 'Safe travels, and thank you for flying with us.';
      toast({ title: 'Account closed', description, variant: 'success' });
    },
    failure: 'Failed to close the account',
  });
  return (
    <Form onSubmit={submit}>
      <PasswordField
        label="Your Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: 'Please enter your password' })}
      />
      <div className="dialog__actions">
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="small" variant="danger" isPending={isPending} pendingLabel="Closing...">
          Close Account
        </Button>
      </div>
    </Form>
  );
}
