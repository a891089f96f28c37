import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import User from 'lucide-react/icons/user';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '../../api/form-errors';
import { siteQuery } from '../../api/site';
import type { Credentials } from '../../api/types';
import { useAuth } from '../../session/auth';
import { passwordRules, usernameRules } from '../../lib/credential-rules';
import { Button } from '../../ui/button';
import { PasswordField, TextField } from '../../ui/field';
import { dismissFailures } from '../../ui/toast';

interface Registration extends Credentials {
  confirmPassword: string;
}

export function RegisterForm() {
  const { register } = useAuth();
  const form = useForm<Registration>({ defaultValues: { username: '', password: '', confirmPassword: '' } });
  const { errors } = form.formState;
  // Cached data only: the form does not wait for a request.
  const { data: site } = useQuery({ ...siteQuery, enabled: false });
  const isClosed = site?.isRegistrationOpen === false;
  const submit = form.handleSubmit(({ username, password }) => {
    register.mutate({ username, password }, { onError: (error) => showServerErrors(form, error) });
  });
  return (
    <form
      className="auth__form"
      noValidate
      onSubmit={(event) => {
        dismissFailures();
        void submit(event);
      }}
    >
      <TextField
        label="Choose Alien ID"
        icon={User}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username', usernameRules)}
      />
      <PasswordField
        label="Create Password"
        icon={Lock}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', { ...passwordRules, deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm Password"
        icon={Lock}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', {
          validate: (value, { password }) => value === password || "Passwords don't match",
        })}
      />
      {isClosed && <ClosedNote />}
      <Button
        type="submit"
        variant="go"
        isWide
        disabled={isClosed}
        className="auth__submit"
        isPending={register.isPending}
        pendingLabel="Establishing Connection..."
      >
        Join The Invasion
      </Button>
    </form>
  );
}

function ClosedNote() {
  return (
    <p role="status" className="meta">
      New accounts cannot be made at the moment. Whoever has one can log in.
    </p>
  );
}
