import type { UseFormReturn } from 'react-hook-form';
import type { EntryValues } from './conflict';

/**
 * Puts the server version into the untouched fields and keeps the input of the others. Saving again therefore
 * never reverts what another admin has changed.
 */
export function keepUnsavedInput(
  form: UseFormReturn<EntryValues>,
  began: EntryValues,
  serverVersion: EntryValues,
): void {
  const typed = Object.entries(form.getValues()).filter(([name, value]) => value !== began[name]);
  form.reset(serverVersion);
  for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
}
