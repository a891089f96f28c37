import { useMutation, useQueryClient } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import UserRound from 'lucide-react/icons/user';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/api-error';
import { showServerErrors } from '../../api/form-errors';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { changeUsername } from '../../api/profile';
import type { UsernameChange } from '../../api/types';
import { usernameRules } from '../../lib/credential-rules';
import { Button } from '../../ui/button';
import { PasswordField, TextField } from '../../ui/field';
import { dismissFailures, toast } from '../../ui/toast';

const EMPTY: UsernameChange = { username: '', currentPassword: '' };

/** Changes the username (§5, §8). */
export function UsernameForm() {
  const { form, change, submit } = useUsernameForm();
  const { errors } = form.formState;
  return (
    <form
      noValidate
      aria-labelledby="change-username"
      onSubmit={(event) => {
        dismissFailures();
        void submit(event);
      }}
    >
      <h3 id="change-username">Change Username</h3>
      <TextField
        label="New Username"
        icon={UserRound}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username', {
          setValueAs: (value: string) => value.trim(),
          validate: { given: isGiven('Please choose a new username'), ...usernameRules.validate },
        })}
      />
      <PasswordField
        label="Current Password"
        icon={Lock}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { validate: isGiven('Please enter your current password') })}
      />
      <Button type="submit" isWide isPending={change.isPending} pendingLabel="Updating...">
        Update Username
      </Button>
    </form>
  );
}

function useUsernameForm() {
  const client = useQueryClient();
  const form = useForm<UsernameChange>({ defaultValues: EMPTY });
  const change = useOneAtATime(
    useMutation({
      mutationFn: (values: UsernameChange) => changeUsername(client, values),
      onSuccess: ({ username }) => {
        form.reset(EMPTY);
        toast({ title: 'Username updated', description: `You are ${username} now.`, variant: 'success' });
      },
      onError: (error) => {
        showServerErrors(form, error);
        const description = messageOf(error, 'Please try again later.');
        toast({ title: 'Failed to update username', description, variant: 'destructive' });
      },
    }),
  );
  const submit = form.handleSubmit(
    (values) => change.mutate(values),
    () => tellMissing(form.getValues()),
  );
  return { form, change, submit };
}

/** Shows the toast of §5 for missing fields. An error of a given name is shown below it. */
function tellMissing({ username, currentPassword }: UsernameChange): void {
  if (username.trim() !== '' && currentPassword.trim() !== '') return;
  toast({
    title: 'Missing information',
    description: 'Please provide both a new username and your current password.',
    variant: 'destructive',
  });
}

/** Rejects blank values as missing (§5). */
function isGiven(sentence: string) {
  return (value: string) => value.trim() !== '' || sentence;
}
