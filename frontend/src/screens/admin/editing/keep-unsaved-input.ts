import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server version into the untouched fields and keeps the input of the others. Saving again therefore
 * never reverts what another admin has changed.
 *
 * @param before values of the fields before anything was typed
 */
export function keepUnsavedInput<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  before: Values,
  serverVersion: Values,
): void {
  const names = Object.keys(form.getValues()) as Path<Values>[];
  const typed = names
    .map((name) => [name, form.getValues(name)] as const)
    .filter(([name, value]) => value !== before[name]);
  form.reset(serverVersion);
  for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
}
