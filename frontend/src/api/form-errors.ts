import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error';

/** Shows the messages of a refused request under their fields, and focuses the first of them. */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  if (!(error instanceof ApiError) || error.problem === undefined) return;
  const known = Object.keys(form.getValues());
  const refused = Object.entries(fieldErrorsOf(error.problem)).filter(([field]) => known.includes(field));
  refused.forEach(([field, sentences], index) => {
    const message = sentences.join(' ');
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
}

function fieldErrorsOf(problem: NonNullable<ApiError['problem']>): Record<string, string[]> {
  const { code, message } = problem;
  if (code === 'auth.username_taken') return { username: [message] };
  if (code === 'auth.bad_credentials') return { password: [message] };
  if (code === 'auth.wrong_password') return { currentPassword: [message], password: [message] };
  return problem.errors ?? {};
}
