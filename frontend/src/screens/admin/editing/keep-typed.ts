import type { UseFormReturn } from 'react-hook-form';
import type { EntryValues } from './overtaken';

/**
 * Puts theirs into the fields that were not touched here and leaves what was typed in the others, so that saving again
 * never puts back what somebody else has changed.
 */
export function keepTyped(form: UseFormReturn<EntryValues>, began: EntryValues, theirs: EntryValues): void {
  const typed = Object.entries(form.getValues()).filter(([name, value]) => value !== began[name]);
  form.reset(theirs);
  for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
}
