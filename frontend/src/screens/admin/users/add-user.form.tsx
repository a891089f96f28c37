import { useMutation, useQueryClient } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import User from 'lucide-react/icons/user';
import UserPlus from 'lucide-react/icons/user-plus';
import { useForm } from 'react-hook-form';
import { failureOf, invalidateDashboard } from '../../../api/admin';
import { addUser } from '../../../api/admin-users';
import { showServerErrors } from '../../../api/form-errors';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { Credentials } from '../../../api/types';
import { passwordRules, usernameRules } from '../../../lib/credential-rules';
import { Button } from '../../../ui/button';
import { PasswordField, TextField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Panel } from '../../../ui/panel';
import { toast, toastFailure } from '../../../ui/toast';

const EMPTY: Credentials = { username: '', password: '' };
const REQUIRED = 'Username and password are required.';

/** The form 'Add New User' (§2, §5). */
export function AddUserForm() {
  const { form, add, submit } = useAddUser();
  const { errors } = form.formState;
  return (
    <Panel id="add-user" title="Add New User">
      <Form className="column gap-16 admin-users__add" aria-labelledby="add-user" onSubmit={submit}>
        <TextField
          label="Username"
          icon={User}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register('username', usernameRules)}
        />
        <PasswordField
          label="Password"
          icon={Lock}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', passwordRules)}
        />
        <Button type="submit" variant="go" isPending={add.isPending} pendingLabel="Adding...">
          <UserPlus size={20} aria-hidden="true" />
          Add User
        </Button>
      </Form>
    </Panel>
  );
}

function useAddUser() {
  const client = useQueryClient();
  const form = useForm<Credentials>({ defaultValues: EMPTY });
  const add = useOneAtATime(
    useMutation({
      mutationFn: addUser,
      onSuccess: async ({ username }) => {
        form.reset(EMPTY);
        const description = `The user ${username} has been created.`;
        toast({ title: 'User Added', description, variant: 'success' });
        await invalidateDashboard(client);
      },
      onError: (error) => {
        showServerErrors(form, error);
        toastFailure('Error Adding User', failureOf(error));
      },
    }),
  );
  const submit = form.handleSubmit(
    (credentials) => add.mutate(credentials),
    () => {
      const { username, password } = form.getValues();
      if (username === '' || password === '') toastFailure('Validation Error', REQUIRED);
    },
  );
  return { form, add, submit };
}
