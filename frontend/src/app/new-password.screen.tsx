import { useMutation, useQueryClient } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { useForm } from 'react-hook-form';
import { messageOf } from '../api/api-error';
import { showServerErrors } from '../api/form-errors';
import { userKey } from '../api/keys';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import { changePassword } from '../api/profile';
import type { PasswordChange } from '../api/types';
import { passwordRules } from '../lib/credential-rules';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/field';
import { Card } from '../ui/card';
import { toast } from '../ui/toast';
import { useAuth } from '../session/auth';
import './new-password.css';

interface Values extends PasswordChange {
  confirmPassword: string;
}

const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Replaces every screen while a password set by an admin must be changed: all other requests are refused. */
export function NewPasswordScreen() {
  const { logout } = useAuth();
  const { form, change } = useNewPassword();
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate({ currentPassword, newPassword }),
  );
  return (
    <main id="main" tabIndex={-1} className="fallback-screen planet-limb">
      <Card as="div" className="new-password">
        <h1>Choose a new password</h1>
        <p>An administrator has given you a one-time password. Choose one of your own to go on.</p>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <PasswordField
            label="One-time Password"
            icon={Lock}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword', { required: 'Please fill in this field' })}
          />
          <PasswordField
            label="New Password"
            icon={Lock}
            autoComplete="new-password"
            error={errors.newPassword?.message}
            {...form.register('newPassword', passwordRules)}
          />
          <PasswordField
            label="Confirm New Password"
            icon={Lock}
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...form.register('confirmPassword', {
              validate: (value, { newPassword }) =>
                value === newPassword || 'New password and confirmation do not match.',
            })}
          />
          <Button type="submit" variant="go" isWide isPending={change.isPending} pendingLabel="Updating...">
            Update Password
          </Button>
          <Button isWide isPending={logout.isPending} onClick={() => logout.mutate()}>
            Log out
          </Button>
        </form>
      </Card>
    </main>
  );
}

function useNewPassword() {
  const client = useQueryClient();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const change = useOneAtATime(
    useMutation({
      mutationFn: (values: PasswordChange) => changePassword(client, values),
      onSuccess: async () => {
        toast({ title: 'Password updated', description: 'Welcome back.', variant: 'success' });
        // Requests refused in the meantime are repeated as well.
        await client.invalidateQueries({ queryKey: userKey });
      },
      onError: (error) => {
        showServerErrors(form, error);
        const description = messageOf(error, 'Please try again later.');
        toast({ title: 'Failed to update password', description, variant: 'destructive' });
      },
    }),
  );
  return { form, change };
}
