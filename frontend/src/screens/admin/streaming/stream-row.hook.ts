import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { removeStreamRow, saveStreamRow, streamRowNow } from '../../../api/admin-stream-content';
import type { NewStreamRows, StreamListName, StreamRows } from '../../../api/admin-stream-content';
import type { RowDialogProps } from '../editing/entry.dialog';
import { useEntry } from '../editing/entry.hook';

/** Saves or removes the row of a form in a list of the livestream's page. */
export function useStreamRow<Name extends StreamListName, Values extends FieldValues>(
  list: Name,
  form: UseFormReturn<Values>,
  { row, onClose }: Pick<RowDialogProps<StreamRows[Name]>, 'row' | 'onClose'>,
  valuesOf: (row: StreamRows[Name]) => Values,
  rowOf: (values: Values) => NewStreamRows[Name],
) {
  const client = useQueryClient();
  return useEntry<StreamRows[Name], Values>(form, {
    entry: row,
    valuesOf,
    save: (values, known) => saveStreamRow(client, list, known, rowOf(values)),
    remove: (known) => removeStreamRow(client, list, known),
    reload: ({ id }) => streamRowNow(client, list, id),
    onDone: onClose,
  });
}
