import { userKey } from '../api/keys';
import { changePassword } from '../api/profile';
import { passwordRules } from '../lib/credential-rules';
import { useRequestForm } from '../session/request-form.hook';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/field';
import { Form } from '../ui/form';
import { Card } from '../ui/card';
import { toast } from '../ui/toast';
import { useAuth } from '../session/auth';
import './new-password.css';

/** Replaces every screen while a password set by an admin must be changed: all other requests are refused. */
export function NewPasswordScreen() {
  const { logout } = useAuth();
  const { register, errors, isPending, submit } = useRequestForm({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    send: (client, { currentPassword, newPassword }) =>
      changePassword(client, { currentPassword, newPassword }),
    onSuccess: (_done, { client }) => {
      toast({ title: 'Password updated', description: 'Welcome back.', variant: 'success' });
      // Requests refused in the meantime are repeated as well.
      return client.invalidateQueries({ queryKey: userKey });
    },
    failure: 'Failed to update password',
  });
  return (
    <main id="main" tabIndex={-1} className="fallback-screen planet-limb center">
      <Card as="div" className="new-password column gap-16">
        <h1>Choose a new password</h1>
        <p>An administrator has given you a one-time password. Choose one of your own to go on.</p>
        <Form className="column" onSubmit={submit}>
          <PasswordField
            label="One-time Password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register('currentPassword', { required: 'Please fill in this field' })}
          />
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            error={errors.newPassword?.message}
            {...register('newPassword', passwordRules)}
          />
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...register('confirmPassword', {
              validate: (value, { newPassword }) =>
                value === newPassword || 'New password and confirmation do not match.',
            })}
          />
          <Button type="submit" variant="go" isWide isPending={isPending} pendingLabel="Updating...">
            Update Password
          </Button>
          <Button isWide isPending={logout.isPending} onClick={() => logout.mutate()}>
            Log out
          </Button>
        </Form>
      </Card>
    </main>
  );
}
