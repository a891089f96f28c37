import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { removeStreamRow, saveStreamRow, streamRowNow } from '../../../api/admin-livestream-lists';
import type { NewStreamRows, StreamListName, StreamRows } from '../../../api/admin-livestream-lists';
import type { RowDialogProps } from '../editing/entry.dialog';
import { useEntry } from '../editing/entry.hook';

/** For a form that holds a row as it is. */
export const identity = <Value>(value: Value): Value => value;

type ListDialogProps<Name extends StreamListName> = Pick<RowDialogProps<StreamRows[Name]>, 'row' | 'onClose'>;

/**
 * The form of a row in a list of the livestream's page, which saves or removes it.
 *
 * @param blank the fields of a new row
 */
export function useStreamRow<Name extends StreamListName, Values extends FieldValues>(
  list: Name,
  { row, onClose }: ListDialogProps<Name>,
  blank: Values,
  valuesOf: (row: StreamRows[Name]) => Values,
  rowOf: (values: Values) => NewStreamRows[Name],
) {
  const client = useQueryClient();
  const form = useForm<Values>({
    defaultValues: (row ? valuesOf(row) : blank) as DefaultValues<Values>,
    shouldUnregister: true,
  });
  const entry = useEntry<StreamRows[Name], Values>(form, {
    entry: row,
    valuesOf,
    save: (values, known) => saveStreamRow(client, list, known, rowOf(values)),
    remove: (known) => removeStreamRow(client, list, known),
    reload: ({ id }) => streamRowNow(client, list, id),
    onDone: onClose,
  });
  return { form, entry };
}
