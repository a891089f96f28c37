import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '../../api/form-errors';
import { siteQuery } from '../../api/site';
import { useAuth } from '../../session/auth';
import { passwordRules, usernameRules } from '../../lib/credential-rules';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/field';
import { Form } from '../../ui/form';
import { NameField } from './name-field';

export function RegisterForm() {
  const { register } = useAuth();
  const form = useForm({ defaultValues: { username: '', password: '', confirmPassword: '' } });
  const { errors } = form.formState;
  // Cached data only: the form does not wait for a request.
  const { data: site } = useQuery({ ...siteQuery, enabled: false });
  const isClosed = site?.isRegistrationOpen === false;
  const submit = form.handleSubmit(({ username, password }) => {
    register.mutate({ username, password }, { onError: (error) => showServerErrors(form, error) });
  });
  return (
    <Form className="column auth__form" onSubmit={submit}>
      <NameField error={errors.username?.message} {...form.register('username', usernameRules)} />
      <PasswordField
        label="Create Password"
        autoComplete="new-password"
        hint="At least 6 characters, hard to guess"
        error={errors.password?.message}
        {...form.register('password', { ...passwordRules, deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', {
          validate: (value, { password }) => value === password || "Passwords don't match",
        })}
      />
      {isClosed && (
        <p role="status" className="meta">
          New accounts cannot be made at the moment. Whoever has one can log in.
        </p>
      )}
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
    </Form>
  );
}
