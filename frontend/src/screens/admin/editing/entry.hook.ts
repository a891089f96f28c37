import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../../../api/api-error';
import { showServerErrors } from '../../../api/form-errors';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { ProblemCode } from '../../../api/types';
import { dismissFailures, toast, toastFailure } from '../../../ui/toast';
import { keepUnsavedInput } from './keep-unsaved-input';

const CONFLICT_CODES: readonly (ProblemCode | undefined)[] = [
  'settings.changed',
  'store.item_changed',
  'announcements.changed',
  'announcements.unknown',
  'livestream.changed',
  'livestream.row_unknown',
];

/**
 * Returns true if the server refused a change because another admin changed the same entry after it was read.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && CONFLICT_CODES.includes(error.problem?.code);
}

interface EntryOptions<Entry, Values> {
  /** The entry with which the form begins; null for a new one. A newer version replaces it unless input is unsaved. */
  entry: Entry | null;
  valuesOf: (entry: Entry) => Values;
  /** Changes the known entry, or adds one if there is none. Returns the saved entry if the form stays open. */
  save: (values: Values, known: Entry | null) => Promise<Entry> | Promise<void>;
  remove?: (known: Entry) => Promise<void>;
  /** Returns what is saved now; null if the entry is gone. */
  reload: (known: Entry) => Promise<Entry | null>;
  onDone?: () => void;
  /** Toast of a saved entry. */
  saved?: { title: string; description?: string };
  failedTitle?: string;
  /** Title of a toast about a conflict, which the notice tells anyway. */
  conflictTitle?: string;
}

export type EntryState = ReturnType<typeof useEntry>;

/**
 * Saves or removes the entry of a form, one request at a time, and shows the result. Unsaved input survives a
 * conflict with another admin.
 */
export function useEntry<Entry extends { version: number }, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  options: EntryOptions<Entry, Values>,
) {
  const { valuesOf, onDone, saved = { title: 'Saved' }, failedTitle = 'That was not saved' } = options;
  const { known, isKnown, keep, lose } = useKnownEntry(form, options);
  const [refused, setRefused] = useState<'save' | 'removal' | null>(null);

  /** Saves these values; removes the entry without values. Returns false after a conflict. */
  const attempt = async (values: Values | null): Promise<boolean> => {
    const before = known.current;
    try {
      if (values === null) await (before && options.remove?.(before));
      else {
        const result = await options.save(values, before);
        if (result) keep(result, values);
      }
      return true;
    } catch (error) {
      if (before === null || !isConflict(error)) throw error;
      const now = await options.reload(before);
      if (now) keep(now, valuesOf(before));
      else if (values === null) return true;
      else lose();
      setRefused(values === null ? 'removal' : 'save');
      if (options.conflictTitle) fail(options.conflictTitle, error);
      return false;
    }
  };
  const { mutate, isPending, variables } = useOneAtATime(
    useMutation({
      mutationFn: attempt,
      onSuccess: (isDone, values) => {
        if (!isDone) return;
        toast({ ...(values === null ? { title: 'Removed' } : saved), variant: 'success' });
        setRefused(null);
        onDone?.();
      },
      onError: (error) => {
        showServerErrors(form, error);
        fail(failedTitle, error);
      },
    }),
  );
  return {
    isPending,
    isSaving: isPending && variables !== null,
    isKnown,
    refused,
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      dismissFailures();
      void form.handleSubmit((values) => mutate(values))(event);
    },
    remove: (onSettled: () => void): void => mutate(null, { onSettled }),
    /** Fills the form with the server version. */
    takeServerVersion: (): void => {
      if (known.current) form.reset(valuesOf(known.current));
      setRefused(null);
    },
  };
}

const fail = (title: string, error: unknown): void =>
  toastFailure(title, messageOf(error, 'Please try again later.'));

/** Holds the entry on which the next change is based; null if there is none. */
function useKnownEntry<Entry extends { version: number }, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { entry, valuesOf }: EntryOptions<Entry, Values>,
) {
  const known = useRef(entry);
  const [isKnown, setIsKnown] = useState(entry !== null);
  const { isDirty } = form.formState;
  const keep = (now: Entry, before: Values): void => {
    keepUnsavedInput(form, before, valuesOf(now));
    known.current = now;
  };
  const lose = (): void => {
    known.current = null;
    setIsKnown(false);
  };
  useEffect(() => {
    if (entry === null || known.current === null || entry.version <= known.current.version) return;
    // Following while input is unsaved would hide from the admin that another one has changed the same.
    const before = valuesOf(known.current);
    if (!isDirty || JSON.stringify(before) === JSON.stringify(valuesOf(entry))) keep(entry, before);
  });
  return { known, isKnown, keep, lose };
}
