import User from 'lucide-react/icons/user';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '../../api/form-errors';
import { useAuth } from '../../session/auth';
import { passwordRules, usernameRules } from '../../lib/credential-rules';
import { useHydrated } from '../../lib/use-hydrated';
import { Button } from '../../ui/button';
import { PasswordField, TextField } from '../../ui/field';
import { Form } from '../../ui/form';

export function LoginForm() {
  const { login } = useAuth();
  const isHydrated = useHydrated();
  const form = useForm({ defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((credentials) => {
    login.mutate(credentials, { onError: (error) => showServerErrors(form, error) });
  });
  return (
    <Form className="column auth__form" onSubmit={submit}>
      <TextField
        label="Alien ID"
        icon={User}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username', usernameRules)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', passwordRules)}
      />
      {/*
       * Not a submit button before hydration: the browser itself would then submit the form, and what was
       * typed would be lost.
       */}
      <Button
        type={isHydrated ? 'submit' : 'button'}
        variant="go"
        isWide
        className="auth__submit"
        isPending={login.isPending}
        pendingLabel="Accessing Portal..."
      >
        Access Portal
      </Button>
    </Form>
  );
}
