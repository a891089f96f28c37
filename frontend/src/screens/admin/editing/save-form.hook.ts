import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../../api/api-error';
import { showServerErrors } from '../../../api/form-errors';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import { dismissFailures, toast } from '../../../ui/toast';
import { ConflictError } from './conflict';
import type { EntryValues } from './conflict';

/** Saves a form, one request at a time, and shows the result. Unsaved input survives a conflict. */
export function useSaveForm(
  form: UseFormReturn<EntryValues>,
  work: (values: EntryValues) => Promise<unknown>,
  onSaved: () => void,
  done = 'Saved',
  check: () => boolean = () => true,
) {
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: work,
      onSuccess: () => {
        toast({ title: done, variant: 'success' });
        setConflict(null);
        onSaved();
      },
      onError: (error) => {
        if (error instanceof ConflictError) return setConflict(error);
        showServerErrors(form, error);
        const description = messageOf(error, 'Please try again later.');
        toast({ title: 'That was not saved', description, variant: 'destructive' });
      },
    }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    dismissFailures();
    const isRight = check();
    void form.handleSubmit((values) => {
      if (isRight) mutate(values);
    })(event);
  };
  return {
    isPending,
    conflict,
    submit,
    begin: (values: EntryValues, onSettled: () => void) => mutate(values, { onSettled }),
    /** Fills the form with the server version. */
    take: (serverVersion: EntryValues) => {
      form.reset(serverVersion);
      setConflict(null);
    },
  };
}
