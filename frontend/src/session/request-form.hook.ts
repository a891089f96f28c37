import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { messageOf } from '../api/api-error';
import { showServerErrors } from '../api/form-errors';
import { useOneAtATime } from '../api/one-at-a-time.hook';
import { toastFailure } from '../ui/toast';

interface RequestFormOptions<Values extends FieldValues, Answer> {
  defaultValues: DefaultValues<Values>;
  send: (client: QueryClient, values: Values) => Promise<Answer>;
  onSuccess: (answer: Answer, tools: { client: QueryClient; reset: () => void }) => unknown;
  /** Title of the toast when the request fails. */
  failure: string;
  /** Called when a field is invalid. */
  onInvalid?: (values: Values) => void;
}

/** Returns a form and the request that it sends, one at a time. Refused fields show the server's messages. */
export function useRequestForm<Values extends FieldValues, Answer>({
  defaultValues,
  send,
  onSuccess,
  failure,
  onInvalid,
}: RequestFormOptions<Values, Answer>) {
  const client = useQueryClient();
  const form = useForm<Values>({ defaultValues });
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: (values: Values) => send(client, values),
      onSuccess: (answer) => onSuccess(answer, { client, reset: () => form.reset() }),
      onError: (error) => {
        showServerErrors(form, error);
        toastFailure(failure, messageOf(error, 'Please try again later.'));
      },
    }),
  );
  const submit = form.handleSubmit(
    (values) => mutate(values),
    () => onInvalid?.(form.getValues()),
  );
  const { register, formState } = form;
  return { register, errors: formState.errors, isPending, submit };
}
