import UserRound from 'lucide-react/icons/user';
import { changeUsername } from '../../api/profile';
import type { UsernameChange } from '../../api/types';
import { usernameRules } from '../../lib/credential-rules';
import { Button } from '../../ui/button';
import { PasswordField, TextField } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast, toastFailure } from '../../ui/toast';
import { useRequestForm } from '../../session/request-form.hook';

/** Changes the username (§5, §8). */
export function UsernameForm() {
  const { register, errors, isPending, submit } = useRequestForm({
    defaultValues: { username: '', currentPassword: '' },
    send: changeUsername,
    onSuccess: ({ username }, { reset }) => {
      reset();
      toast({ title: 'Username updated', description: `You are ${username} now.`, variant: 'success' });
    },
    failure: 'Failed to update username',
    onInvalid: tellMissing,
  });
  return (
    <Form className="column gap-16" aria-labelledby="change-username" onSubmit={submit}>
      <h3 id="change-username">Change Username</h3>
      <TextField
        label="New Username"
        icon={UserRound}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username', {
          setValueAs: (value: string) => value.trim(),
          validate: { given: isGiven('Please choose a new username'), ...usernameRules.validate },
        })}
      />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword', { validate: isGiven('Please enter your current password') })}
      />
      <Button type="submit" isWide isPending={isPending} pendingLabel="Updating...">
        Update Username
      </Button>
    </Form>
  );
}

/** Shows the toast of §5 for missing fields. An error of a given name is shown below it. */
function tellMissing({ username, currentPassword }: UsernameChange): void {
  if (username.trim() !== '' && currentPassword.trim() !== '') return;
  toastFailure('Missing information', 'Please provide both a new username and your current password.');
}

/** Rejects blank values as missing (§5). */
function isGiven(sentence: string) {
  return (value: string) => value.trim() !== '' || sentence;
}
