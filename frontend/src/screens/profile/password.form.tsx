import { useMutation, useQueryClient } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/api-error';
import { showServerErrors } from '../../api/form-errors';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { changePassword } from '../../api/profile';
import type { PasswordChange } from '../../api/types';
import { passwordRules } from '../../lib/credential-rules';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/field';
import { dismissFailures, toast } from '../../ui/toast';

interface PasswordValues extends PasswordChange {
  confirmPassword: string;
}

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };
const MISSING = 'Please fill in this field';
const NOT_ALIKE = 'New password and confirmation do not match.';

/** Changes the password and signs out the member's other devices (§5, §8). */
export function PasswordForm() {
  const { form, change, submit } = usePasswordForm();
  const { errors } = form.formState;
  return (
    <form
      noValidate
      aria-labelledby="change-password"
      onSubmit={(event) => {
        dismissFailures();
        void submit(event);
      }}
    >
      <h3 id="change-password">Change Password</h3>
      <PasswordField
        label="Current Password"
        icon={Lock}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { required: MISSING })}
      />
      <PasswordField
        label="New Password"
        icon={Lock}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword', { required: MISSING, ...passwordRules })}
      />
      <PasswordField
        label="Confirm New Password"
        icon={Lock}
        autoComplete="new-password"
        hint="Your other devices are signed out."
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', {
          required: MISSING,
          validate: (value, { newPassword }) => value === newPassword || NOT_ALIKE,
        })}
      />
      <Button type="submit" isWide isPending={change.isPending} pendingLabel="Updating...">
        Update Password
      </Button>
    </form>
  );
}

function usePasswordForm() {
  const client = useQueryClient();
  const form = useForm<PasswordValues>({ defaultValues: EMPTY });
  const change = useOneAtATime(
    useMutation({
      mutationFn: (values: PasswordChange) => changePassword(client, values),
      onSuccess: () => {
        form.reset(EMPTY);
        toast({
          title: 'Password updated',
          description: 'Your other devices have been signed out.',
          variant: 'success',
        });
      },
      onError: (error) => {
        showServerErrors(form, error);
        const description = messageOf(error, 'Please try again later.');
        toast({ title: 'Failed to update password', description, variant: 'destructive' });
      },
    }),
  );
  const submit = form.handleSubmit(
    ({ currentPassword, newPassword }) => change.mutate({ currentPassword, newPassword }),
    () => showValidationError(form.getValues()),
  );
  return { form, change, submit };
}

/** Shows the toasts of §5. An error of a single field is shown below it. */
function showValidationError({ currentPassword, newPassword, confirmPassword }: PasswordValues): void {
  if ([currentPassword, newPassword, confirmPassword].includes('')) {
    const description = 'Please fill in all password fields.';
    toast({ title: 'Missing information', description, variant: 'destructive' });
  } else if (newPassword !== confirmPassword) {
    toast({ title: "Passwords don't match", description: NOT_ALIKE, variant: 'destructive' });
  }
}
