import { changePassword } from '../../api/profile';
import { passwordRules } from '../../lib/credential-rules';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast, toastFailure } from '../../ui/toast';
import { useRequestForm } from '../../session/request-form.hook';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };
const MISSING = 'Please fill in this field';
const NOT_ALIKE = 'New password and confirmation do not match.';

/** Changes the password and signs out the member's other devices (§5, §8). */
export function PasswordForm() {
  const { register, errors, isPending, submit } = useRequestForm({
    defaultValues: EMPTY,
    send: (client, { currentPassword, newPassword }) =>
      changePassword(client, { currentPassword, newPassword }),
    onSuccess: (_done, { reset }) => {
      reset();
      const description = 'Your other devices have been signed out.';
      toast({ title: 'Password updated', description, variant: 'success' });
    },
    failure: 'Failed to update password',
    onInvalid: showValidationError,
  });
  return (
    <Form className="column gap-16" aria-labelledby="change-password" onSubmit={submit}>
      <h3 id="change-password">Change Password</h3>
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword', { required: MISSING })}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword', { required: MISSING, ...passwordRules })}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        hint="Your other devices are signed out."
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          required: MISSING,
          validate: (value, { newPassword }) => value === newPassword || NOT_ALIKE,
        })}
      />
      <Button type="submit" isWide isPending={isPending} pendingLabel="Updating...">
        Update Password
      </Button>
    </Form>
  );
}

/** Shows the toasts of §5. An error of a single field is shown below it. */
function showValidationError(values: typeof EMPTY): void {
  if (Object.values(values).includes('')) {
    toastFailure('Missing information', 'Please fill in all password fields.');
  } else if (values.newPassword !== values.confirmPassword) {
    toastFailure("Passwords don't match", NOT_ALIKE);
  }
}
