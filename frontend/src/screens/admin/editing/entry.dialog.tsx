import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { EntryControl } from './entry-control';
import type { EntryField } from './entry-field';
import { OvertakenNote } from './overtaken-note';
import type { EntryValues } from './overtaken';
import { useSaving } from './saving.hook';
import './editing.css';

export interface EntryDialogProps {
  title: string;
  description?: string;
  fields: readonly EntryField[];
  initial: EntryValues;
  /** Throws `OvertakenError` when somebody else was faster; the next call then knows of theirs. */
  save: (values: EntryValues) => Promise<unknown>;
  remove?: { question: string; work: () => Promise<unknown> } | undefined;
  /** Looks at what stands below the fields, before anything is sent; says by itself what is wrong. */
  check?: () => boolean;
  onClose: () => void;
  /** Stands below the fields. */
  children?: ReactNode;
}

/** One entry of a list in a window, to be written, changed or removed. */
export function EntryDialog(props: EntryDialogProps) {
  const { title, description, fields, initial, save, remove, check, onClose, children } = props;
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm<EntryValues>({ defaultValues: initial });
  const saving = useSaving(form, save, onClose, 'Saved', check);
  const removal = useSaving(form, async () => remove?.work(), onClose, 'Removed');
  const { overtaken } = saving;
  const theirs = overtaken?.theirs;
  const isPending = saving.isPending || removal.isPending;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={title}
      description={description}
    >
      <form noValidate className="entry-form" onSubmit={saving.submit}>
        {overtaken && <OvertakenNote onShowTheirs={theirs ? () => saving.take(theirs) : undefined} />}
        {fields.map((field) => (
          <EntryControl key={field.name} form={form} field={field} />
        ))}
        {children}
        <div className="entry-form__actions">
          {remove && (
            <Button variant="danger" size="small" onClick={() => setIsAsked(true)}>
              <Trash size={18} aria-hidden="true" />
              Remove
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="go"
            size="small"
            isPending={saving.isPending}
            pendingLabel="Saving..."
          >
            Save
          </Button>
        </div>
      </form>
      {remove && (
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={setIsAsked}
          title="Remove it?"
          description={remove.question}
          confirmLabel="Remove"
          isPending={removal.isPending}
          pendingLabel="Removing..."
          onConfirm={() => removal.begin(form.getValues(), () => setIsAsked(false))}
        />
      )}
    </Dialog>
  );
}
